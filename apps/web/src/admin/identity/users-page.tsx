import type { MadePassword, UserRow } from '@kouan/contract';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { AdminHead } from '../admin-head.tsx';
import { DataTable } from '../data-table.tsx';
import { dayRange } from '../day-range.ts';
import { type Filter, FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { RowAction } from '../row-action.ts';
import { MadePasswords } from './made-passwords.tsx';
import { type UserAct, UserActDialog } from './user-acts.tsx';
import { UserAgreements } from './user-agreements.tsx';
import { UserCard, useUserColumns } from './user-columns.tsx';
import { UserDrawer } from './user-form.tsx';
import { useAllRoles, usersWorkbook, useUsers } from './users-api.ts';

/** Everybody with an account: staff and customers, their roles, and whether they may log in. */
export default function UsersPage() {
  const { t, language } = useTranslation('admin-identity');
  const { params, valueOf, change, page, size } = useListAddress();
  const [edited, setEdited] = useState<UserRow | 'new' | null>(null);
  const [act, setAct] = useState<UserAct | null>(null);
  const [made, setMade] = useState<readonly MadePassword[]>([]);
  const sort = valueOf('sort');
  const filter = filterOf(valueOf);
  const query = useUsers({ ...filter, sort, page: page - 1, size });
  const mayEdit = usePermission(['user:edit']);
  const open = (user: UserRow) => (mayEdit ? setEdited(user) : undefined);
  const [agreed, setAgreed] = useState<UserRow | null>(null);
  const actionsOf = useUserActions({ onEdit: setEdited, onAct: setAct, onAgreed: setAgreed });
  const columns = useUserColumns(actionsOf, open);
  const total = query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) });
  const addButton = (
    <Permitted any={['user:add']}>
      <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
        {t('user.add')}
      </Button>
    </Permitted>
  );
  return (
    <>
      <AdminHead component="system/user/index" note={total} actions={addButton} />
      <FilterBar list="users" filters={useFilters()} params={params} onChange={change} />
      <DataTable
        list="users"
        query={query}
        columns={columns}
        rowKey={(user) => user.id}
        label={t('user.title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(user) => <UserCard user={user} actions={actionsOf(user)} />}
        page={page}
        size={size}
        sort={sort}
        onChange={change}
        onOpen={open}
        bulk={{
          any: ['user:edit', 'user:del'],
          actions: (rows, clear) => <BulkButtons onAct={(kind) => setAct({ kind, users: rows, clear })} />,
        }}
        download={{ address: usersWorkbook({ ...filter, sort }), fileName: t('user.title') }}
      />
      {edited === null ? null : (
        <UserDrawer user={edited === 'new' ? null : edited} onMade={setMade} onClose={() => setEdited(null)} />
      )}
      {agreed === null ? null : <UserAgreements user={agreed} onClose={() => setAgreed(null)} />}
      {act === null ? null : <UserActDialog act={act} onMade={setMade} onClose={() => setAct(null)} />}
      {made.length === 0 ? null : <MadePasswords made={made} onClose={() => setMade([])} />}
    </>
  );
}

function filterOf(valueOf: (name: string) => string | undefined) {
  const state = valueOf('state');
  const roleId = Number(valueOf('roleId'));
  return {
    blurry: valueOf('blurry'),
    ...(state === undefined ? {} : { enabled: state === 'on' }),
    ...(Number.isSafeInteger(roleId) && roleId > 0 ? { roleId } : {}),
    createTime: dayRange(valueOf('from'), valueOf('to')),
  };
}

function useFilters(): Filter[] {
  const { t } = useTranslation('admin-identity');
  const roles = useAllRoles(usePermission(['roles:list', 'user:add', 'user:edit']));
  const states = (['on', 'off'] as const).map((value) => ({ value, label: t(`user.${value}`) }));
  const roleFilter: Filter = {
    name: 'roleId',
    label: t('user.role'),
    kind: 'choice',
    choices: (roles.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  };
  return [
    { name: 'blurry', label: t('user.blurry'), icon: 'search' },
    ...(roles.data ? [roleFilter] : []),
    { name: 'state', label: t('admin-parts:status'), kind: 'choice', choices: states },
    { name: 'from', label: t('admin-parts:from'), kind: 'day' },
    { name: 'to', label: t('admin-parts:to'), kind: 'day' },
  ];
}

type Acts = { onEdit: (user: UserRow) => void; onAct: (act: UserAct) => void; onAgreed: (user: UserRow) => void };

function useUserActions({ onEdit, onAct, onAgreed }: Acts) {
  const { t } = useTranslation('admin-identity');
  const ownId = useSession((session) => session.user?.id);
  return (user: UserRow): RowAction[] => {
    const act = (kind: UserAct['kind']) => () => onAct({ kind, users: [user], clear: () => undefined });
    const ofOthers: RowAction[] = [
      user.enabled
        ? { key: 'disable', label: t('user.disable'), any: ['user:edit'], onAct: act('disable') }
        : { key: 'enable', label: t('user.enable'), any: ['user:edit'], onAct: act('enable') },
      { key: 'reset', label: t('user.reset'), any: ['user:edit'], onAct: act('reset') },
      {
        key: 'remove',
        label: t('admin-parts:list.removeVerb'),
        any: ['user:del'],
        isDanger: true,
        onAct: act('remove'),
      },
    ];
    return [
      { key: 'edit', label: t('common:edit'), any: ['user:edit'], onAct: () => onEdit(user) },
      { key: 'agreements', label: t('user.agreements'), any: ['user:list'], onAct: () => onAgreed(user) },
      ...(user.id === ownId ? [] : ofOthers),
    ];
  };
}

function BulkButtons({ onAct }: { onAct: (kind: UserAct['kind']) => void }) {
  const { t } = useTranslation('admin-identity');
  return (
    <>
      <Permitted any={['user:edit']}>
        <Button size="small" onClick={() => onAct('enable')}>
          {t('user.enable')}
        </Button>
        <Button size="small" onClick={() => onAct('disable')}>
          {t('user.disable')}
        </Button>
        <Button size="small" icon="key" onClick={() => onAct('reset')}>
          {t('user.reset')}
        </Button>
      </Permitted>
      <Permitted any={['user:del']}>
        <Button size="small" kind="danger" icon="trash" onClick={() => onAct('remove')}>
          {t('admin-parts:list.removeVerb')}
        </Button>
      </Permitted>
    </>
  );
}
