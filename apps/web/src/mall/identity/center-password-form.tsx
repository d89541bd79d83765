import { changePassword } from '@kouan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Type } from 'typebox';
import { Form, PasswordField, SubmitButton } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { endSession } from '../../lib/session.ts';
import { Note } from '../../ui/note.tsx';
import { useChangePassword } from './center-api.ts';
import styles from './center-page.module.css';
import { NewPasswordFields } from './password-fields.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useSubmit } from './use-submit.ts';

/** What the call takes, and the new password once more. */
const schema = Type.Object({ ...changePassword.body.properties, confirmPass: Type.String() });

/** A new password ends every session, this one too: the log-in follows. */
export function CenterPasswordForm() {
  const { t } = useTranslation('account');
  const change = useChangePassword();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { problem, submit } = useSubmit(({ oldPass, newPass }: { oldPass: string; newPass: string }) =>
    change.mutateAsync({ body: { oldPass, newPass } }),
  );
  function handleDone() {
    void navigate('/login?reset=1');
    endSession();
    client.clear();
  }
  return (
    <Form schema={schema} onSubmit={submit} onDone={handleDone} className={styles['form']}>
      <Note>{t('password.hint')}</Note>
      <PasswordField name="oldPass" label={t('password.old')} />
      <NewPasswordFields names={{ password: 'newPass', confirm: 'confirmPass' }} label={t('password.new')} />
      <ProblemNote problem={problem} />
      <SubmitButton>{t('password.submit')}</SubmitButton>
    </Form>
  );
}
