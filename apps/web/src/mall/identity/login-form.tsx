import { login } from '@kouan/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { CheckboxField, Form, PasswordField, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { CaptchaPicture } from './captcha-picture.tsx';
import { useCaptcha, useLogIn } from './identity-api.ts';
import styles from './login-page.module.css';
import { useFailureText } from './use-failure-text.ts';

/** A captcha is used up by every try: after a failed one there is a new picture, and its old answer is selected to be typed over. */
export function LoginForm({ username }: { username: string }) {
  const { t } = useTranslation('identity');
  const captcha = useCaptcha();
  const logIn = useLogIn();
  const textOf = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);

  async function handleSubmit(body: Parameters<typeof logIn>[0]) {
    setProblem(null);
    try {
      // Whoever is faster than the picture waits for it: without its number no try can succeed.
      const { data } = captcha.data ? captcha : await captcha.refetch();
      await logIn({ ...body, uuid: data?.uuid ?? '' });
    } catch (error) {
      void captcha.refetch();
      const isFieldError = error instanceof ApiError && Object.keys(error.fields).length > 0;
      setProblem(isFieldError ? null : textOf(error));
      if (!isFieldError) box.current?.querySelector<HTMLInputElement>('input[name="code"]')?.select();
      throw error;
    }
  }

  return (
    <div ref={box} className={styles['fields']}>
      <Form schema={login.body} initial={{ username, rememberMe: false }} onSubmit={handleSubmit}>
        <TextField name="username" label={t('login.username')} icon="user" autoComplete="username" maxLength={100} />
        <PasswordField name="password" label={t('login.password')} icon="key" />
        <div className={styles['captcha']}>
          <TextField name="code" label={t('login.captcha')} icon="shield" autoComplete="off" maxLength={20} />
          <CaptchaPicture captcha={captcha} />
        </div>
        {problem === null ? null : (
          <div role="alert">
            <Note tone="bad">{problem}</Note>
          </div>
        )}
        <CheckboxField name="rememberMe" label={t('login.remember')} className={styles['remember'] ?? ''} />
        <SubmitButton size="large" isBlock>
          {t('login.submit')}
        </SubmitButton>
      </Form>
    </div>
  );
}
