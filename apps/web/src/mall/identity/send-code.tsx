import { isEmail } from '@kouan/domain';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useSendRegistrationCode } from './identity-api.ts';
import styles from './register-page.module.css';
import { useFailureText } from './use-failure-text.ts';

const pauseSeconds = 60;

/** Sends the code to the address typed into the same form; again after a minute. */
export function SendCode() {
  const { t } = useTranslation('identity');
  const typed = useFormValue('email');
  const email = typeof typed === 'string' ? typed.trim() : '';
  const send = useSendRegistrationCode();
  const failureText = useFailureText();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [sentTo, setSentTo] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function handleSend() {
    if (!isEmail(email)) return setProblem(t('register.emailInvalid'));
    setProblem(null);
    try {
      await send.mutateAsync({ body: { email } });
      setSentTo(email);
      setSecondsLeft(pauseSeconds);
    } catch (error) {
      setProblem(error instanceof ApiError && error.fields['email'] ? error.fields['email'] : failureText(error));
    }
  }

  const isWaiting = secondsLeft > 0;
  return (
    <>
      <Button
        className={styles['send'] ?? ''}
        disabled={isWaiting}
        isBusy={send.isPending}
        onClick={() => void handleSend()}
      >
        {isWaiting ? t('register.sendAgain', { seconds: secondsLeft }) : t('register.sendCode')}
      </Button>
      {problem === null ? null : (
        <p className={styles['codeProblem']} role="alert">
          {problem}
        </p>
      )}
      {problem === null && sentTo !== '' ? (
        <p className={styles['codeSent']} role="status">
          {t('register.codeSent', { email: sentTo })}
        </p>
      ) : null}
    </>
  );
}
