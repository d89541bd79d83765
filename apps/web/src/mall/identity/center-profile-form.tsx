import { editProfile, genders, type UserRow } from '@kouan/contract';
import { Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { useRule } from '../../lib/validators.ts';
import { useEditProfile } from './center-api.ts';
import styles from './center-page.module.css';
import { ProblemNote } from './problem-note.tsx';
import { useSubmit } from './use-submit.ts';

/** What the genders are called here, in the order of the contract. */
const genderWords = ['profile.male', 'profile.female'] as const;

export function CenterProfileForm({ user }: { user: UserRow }) {
  const { t } = useTranslation('account');
  const edit = useEditProfile();
  const phoneRule = useRule('phone');
  const { problem, submit } = useSubmit(async (body: Parameters<typeof edit>[0]) => {
    await edit({ ...body, gender: body.gender ?? null, phone: body.phone ?? null });
    notify({ kind: 'success', title: t('profile.saved') });
  });
  const initial = { nickName: user.nickName, phone: user.phone, gender: user.gender };
  return (
    <Form schema={editProfile.body} initial={initial} onSubmit={submit} className={styles['form']}>
      <TextField name="nickName" label={t('nickName')} autoComplete="nickname" maxLength={30} />
      <TextField name="phone" label={t('phone')} type="tel" autoComplete="tel" maxLength={30} check={phoneRule} />
      <SelectField
        name="gender"
        label={t('gender')}
        placeholder={t('profile.open')}
        choices={genders.map((value, index) => ({ value, label: t(genderWords[index] ?? 'profile.open') }))}
      />
      <ProblemNote problem={problem} />
      <SubmitButton>{t('profile.save')}</SubmitButton>
    </Form>
  );
}
