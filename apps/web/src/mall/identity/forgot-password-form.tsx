import { resetForgottenPassword } from '@kouan/contract';
import { Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useRule } from '../../lib/validators.ts';
import { CodeField } from './code-field.tsx';
import { useResetPassword, useSendPasswordCode } from './identity-api.ts';
import styles from './login-page.module.css';
import { NewPasswordFields } from './password-fields.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useSubmit } from './use-submit.ts';

export function ForgotPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('identity');
  const send = useSendPasswordCode();
  const reset = useResetPassword();
  const emailRule = useRule('email');
  const { problem, submit } = useSubmit((body: Parameters<typeof reset.mutateAsync>[0]['body']) =>
    reset.mutateAsync({ body }),
  );
  return (
    <Form schema={resetForgottenPassword.body} onSubmit={submit} onDone={onDone} className={styles['fields']}>
      <TextField
        name="email"
        label={t('register.email')}
        type="email"
        icon="user"
        autoComplete="email"
        maxLength={254}
        check={emailRule}
      />
      <CodeField hint={t('forgot.codeHint')} send={(email) => send.mutateAsync({ query: { email } })} />
      <NewPasswordFields names={{ password: 'password', confirm: 'confirmPassword' }} label={t('forgot.newPassword')} />
      <ProblemNote problem={problem} />
      <SubmitButton size="large" isBlock>
        {t('forgot.submit')}
      </SubmitButton>
    </Form>
  );
}
