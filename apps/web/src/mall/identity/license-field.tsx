import { useState } from 'react';
import { type FieldInput, useField } from '../../lib/form-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureDrop } from '../../shared/file-upload.tsx';
import { IconButton } from '../../ui/button.tsx';
import { describe, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type License, sendLicense } from './identity-api.ts';
import styles from './register-page.module.css';

const maxLicenses = 5;

/** Pictures of a business licence, at least one with the `others` that are there already: the field's value is the list of their stored names. */
export function LicenseField({ name, label, others = 0 }: FieldInput & { others?: number }) {
  const { t } = useTranslation('identity');
  const [licenses, setLicenses] = useState<readonly License[]>([]);
  const hint = t('register.licenseHint', { max: maxLicenses });
  const field = useField({
    name,
    label,
    check: (value) =>
      others + (Array.isArray(value) ? value.length : 0) > 0 ? undefined : t('register.licenseMissing'),
  });
  function put(next: readonly License[]) {
    setLicenses(next);
    field.change(next.length > 0 ? next.map(({ realName }) => realName) : undefined);
  }
  const { 'aria-describedby': describedBy } = describe({ id: field.id, hint, error: field.error });
  return (
    <Field id={field.id} label={label} isRequired={others === 0} hint={hint} error={field.error}>
      {licenses.length > 0 ? (
        <ul className={styles['licenses']}>
          {licenses.map((license) => (
            <li key={license.realName}>
              <Icon name="document" size={16} />
              <span>{license.name}</span>
              <IconButton
                icon="close"
                size={14}
                label={t('register.removeLicense', { name: license.name })}
                onClick={() => put(licenses.filter((one) => one !== license))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {others + licenses.length < maxLicenses ? (
        <PictureDrop
          key={licenses.length}
          id={field.id}
          name={name}
          label={label}
          picture={null}
          send={sendLicense}
          onChange={(license) => (license ? put([...licenses, license]) : undefined)}
          isInvalid={field.error !== undefined}
          describedBy={describedBy}
        />
      ) : null}
    </Field>
  );
}
