import { PasswordField, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useRule } from '../../lib/validators.ts';

type Names = { password: string; confirm: string };

/** A new password and once more the same. */
export function NewPasswordFields({ names, label }: { names: Names; label: string }) {
  const { t } = useTranslation('identity');
  const rule = useRule('password');
  const password = useFormValue(names.password);
  return (
    <>
      <PasswordField
        name={names.password}
        label={label}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
        check={rule}
      />
      <PasswordField
        name={names.confirm}
        label={t('register.confirmPassword')}
        autoComplete="new-password"
        check={(value) => (value === password ? undefined : t('register.passwordsDiffer'))}
      />
    </>
  );
}
