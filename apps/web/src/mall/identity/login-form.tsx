import { login } from '@kouan/contract';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { CheckboxField, Form, PasswordField, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Note } from '../../ui/note.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { useCaptcha, useLogIn } from './identity-api.ts';
import { LoginCode } from './login-code.tsx';
import styles from './login-page.module.css';
import { rememberedName, rememberName } from './remembered-name.ts';
import { useFailureText } from './use-failure-text.ts';

/** With the right password of a registration that was refused there comes a way to send it again. */
const ticketOf = (error: unknown): string | null =>
  error instanceof ApiError && typeof error.details['ticket'] === 'string' ? error.details['ticket'] : null;

/** A captcha is used up by every try: after a failed one there is a new picture, and its old answer is selected to be typed over. */
export function LoginForm({ username, forgotPath }: { username: string; forgotPath: string }) {
  const { t } = useTranslation('identity');
  const captcha = useCaptcha();
  const logIn = useLogIn();
  const textOf = useFailureText();
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<string | null>(null);
  /** Opens the registration that was refused. */
  const [ticket, setTicket] = useState<string | null>(null);
  /** The number of a code that was mailed instead of the picture. */
  const [mailed, setMailed] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);

  async function handleSubmit(body: Parameters<typeof logIn>[0]) {
    setProblem(null);
    setTicket(null);
    try {
      // Whoever is faster than the picture waits for it: without its number no try can succeed.
      const { data } = captcha.data || mailed ? captcha : await captcha.refetch();
      await logIn({ ...body, uuid: mailed ?? data?.uuid ?? '' });
      rememberName({ username: body.username, isWanted: body.rememberMe === true });
    } catch (error) {
      setMailed(null);
      void captcha.refetch();
      const isFieldError = error instanceof ApiError && Object.keys(error.fields).length > 0;
      setProblem(isFieldError ? null : textOf(error));
      setTicket(ticketOf(error));
      if (!isFieldError) box.current?.querySelector<HTMLInputElement>('input[name="code"]')?.select();
      throw error;
    }
  }

  const remembered = isHydrated ? rememberedName() : { username: '', isWanted: false };
  const initial = { username: username || remembered.username, rememberMe: remembered.isWanted };
  return (
    <div ref={box} className={styles['fields']}>
      <Form key={String(isHydrated)} schema={login.body} initial={initial} onSubmit={handleSubmit}>
        <TextField name="username" label={t('login.username')} icon="user" autoComplete="username" maxLength={100} />
        <PasswordField name="password" label={t('login.password')} icon="key" />
        <div className={mailed === null ? styles['captcha'] : undefined}>
          <TextField
            name="code"
            label={mailed === null ? t('login.captcha') : t('login.mailedCode')}
            icon="shield"
            autoComplete={mailed === null ? 'off' : 'one-time-code'}
            maxLength={20}
          />
          {mailed === null ? <CaptchaPicture captcha={captcha} /> : null}
        </div>
        <LoginCode isMailed={mailed !== null} onMailed={setMailed} onPicture={() => setMailed(null)} />
        {problem === null ? null : (
          <div role="alert">
            <Note tone="bad">
              {problem}
              {ticket === null ? null : (
                <>
                  {' '}
                  <Link to={`/register/again#${ticket}`}>{t('again.link')}</Link>
                </>
              )}
            </Note>
          </div>
        )}
        <div className={styles['remember']}>
          <CheckboxField name="rememberMe" label={t('login.remember')} />
          <Link to={forgotPath}>{t('login.forgot')}</Link>
        </div>
        <SubmitButton size="large" isBlock>
          {t('login.submit')}
        </SubmitButton>
      </Form>
    </div>
  );
}
