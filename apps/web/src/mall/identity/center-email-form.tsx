import { changeEmail } from '@kouan/contract';
import { Type } from 'typebox';
import { Form, PasswordField, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { useRule } from '../../lib/validators.ts';
import { useChangeEmail, useSendEmailChangeCode } from './center-api.ts';
import styles from './center-page.module.css';
import { CodeField } from './code-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useSubmit } from './use-submit.ts';

const schema = Type.Object({ ...changeEmail.body.properties, code: Type.String() });

/** Another address counts once its code is known, and the password says that it is the owner who asks. */
export function CenterEmailForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const send = useSendEmailChangeCode();
  const change = useChangeEmail();
  const emailRule = useRule('email');
  const { problem, submit } = useSubmit(async (form: Parameters<typeof change>[0]) => {
    await change(form);
    notify({ kind: 'success', title: t('mail.changed', { email: form.email }) });
  });
  return (
    <Form schema={schema} onSubmit={submit} className={styles['form']}>
      <p className="muted">{t('mail.now', { email })}</p>
      <TextField
        name="email"
        label={t('mail.new')}
        type="email"
        autoComplete="email"
        maxLength={254}
        check={emailRule}
      />
      <CodeField send={(address) => send.mutateAsync({ query: { email: address } })} />
      <PasswordField name="password" label={t('mail.password')} />
      <ProblemNote problem={problem} />
      <SubmitButton>{t('mail.submit')}</SubmitButton>
    </Form>
  );
}
