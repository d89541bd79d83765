import { parameterGroups, type ParameterView } from '@kouan/contract';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { ParameterDrawer } from './parameter-drawer.tsx';
import { useParameterText } from './parameter-value.ts';
import { useParameters } from './parameters-api.ts';

const all = 'all';

/** Every number and text that the business may change, with its usual value and who changed it last. */
export default function ParametersPage() {
  const { t } = useTranslation('admin-parameters');
  const { params, valueOf, change, page, size } = useListAddress();
  const [edited, setEdited] = useState<ParameterView | null>(null);
  const group = parameterGroups.find((one) => one === valueOf('group'));
  const words = (valueOf('blurry') ?? '').toLowerCase();
  const query = useParameters(
    (row) => (group === undefined || row.group === group) && `${row.name} ${row.key}`.toLowerCase().includes(words),
  );
  const actionsOf = (row: ParameterView): RowAction[] => [
    { key: 'edit', label: t('edit'), any: ['settings:edit'], onAct: () => setEdited(row) },
  ];
  const columns = useColumns(actionsOf);
  const textOf = useParameterText();
  return (
    <>
      <AdminHead component="system/parameters" />
      <Tabs
        label={t('list')}
        items={[all, ...parameterGroups].map((key) => ({ key, label: nameOfGroup(t, key) }))}
        active={group ?? all}
        onChange={(next) => change({ group: next === all ? undefined : next })}
      />
      <FilterBar
        list="parameters"
        filters={[{ name: 'blurry', label: t('blurry'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="parameters"
        query={query}
        columns={columns}
        rowKey={({ key }) => key}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => (
          <CardRow
            title={row.name}
            tag={<Changed row={row} />}
            lines={[textOf(row, row.value), row.key]}
            actions={<RowActions name={row.name} actions={actionsOf(row)} />}
          />
        )}
        page={page}
        size={size}
        isWhole
        onChange={change}
        onOpen={setEdited}
      />
      {edited === null ? null : <ParameterDrawer parameter={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

type Translator = ReturnType<typeof useTranslation<'admin-parameters'>>['t'];
const nameOfGroup = (t: Translator, key: string): string => {
  const group = parameterGroups.find((one) => one === key);
  return group === undefined ? t('all') : t(`group.${group}`);
};

function Changed({ row }: { row: ParameterView }) {
  const { t } = useTranslation('admin-parameters');
  return row.value === row.usual ? null : <Tag tone="turn">{t('isChanged')}</Tag>;
}

function useColumns(actionsOf: (row: ParameterView) => RowAction[]): ListColumn<ParameterView>[] {
  const { t } = useTranslation('admin-parameters');
  const textOf = useParameterText();
  return [
    {
      title: t('list'),
      key: 'name',
      fixed: 'left',
      render: (_, row) => (
        <>
          <b>{row.name}</b> <Changed row={row} />
        </>
      ),
    },
    { title: t('value'), key: 'value', render: (_, row) => <b className="num">{textOf(row, row.value)}</b> },
    { title: t('usual'), key: 'usual', render: (_, row) => <span className="num">{textOf(row, row.usual)}</span> },
    {
      title: t('changed'),
      key: 'changedAt',
      render: (_, row) =>
        row.changedAt === null ? '-' : `${formatDateTime(row.changedAt)} · ${row.changedBy ?? t('system')}`,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <RowActions name={row.name} actions={actionsOf(row)} />,
    },
  ];
}
