import { languages } from '@kouan/contract';
import { useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { fetchFile } from '../../lib/fetch-file.ts';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { formatDate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { keepFile } from '../../lib/keep-file.ts';
import { currentToken } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, SelectInput, TextInput } from '../../ui/field.tsx';
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
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const codeError =
    isTried && wish.buyerCode.trim() === '' ? t('common:field.required', { label: t('journal.buyerCode') }) : undefined;
  async function fetchAs(kind: Kind) {
    setTried(true);
    if (wish.buyerCode.trim() === '') return focusFirstWrong(fields.current);
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
      <div ref={fields} className={styles['fields']}>
        <Field id={`${id}-code`} label={t('journal.buyerCode')} isRequired error={codeError}>
          <TextInput
            id={`${id}-code`}
            {...describe({ id: `${id}-code`, error: codeError })}
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
          <Button key={kind} icon="download" isBusy={busy === kind} onClick={() => void fetchAs(kind)}>
            {t(`statement.${kind}`)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
