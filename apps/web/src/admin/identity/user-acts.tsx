import type { MadePassword, UserRow } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { switched } from './user-values.ts';
import { useDeleteUsers, useEditUser, useResetPasswords } from './users-api.ts';

/** What is done with one account or several at once. */
export type UserAct = {
  kind: 'enable' | 'disable' | 'reset' | 'remove';
  users: readonly UserRow[];
  /** Lets the choice go when it is done. */
  clear: () => void;
};
type DialogProps = { act: UserAct; onMade: (passwords: readonly MadePassword[]) => void; onClose: () => void };

/** Asks before switching accounts on or off, making new passwords or deleting. */
export function UserActDialog({ act, onMade, onClose }: DialogProps) {
  const { t } = useTranslation('admin-identity');
  const edit = useEditUser();
  const reset = useResetPasswords();
  const remove = useDeleteUsers();
  const { kind, users, clear } = act;
  const names = users.map(({ username }) => username).join(', ');
  const ids = users.map(({ id }) => id);

  async function switchAll(enabled: boolean) {
    for (const user of users) if (user.enabled !== enabled) await edit.act({ body: switched(user, enabled) });
  }
  async function handleConfirm() {
    if (kind === 'remove') await remove.act({ body: ids });
    else if (kind === 'reset') onMade(await reset.act({ body: ids }));
    else await switchAll(kind === 'enable');
    clear();
  }
  const errors = { enable: edit.error, disable: edit.error, reset: reset.error, remove: remove.error };
  return (
    <ConfirmDialog
      title={t(`user.ask.${kind}`, { count: users.length })}
      consequence={
        <>
          <p>
            <b>{names}</b>
          </p>
          <p>{t(`user.consequence.${kind}`)}</p>
        </>
      }
      verb={t(`user.verb.${kind}`)}
      kind={kind === 'enable' ? 'primary' : 'dangerSolid'}
      error={errors[kind]}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
