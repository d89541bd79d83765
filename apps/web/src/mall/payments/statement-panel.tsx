import { useId, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { fetchFile } from '../../lib/fetch-file.ts';
import { formatDate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { keepFile } from '../../lib/keep-file.ts';
import { currentToken } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { isUsablePeriod, type Period, type PeriodKind, periodKinds, periodOf } from './statement-period.ts';
import { statementAddress } from './wallet-api.ts';
import styles from './wallet.module.css';

const languages = ['cn', 'en', 'vi'] as const;
type Kind = 'pdf' | 'xlsx';

/** The statement of account of a period: every payment, refund and posting, with the balances before and after. */
export function StatementPanel() {
  const { t, language } = useTranslation('wallet');
  const id = useId();
  const [today] = useState(() => formatDate(new Date()));
  const [chosen, setChosen] = useState<PeriodKind>('thisMonth');
  const [own, setOwn] = useState<Period>(() => periodOf('thisMonth', today));
  const [documentLanguage, setDocumentLanguage] = useState(language);
  const period = chosen === 'own' ? own : periodOf(chosen, today);
  const isUsable = isUsablePeriod(period);
  const { busy, problem, fetchStatement } = useStatement();
  const fetchAs = (kind: Kind) => void fetchStatement(kind, { ...period, language: documentLanguage });
  const off = isUsable ? {} : { disabled: true, 'aria-describedby': `${id}-wrong` };
  return (
    <Panel title={t('statement.title')} className={styles['section'] ?? ''}>
      <p className="muted">{t('statement.hint')}</p>
      <div className={styles['period']}>
        <Field id={`${id}-period`} label={t('statement.period')}>
          <SelectInput
            id={`${id}-period`}
            value={chosen}
            choices={periodKinds.map((kind) => ({ value: kind, label: t(`statement.kinds.${kind}`) }))}
            onChange={({ target }) => setChosen(periodKinds.find((kind) => kind === target.value) ?? 'thisMonth')}
          />
        </Field>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} id={`${id}-${end}`} label={t(`statement.${end}`)}>
            <TextInput
              id={`${id}-${end}`}
              type="date"
              value={period[end]}
              aria-invalid={isUsable ? undefined : true}
              aria-describedby={isUsable ? undefined : `${id}-wrong`}
              onChange={({ target }) => {
                setOwn({ ...period, [end]: target.value });
                setChosen('own');
              }}
            />
          </Field>
        ))}
        <Field id={`${id}-language`} label={t('statement.language')}>
          <SelectInput
            id={`${id}-language`}
            value={documentLanguage}
            choices={languages.map((one) => ({ value: one, label: t(`statement.languages.${one}`) }))}
            onChange={({ target }) => setDocumentLanguage(languages.find((one) => one === target.value) ?? language)}
          />
        </Field>
      </div>
      <div id={`${id}-wrong`} role="status">
        {isUsable ? null : <Note tone="warning">{t('statement.periodWrong')}</Note>}
      </div>
      {problem === '' ? null : (
        <div role="alert">
          <Note tone="bad">{problem}</Note>
        </div>
      )}
      <div className={styles['acts']}>
        <Button icon="download" isBusy={busy === 'pdf'} {...off} onClick={() => fetchAs('pdf')}>
          {t('statement.pdf')}
        </Button>
        <Button icon="download" isBusy={busy === 'xlsx'} {...off} onClick={() => fetchAs('xlsx')}>
          {t('statement.xlsx')}
        </Button>
      </div>
    </Panel>
  );
}

function useStatement() {
  const { t } = useTranslation('wallet');
  const [busy, setBusy] = useState<Kind | null>(null);
  const [problem, setProblem] = useState('');
  async function fetchStatement(kind: Kind, wish: Parameters<typeof statementAddress>[1]) {
    setBusy(kind);
    setProblem('');
    try {
      const file = await fetchFile(statementAddress(kind, wish), {
        token: currentToken(),
        signal: AbortSignal.timeout(fetchTimeoutMs),
        onProgress: () => undefined,
      });
      keepFile(file, `${t('statement.fileName')}-${wish.from}-${wish.to}.${kind}`);
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t('statement.failed'));
    } finally {
      setBusy(null);
    }
  }
  return { busy, problem, fetchStatement };
}
const fetchTimeoutMs = 60_000;
