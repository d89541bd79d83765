import type { UserRow } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';

type ActionsOf = (user: UserRow) => readonly RowAction[];

export function UserState({ user }: { user: UserRow }) {
  const { t } = useTranslation('admin-identity');
  return <Tag tone={user.enabled ? 'done' : 'off'}>{t(user.enabled ? 'user.on' : 'user.off')}</Tag>;
}

export function useUserColumns(actionsOf: ActionsOf, onOpen: (user: UserRow) => void): ListColumn<UserRow>[] {
  const { t } = useTranslation('admin-identity');
  return [
    {
      title: t('user.username'),
      key: 'username',
      fixed: 'left',
      sorter: true,
      render: (_, user) => (
        <Button kind="text" size="small" onClick={() => onOpen(user)}>
          {user.username}
        </Button>
      ),
    },
    { title: t('user.nickName'), key: 'nickName', render: (_, user) => user.nickName },
    {
      title: t('user.buyerCode'),
      key: 'buyerCode',
      render: (_, user) => <span className="mono">{user.buyerCode}</span>,
    },
    {
      title: t('user.roles'),
      key: 'roles',
      render: (_, user) => user.roles.map(({ name }) => name).join(', '),
    },
    { title: t('user.email'), key: 'email', render: (_, user) => user.email },
    { title: t('user.phone'), key: 'phone', render: (_, user) => <span className="num">{user.phone}</span> },
    { title: t('user.dept'), key: 'dept', hidden: true, render: (_, user) => user.dept.name },
    {
      title: t('user.job'),
      key: 'job',
      hidden: true,
      render: (_, user) => user.jobs.map(({ name }) => name).join(', '),
    },
    { title: t('admin-parts:status'), key: 'enabled', render: (_, user) => <UserState user={user} /> },
    {
      title: t('admin-parts:list.createdAt'),
      key: 'createTime',
      sorter: true,
      render: (_, user) => <span className="num muted">{user.createTime}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, user) => <RowActions name={user.username} actions={actionsOf(user)} />,
    },
  ];
}

export function UserCard({ user, actions }: { user: UserRow; actions: readonly RowAction[] }) {
  return (
    <CardRow
      title={user.username}
      tag={<UserState user={user} />}
      lines={[
        `${user.nickName} ${user.buyerCode ?? ''}`,
        user.roles.map(({ name }) => name).join(', '),
        `${user.email} ${user.phone}`,
      ]}
      actions={<RowActions name={user.username} actions={actions} />}
    />
  );
}
