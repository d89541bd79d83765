import { useState } from 'react';
import { useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useSendLoginCode } from './identity-api.ts';
import styles from './login-page.module.css';
import { useFailureText } from './use-failure-text.ts';

type LoginCodeProps = { isMailed: boolean; onMailed: (uuid: string) => void; onPicture: () => void };

/** For those who cannot see the picture: a code by mail to the account of the name that stands in the form. */
export function LoginCode({ isMailed, onMailed, onPicture }: LoginCodeProps) {
  const { t } = useTranslation('identity');
  const typed = useFormValue('username');
  const username = typeof typed === 'string' ? typed.trim() : '';
  const send = useSendLoginCode();
  const textOf = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);

  async function handleSend() {
    if (username === '') return setProblem(t('login.nameFirst'));
    setProblem(null);
    try {
      onMailed((await send.mutateAsync({ body: { username } })).uuid);
    } catch (error) {
      setProblem(textOf(error));
    }
  }
  return (
    <div className={styles['wayRound']}>
      {isMailed ? (
        <>
          <p role="status">{t('login.codeMailed')}</p>
          <Button kind="text" size="small" onClick={onPicture}>
            {t('login.backToPicture')}
          </Button>
        </>
      ) : (
        <Button kind="text" size="small" isBusy={send.isPending} onClick={() => void handleSend()}>
          {t('login.mailCode')}
        </Button>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}
