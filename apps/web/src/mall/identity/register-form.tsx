import { Link } from 'react-router';
import { CheckboxField, Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useRule } from '../../lib/validators.ts';
import { CodeField } from './code-field.tsx';
import { registrations, type Role, useRegister, useSendRegistrationCode } from './identity-api.ts';
import { LicenseField } from './license-field.tsx';
import { NewPasswordFields } from './password-fields.tsx';
import { ProblemNote } from './problem-note.tsx';
import styles from './register-page.module.css';
import { useSubmit } from './use-submit.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type RegisterProps = {
  role: Role;
  /** On the way somewhere: a purchaser is logged in at once. */
  goOn: boolean;
  onDone: (done: { username: string; isLoggedIn: boolean }) => void;
};

/** Everything a role is asked for; partners also show their licence. */
export function RegisterForm({ role, goOn, onDone }: RegisterProps) {
  const { t } = useTranslation('identity');
  const register = useRegister(role);
  const send = useSendRegistrationCode();
  const nameRule = useRule('userName');
  const emailRule = useRule('email');
  const phoneRule = useRule('phone');
  const { problem, submit } = useSubmit(async (form: Parameters<typeof register>[0]) => {
    const isLoggedIn = await register({ ...form, goOn });
    onDone({ username: form.username.trim(), isLoggedIn });
  });
  return (
    <Form
      schema={registrations[role].body}
      initial={{ registrationAgreement: false, termsOfService: false }}
      onSubmit={submit}
      className={styles['fields']}
    >
      <TextField
        name="username"
        label={t('register.username')}
        hint={t('register.usernameHint')}
        autoComplete="username"
        maxLength={30}
        check={nameRule}
      />
      <TextField
        name="nickName"
        label={t(role === 'purchaser' ? 'register.nickName' : 'register.company')}
        autoComplete={role === 'purchaser' ? 'nickname' : 'organization'}
        maxLength={30}
      />
      <TextField
        name="email"
        label={t('register.email')}
        type="email"
        autoComplete="email"
        maxLength={100}
        check={emailRule}
      />
      <CodeField send={(email) => send.mutateAsync({ body: { email } })} />
      <NewPasswordFields names={{ password: 'password', confirm: 'confirmPassword' }} label={t('register.password')} />
      <TextField
        name="phone"
        label={t('register.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        check={(value) => phoneRule(textOf(value))}
      />
      {role === 'purchaser' ? null : <LicenseField name="licenses" label={t('register.license')} />}
      <Agreements />
      <ProblemNote problem={problem} className={styles['wide']} />
      <div className={styles['wide']}>
        <SubmitButton size="large">{t('register.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

function Agreements() {
  const { t } = useTranslation('identity');
  return (
    <div className={styles['agreements']}>
      <CheckboxField name="registrationAgreement" label={t('register.registrationAgreement')} mustBeOn>
        {t('register.agreeTo')} <Guide name="agreement" />
      </CheckboxField>
      <CheckboxField name="termsOfService" label={t('register.termsOfService')} mustBeOn>
        {t('register.agreeTo')} <Guide name="terms" /> {t('register.agreeAnd')} <Guide name="prohibited" />
      </CheckboxField>
    </div>
  );
}

/** Opens beside the form, so that nothing typed is lost. */
function Guide({ name }: { name: 'agreement' | 'terms' | 'prohibited' }) {
  const { t } = useTranslation('identity');
  return (
    <Link to={`/createGuide/${name}`} target="_blank">
      {t(`register.guide.${name}`)}
    </Link>
  );
}
