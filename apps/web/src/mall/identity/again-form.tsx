import { type RejectedRegistration, sendRegistrationAgain } from '@kouan/contract';
import { useState } from 'react';
import { Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useRule } from '../../lib/validators.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { useSendRegistrationAgain } from './identity-api.ts';
import { LicenseField } from './license-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import styles from './register-page.module.css';
import { useSubmit } from './use-submit.ts';

type AgainFormProps = { registration: RejectedRegistration; ticket: string; onDone: () => void };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was sent, filled in again below the reason of its refusal. Username and e-mail stay as they are. */
export function AgainForm({ registration, ticket, onDone }: AgainFormProps) {
  const { t } = useTranslation('identity');
  const send = useSendRegistrationAgain();
  const phoneRule = useRule('phone');
  const [kept, setKept] = useState(registration.licenses);
  const { problem, submit } = useSubmit(async ({ nickName, phone, licenses }: Fields) => {
    const keptLicenses = kept.map(({ id }) => id);
    await send.mutateAsync({ body: { ticket, nickName, phone, licenses: licenses ?? [], keptLicenses } });
    onDone();
  });
  const { nickName, phone, username, email, reason } = registration;
  return (
    <Form
      schema={sendRegistrationAgain.body}
      initial={{ nickName, phone, licenses: [] }}
      onSubmit={submit}
      className={styles['fields']}
    >
      <div className={styles['wide']}>
        <Note tone="bad">{t('again.reason', { reason })}</Note>
      </div>
      <dl className={styles['fixed']}>
        <dt>{t('register.username')}</dt>
        <dd>{username}</dd>
        <dt>{t('register.email')}</dt>
        <dd>{email}</dd>
      </dl>
      <TextField name="nickName" label={t('register.company')} autoComplete="organization" maxLength={30} />
      <TextField
        name="phone"
        label={t('register.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        check={(value) => phoneRule(textOf(value))}
      />
      {kept.length === 0 ? null : (
        <section className={styles['wide']} aria-label={t('again.keptLicenses')}>
          <p>{t('again.keptLicenses')}</p>
          <ul className={styles['licenses']}>
            {kept.map((license) => (
              <li key={license.id}>
                <Icon name="document" size={16} />
                <a href={license.url} target="_blank" rel="noreferrer">
                  {license.name}
                </a>
                <IconButton
                  icon="close"
                  size={14}
                  label={t('register.removeLicense', { name: license.name })}
                  onClick={() => setKept(kept.filter((one) => one !== license))}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LicenseField
        name="licenses"
        label={t(kept.length === 0 ? 'register.license' : 'again.moreLicenses')}
        others={kept.length}
      />
      <ProblemNote problem={problem} className={styles['wide']} />
      <div className={styles['wide']}>
        <SubmitButton size="large">{t('again.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

type Fields = { nickName: string; phone: string; licenses?: string[] };
