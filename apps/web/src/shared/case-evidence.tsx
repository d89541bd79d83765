import { type Language, languages } from '@kouan/contract';
import { useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { fetchFile } from '../lib/fetch-file.ts';
import { useTranslation } from '../lib/i18n.ts';
import { keepFile } from '../lib/keep-file.ts';
import { languageName } from '../lib/language.ts';
import { currentToken } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { SelectInput } from '../ui/field.tsx';
import styles from './case-parts.module.css';

const fetchTimeoutMs = 60_000;
type CaseEvidenceProps = { number: string; addressIn: (language: Language) => string };

/** The case as a PDF to keep, in the language of whoever shall read it. */
export function CaseEvidence({ number, addressIn }: CaseEvidenceProps) {
  const { t, language: own } = useTranslation('aftersales');
  const [language, setLanguage] = useState<Language>(own);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function handleClick() {
    setBusy(true);
    setProblem('');
    try {
      const signal = AbortSignal.timeout(fetchTimeoutMs);
      const wish = { token: currentToken(), signal, onProgress: () => undefined };
      keepFile(await fetchFile(addressIn(language), wish), `${t('evidence.fileName')}-${number}.pdf`);
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t('evidence.failed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={styles['evidence']}>
      <SelectInput
        aria-label={t('evidence.language')}
        choices={languages.map((value) => ({ value, label: languageName[value] }))}
        value={language}
        onChange={(event) => setLanguage(languages.find((one) => one === event.target.value) ?? own)}
      />
      <Button icon="download" isBusy={isBusy} onClick={() => void handleClick()}>
        {t('evidence.act')}
      </Button>
      {problem === '' ? null : <p role="alert">{problem}</p>}
    </div>
  );
}
