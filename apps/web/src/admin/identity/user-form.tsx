import { genders, type MadePassword, type UserRow } from '@kouan/contract';
import { CheckboxField, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { ChecksField } from '../checks-field.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { bodyOfUser, mayGive, UserForm, valuesOfUser } from './user-values.ts';
import { useAddUser, useAllRoles, useEditUser } from './users-api.ts';

type UserDrawerProps = {
  /** The account to change; null for a new one. */
  user: UserRow | null;
  onMade: (passwords: readonly MadePassword[]) => void;
  onClose: () => void;
};

/** Makes or changes an account. The first password of a new one comes back once. */
export function UserDrawer({ user, onMade, onClose }: UserDrawerProps) {
  const { t } = useTranslation('admin-identity');
  const { held, ownId } = useOwn();
  const add = useAddUser();
  const edit = useEditUser();
  const roles = useAllRoles();
  const isOwn = user !== null && user.id === ownId;
  const choicesOfGender = genders.map((value) => ({ value, label: t(`user.genders.${value}`) }));
  const choices = (roles.data ?? []).map((role) => ({
    value: String(role.id),
    label: role.name,
    note: t('role.levelOf', { level: role.level }),
    isDisabled: !mayGive(role, held),
  }));
  async function handleSubmit(values: UserForm) {
    if (user !== null) return edit.act({ body: { id: user.id, ...bodyOfUser(values, { isOwn }) } });
    const made = await add.act({ body: bodyOfUser(values, { isOwn: false }) });
    return onMade([made]);
  }
  return (
    <FormDrawer
      title={user === null ? t('user.add') : t('user.editTitle', { name: user.username })}
      schema={UserForm}
      initial={user === null ? { enabled: true, roles: [] } : valuesOfUser(user)}
      verb={user === null ? t('user.add') : t('common:save')}
      error={user === null ? add.error : edit.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField name="username" label={t('user.username')} autoComplete="off" />
      <TextField name="nickName" label={t('user.nickName')} autoComplete="off" />
      <TextField name="email" label={t('user.email')} type="email" autoComplete="off" />
      <TextField name="phone" label={t('user.phone')} type="tel" autoComplete="off" />
      <SelectField
        name="gender"
        label={t('user.gender')}
        choices={choicesOfGender}
        placeholder={t('user.genders.none')}
      />
      {isOwn ? (
        <p className="muted">{t('user.ownHint')}</p>
      ) : (
        <>
          <ChecksField name="roles" label={t('user.roles')} choices={choices} hint={t('user.rolesHint')} />
          <CheckboxField name="enabled" label={t('user.enabled')} hint={t('user.enabledHint')} />
        </>
      )}
    </FormDrawer>
  );
}

function useOwn() {
  const held = useSession((session) => session.roles);
  const ownId = useSession((session) => session.user?.id);
  return { held, ownId };
}
