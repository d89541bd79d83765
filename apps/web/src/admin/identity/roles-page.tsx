import type { RoleRow } from '@kouan/contract';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { RoleDrawer } from './role-drawer.tsx';
import { rolesWorkbook, useDeleteRoles, useRoles } from './roles-api.ts';

/** Roles: what the people who have them may do, and which menus they see. */
export default function RolesPage() {
  const { t, language } = useTranslation('admin-identity');
  const { params, valueOf, change, page, size } = useListAddress();
  const [removed, setRemoved] = useState<RoleRow | null>(null);
  const remove = useDeleteRoles();
  const filter = { blurry: valueOf('blurry'), sort: valueOf('sort') ?? 'level,asc' };
  const query = useRoles({ ...filter, page: page - 1, size });
  const open = (id: number | 'new') => change({ open: String(id) });
  const opened = valueOf('open');
  const actionsOf = (role: RoleRow): RowAction[] => [
    { key: 'edit', label: t('role.open'), any: ['roles:list'], onAct: () => open(role.id) },
    ...(role.code === null
      ? [
          {
            key: 'remove',
            label: t('admin-parts:list.removeVerb'),
            any: ['roles:del'],
            isDanger: true,
            onAct: () => setRemoved(role),
          },
        ]
      : []),
  ];
  const columns = useColumns(actionsOf, open);
  const total = query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) });
  const addButton = (
    <Permitted any={['roles:add']}>
      <Button kind="primary" icon="plus" onClick={() => open('new')}>
        {t('role.add')}
      </Button>
    </Permitted>
  );
  return (
    <>
      <AdminHead component="system/role/index" note={total} actions={addButton} />
      <FilterBar
        list="roles"
        filters={[{ name: 'blurry', label: t('role.blurry'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="roles"
        query={query}
        columns={columns}
        rowKey={(role) => role.id}
        label={t('role.title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(role) => <RoleCard role={role} actions={actionsOf(role)} />}
        page={page}
        size={size}
        sort={valueOf('sort')}
        onChange={change}
        onOpen={(role) => open(role.id)}
        download={{ address: rolesWorkbook(filter), fileName: t('role.title') }}
      />
      {opened === undefined ? null : (
        <RoleDrawer
          key={opened}
          id={opened === 'new' ? null : Number(opened)}
          onMade={open}
          onClose={() => change({ open: undefined })}
        />
      )}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('role.removeTitle', { name: removed.name })}
          consequence={t('admin-parts:list.deleteHint')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ body: [removed.id] })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

function useColumns(
  actionsOf: (role: RoleRow) => readonly RowAction[],
  onOpen: (id: number) => void,
): ListColumn<RoleRow>[] {
  const { t } = useTranslation('admin-identity');
  return [
    {
      title: t('role.name'),
      key: 'name',
      fixed: 'left',
      render: (_, role) => (
        <Button kind="text" size="small" onClick={() => onOpen(role.id)}>
          {role.name}
        </Button>
      ),
    },
    { title: t('role.level'), key: 'level', align: 'right', sorter: true, render: (_, role) => role.level },
    { title: t('role.kind'), key: 'kind', render: (_, role) => <RoleKind role={role} /> },
    { title: t('role.codes'), key: 'codes', align: 'right', render: (_, role) => codeCount(role) },
    { title: t('role.users'), key: 'users', align: 'right', render: (_, role) => role.userCount },
    { title: t('role.description'), key: 'description', render: (_, role) => role.description },
    { title: t('role.dataScope'), key: 'dataScope', hidden: true, render: (_, role) => role.dataScope },
    {
      title: t('admin-parts:list.createdAt'),
      key: 'createTime',
      sorter: true,
      render: (_, role) => <span className="num muted">{role.createTime}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, role) => <RowActions name={role.name} actions={actionsOf(role)} />,
    },
  ];
}

const codeCount = ({ permissions }: RoleRow) => (permissions.includes('admin') ? 'admin' : permissions.length);

function RoleKind({ role }: { role: RoleRow }) {
  const { t } = useTranslation('admin-identity');
  return <Tag tone={role.code === null ? 'work' : 'plain'}>{t(role.code === null ? 'role.own' : 'role.builtIn')}</Tag>;
}

function RoleCard({ role, actions }: { role: RoleRow; actions: readonly RowAction[] }) {
  const { t } = useTranslation('admin-identity');
  return (
    <CardRow
      title={role.name}
      tag={<RoleKind role={role} />}
      lines={[
        t('role.levelOf', { level: role.level }),
        role.description,
        `${t('role.codes')}: ${codeCount(role)} · ${t('role.users')}: ${role.userCount}`,
      ]}
      actions={<RowActions name={role.name} actions={actions} />}
    />
  );
}
