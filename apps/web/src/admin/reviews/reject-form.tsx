import type { Texts } from '@kouan/contract';
import { type FormEvent, type Ref, useId, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { htmlLanguage, type Language, languageName, languages } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { describe, FieldMessage, TextAreaInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { Problem } from '../problem.tsx';
import { messageOf } from './judge-review.ts';
import { keyNames } from './review-keys.ts';
import styles from './reviews.module.css';

const maxLength = 500;

type RejectProps = {
  ref: Ref<HTMLFormElement>;
  /** The usual reasons; one of one's own comes after them. */
  reasons: readonly Texts[];
  reject: { isBusy: boolean; error: unknown };
  reasonIndex: number;
  onReason: (index: number) => void;
  onBack: () => void;
  onSend: (message: string) => Promise<unknown>;
};

/** Why not: a usual reason, words of one's own or both, shown as the buyer will read them. */
export function RejectForm({ ref, reasons, reject, reasonIndex, onReason, onBack, onSend }: RejectProps) {
  const { t, language: reader } = useTranslation('admin-reviews');
  const [addition, setAddition] = useState('');
  const [language, setLanguage] = useState<Language>('vi');
  const [isTried, setTried] = useState(false);
  const id = useId();
  const own = reasons.length;
  const at = Math.min(reasonIndex, own);
  const canned = reasons[at]?.[language] ?? '';
  const message = messageOf(canned, addition).slice(0, maxLength);

  const error = isTried && message === '' ? t('reject.empty') : undefined;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (message === '') return focusFirstWrong(event.currentTarget);
    if (reject.isBusy) return;
    // A failed act shows in `Problem`, and the form stays as it is.
    onSend(message).catch(() => undefined);
  }
  return (
    <form ref={ref} aria-label={t('reject.title')} onSubmit={handleSubmit}>
      <fieldset className={styles['reasons']}>
        <legend>{t('reject.title')}</legend>
        {[...reasons.map((texts) => texts[reader]), t('reason.other')].map((text, index) => (
          <label key={text} className={classNames(index === at && styles['on'])}>
            <input type="radio" name="reason" checked={index === at} onChange={() => onReason(index)} />
            {text}
            <kbd aria-hidden="true">{index + 1}</kbd>
          </label>
        ))}
      </fieldset>
      <TextAreaInput
        rows={2}
        {...describe({ id, error })}
        aria-label={t('reject.addition')}
        placeholder={t('reject.addition')}
        maxLength={maxLength}
        value={addition}
        onChange={(event) => setAddition(event.target.value)}
      />
      <FieldMessage id={id} error={error} />
      <div className={styles['preview']}>
        <span className="muted">{t('reject.buyerReads')}</span>
        <Segmented
          items={languages.map((key) => ({ key, label: languageName[key] }))}
          active={language}
          onChange={(key) => setLanguage(languages.find((one) => one === key) ?? language)}
          label={t('reject.language')}
        />
        <p lang={htmlLanguage[language]}>{message || <span className="muted">{t('reject.empty')}</span>}</p>
        {canned === '' ? null : <small className="muted">{t('reject.translated')}</small>}
      </div>
      <Problem error={reject.error} />
      <div className={styles['buttons']}>
        <Button type="submit" kind="dangerSolid" isBusy={reject.isBusy}>
          {t('reject.send')}
          <kbd aria-hidden="true">{keyNames.send}</kbd>
        </Button>
        <Button onClick={onBack}>
          {t('common:back')}
          <kbd aria-hidden="true">{keyNames.back}</kbd>
        </Button>
      </div>
    </form>
  );
}
