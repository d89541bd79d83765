import { registrationKinds, type RegistrationRow, registrationStatuses } from '@kouan/contract';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { Waited } from '../time-left.tsx';
import { RegistrationDrawer } from './registration-drawer.tsx';
import { RegistrationState, VersionTag } from './registration-state.tsx';
import { useRegistrations } from './registrations-api.ts';

/** Enterprises and cooperation partners who want an account; those who wait stand first. */
export default function RegistrationsPage() {
  const { t } = useTranslation('admin-identity');
  const { params, valueOf, change, page, size } = useListAddress();
  const status = registrationStatuses.find((one) => one === valueOf('status')) ?? 'pending';
  const query = useRegistrations({
    status,
    kind: registrationKinds.find((one) => one === valueOf('kind')),
    blurry: valueOf('blurry'),
    page: page - 1,
    size,
  });
  const open = (row: RegistrationRow) => change({ open: String(row.id) });
  const opened = Number(valueOf('open'));
  const columns = useColumns(open);
  const items = registrationStatuses.map((key) => ({
    key,
    label: t(`registration.status.${key}`),
    isHot: key === 'pending',
    ...(key === status && query.data ? { count: query.data.totalElements } : {}),
  }));
  const kinds = registrationKinds.map((value) => ({ value, label: t(`registration.kinds.${value}`) }));
  return (
    <>
      <AdminHead component="system/registration/index" />
      <Tabs
        items={items}
        active={status}
        label={t('admin-parts:status')}
        onChange={(next) => change({ status: next, open: undefined })}
      />
      <FilterBar
        list="registrations"
        filters={[
          { name: 'blurry', label: t('registration.blurry'), icon: 'search' },
          { name: 'kind', label: t('registration.kind'), kind: 'choice', choices: kinds },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="registrations"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('registration.title')}
        empty={{ title: t('registration.none'), hint: t('registration.noneHint') }}
        card={(row) => <RegistrationCard row={row} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={open}
      />
      {Number.isSafeInteger(opened) && opened > 0 ? (
        <RegistrationDrawer key={opened} id={opened} onClose={() => change({ open: undefined })} />
      ) : null}
    </>
  );
}

function useColumns(onOpen: (row: RegistrationRow) => void): ListColumn<RegistrationRow>[] {
  const { t } = useTranslation('admin-identity');
  return [
    {
      title: t('user.username'),
      key: 'username',
      fixed: 'left',
      render: (_, row) => (
        <Button kind="text" size="small" onClick={() => onOpen(row)}>
          {row.user.username}
        </Button>
      ),
    },
    { title: t('user.nickName'), key: 'nickName', render: (_, row) => row.user.nickName },
    { title: t('registration.kind'), key: 'kind', render: (_, row) => t(`registration.kinds.${row.kind}`) },
    { title: t('user.email'), key: 'email', render: (_, row) => row.user.email },
    { title: t('user.phone'), key: 'phone', render: (_, row) => <span className="num">{row.user.phone}</span> },
    {
      title: t('admin-parts:status'),
      key: 'status',
      render: (_, row) => (
        <>
          <RegistrationState status={row.status} /> {row.status === 'pending' ? <Waited since={row.sentAt} /> : null}{' '}
          <VersionTag version={row.version} />
        </>
      ),
    },
    { title: t('registration.opinion'), key: 'opinion', hidden: true, render: (_, row) => row.opinion },
    { title: t('registration.reviewer'), key: 'reviewer', render: (_, row) => row.reviewer },
    {
      title: t('registration.sentAt'),
      key: 'sentAt',
      render: (_, row) => <span className="num muted">{formatDateTime(row.sentAt)}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => (
        <Button kind="text" size="small" onClick={() => onOpen(row)}>
          {t(row.status === 'pending' ? 'registration.review' : 'common:view')}
        </Button>
      ),
    },
  ];
}

function RegistrationCard({ row, onOpen }: { row: RegistrationRow; onOpen: (row: RegistrationRow) => void }) {
  const { t } = useTranslation('admin-identity');
  return (
    <CardRow
      title={
        <Button kind="text" size="small" onClick={() => onOpen(row)}>
          {row.user.username}
        </Button>
      }
      tag={<RegistrationState status={row.status} />}
      lines={[
        `${row.user.nickName} · ${t(`registration.kinds.${row.kind}`)}`,
        row.user.email,
        formatDateTime(row.sentAt),
      ]}
    />
  );
}
