import { languages } from '@kouan/contract';
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
import { buyerStatement } from './finance-api.ts';
import styles from './finance.module.css';

const fetchTimeoutMs = 60_000;
type Kind = 'pdf' | 'xlsx';

/** The statement of account of a buyer, for the staff, in the language that the buyer reads. */
export function BuyerStatement() {
  const { t, language } = useTranslation('admin-finance');
  const id = useId();
  const [wish, setWish] = useState(() => {
    const today = formatDate(new Date());
    return { buyerCode: '', from: `${today.slice(0, 8)}01`, to: today, language };
  });
  const [busy, setBusy] = useState<Kind | null>(null);
  const [problem, setProblem] = useState('');
  async function fetchAs(kind: Kind) {
    const { buyerCode, ...query } = { ...wish, buyerCode: wish.buyerCode.trim() };
    setBusy(kind);
    setProblem('');
    try {
      const file = await fetchFile(buyerStatement(kind, buyerCode, query), {
        token: currentToken(),
        signal: AbortSignal.timeout(fetchTimeoutMs),
        onProgress: () => undefined,
      });
      keepFile(file, `${buyerCode}-${wish.from}-${wish.to}.${kind}`);
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t('common:failure.unknown'));
    } finally {
      setBusy(null);
    }
  }
  return (
    <Panel title={t('statement.title')} className={styles['block'] ?? ''}>
      <div className={styles['fields']}>
        <Field id={`${id}-code`} label={t('journal.buyerCode')}>
          <TextInput
            id={`${id}-code`}
            value={wish.buyerCode}
            maxLength={13}
            autoComplete="off"
            onChange={({ target }) => setWish({ ...wish, buyerCode: target.value })}
          />
        </Field>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} id={`${id}-${end}`} label={t(`admin-parts:${end}`)}>
            <TextInput
              id={`${id}-${end}`}
              type="date"
              value={wish[end]}
              onChange={({ target }) => setWish({ ...wish, [end]: target.value })}
            />
          </Field>
        ))}
        <Field id={`${id}-language`} label={t('statement.language')}>
          <SelectInput
            id={`${id}-language`}
            value={wish.language}
            choices={languages.map((one) => ({ value: one, label: t(`statement.languages.${one}`) }))}
            onChange={({ target }) =>
              setWish({ ...wish, language: languages.find((one) => one === target.value) ?? language })
            }
          />
        </Field>
      </div>
      {problem === '' ? null : (
        <div role="alert">
          <Note tone="bad">{problem}</Note>
        </div>
      )}
      <div className={styles['acts']}>
        {(['pdf', 'xlsx'] as const).map((kind) => (
          <Button
            key={kind}
            icon="download"
            isBusy={busy === kind}
            disabled={wish.buyerCode.trim() === ''}
            onClick={() => void fetchAs(kind)}
          >
            {t(`statement.${kind}`)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
