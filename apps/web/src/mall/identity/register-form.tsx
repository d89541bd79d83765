import { registerPurchaser } from '@kouan/contract';
import { isEmail, isPassword, normalizePhone } from '@kouan/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { CheckboxField, Form, PasswordField, SubmitButton, TextField, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { useRegisterPurchaser } from './identity-api.ts';
import styles from './register-page.module.css';
import { SendCode } from './send-code.tsx';
import { useFailureText } from './use-failure-text.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function RegisterForm({ onDone }: { onDone: (username: string) => void }) {
  const { t } = useTranslation('identity');
  const register = useRegisterPurchaser();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);

  async function handleSubmit(body: Parameters<typeof register.mutateAsync>[0]['body']) {
    setProblem(null);
    try {
      await register.mutateAsync({ body });
    } catch (error) {
      const isFieldError = error instanceof ApiError && Object.keys(error.fields).length > 0;
      setProblem(isFieldError ? null : failureText(error));
      throw error;
    }
    onDone(body.username.trim());
  }

  return (
    <Form
      schema={registerPurchaser.body}
      initial={{ registrationAgreement: false, termsOfService: false }}
      onSubmit={handleSubmit}
      className={styles['fields']}
    >
      <TextField
        name="username"
        label={t('register.username')}
        hint={t('register.usernameHint')}
        autoComplete="username"
        maxLength={30}
      />
      <TextField name="nickName" label={t('register.nickName')} autoComplete="nickname" maxLength={30} />
      <TextField
        name="email"
        label={t('register.email')}
        type="email"
        autoComplete="email"
        maxLength={100}
        check={(value) => (isEmail(textOf(value).trim()) ? undefined : t('register.emailInvalid'))}
      />
      <div className={styles['code']}>
        <TextField
          name="code"
          label={t('register.code')}
          placeholder={t('register.codePlaceholder')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <SendCode />
      </div>
      <PasswordField
        name="password"
        label={t('register.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        check={(value) => (isPassword(textOf(value)) ? undefined : t('register.passwordRule'))}
      />
      <ConfirmField />
      <TextField
        name="phone"
        label={t('register.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        check={(value) => (normalizePhone(textOf(value)) === undefined ? t('register.phoneInvalid') : undefined)}
      />
      <div className={styles['agreements']}>
        <CheckboxField name="registrationAgreement" label={t('register.registrationAgreement')} mustBeOn>
          {t('register.agreeTo')} <Guide name="agreement" />
        </CheckboxField>
        <CheckboxField name="termsOfService" label={t('register.termsOfService')} mustBeOn>
          {t('register.agreeTo')} <Guide name="terms" /> {t('register.agreeAnd')} <Guide name="prohibited" />
        </CheckboxField>
      </div>
      {problem === null ? null : (
        <div role="alert" className={styles['wide']}>
          <Note tone="bad">{problem}</Note>
        </div>
      )}
      <div className={styles['wide']}>
        <SubmitButton size="large">{t('register.submit')}</SubmitButton>
      </div>
    </Form>
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

/** Knows what was typed the first time. */
function ConfirmField() {
  const { t } = useTranslation('identity');
  const password = useFormValue('password');
  return (
    <PasswordField
      name="confirmPassword"
      label={t('register.confirmPassword')}
      autoComplete="new-password"
      check={(value) => (value === password ? undefined : t('register.passwordsDiffer'))}
    />
  );
}
