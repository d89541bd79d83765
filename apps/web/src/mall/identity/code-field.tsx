import { isEmail } from '@kouan/domain';
import { useEffect, useId, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { TextField, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import styles from './code-field.module.css';
import { useFailureText } from './use-failure-text.ts';

const pauseSeconds = 60;
type CodeFieldProps = {
  /** Mails a code to the address in the same form's field `email`. */
  send: (email: string) => Promise<unknown>;
  hint?: string;
};

/** The code that was mailed, and the button that mails it: again after a minute. */
export function CodeField({ send, hint }: CodeFieldProps) {
  const { t } = useTranslation('identity');
  const typed = useFormValue('email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  const failureText = useFailureText();
  const sentId = useId();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function handleSend() {
    if (!isEmail(email)) return setProblem(t('validation:email'));
    setProblem(null);
    setSending(true);
    try {
      await send(email);
      setSentTo(email);
      setSecondsLeft(pauseSeconds);
    } catch (error) {
      setProblem(error instanceof ApiError && error.fields['email'] ? error.fields['email'] : failureText(error));
    } finally {
      setSending(false);
    }
  }

  const isWaiting = secondsLeft > 0;
  return (
    <div className={styles['code']}>
      <TextField
        name="code"
        label={t('register.code')}
        placeholder={t('register.codePlaceholder')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <Button
        className={styles['send'] ?? ''}
        disabled={isWaiting}
        aria-describedby={isWaiting ? sentId : undefined}
        isBusy={isSending}
        onClick={() => void handleSend()}
      >
        {isWaiting ? t('register.sendAgain', { seconds: secondsLeft }) : t('register.sendCode')}
      </Button>
      {problem === null ? null : (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      {problem === null && sentTo !== '' ? (
        <p id={sentId} className={styles['sent']} role="status">
          {hint ?? t('register.codeSent', { email: sentTo })}
        </p>
      ) : null}
    </div>
  );
}
