import type { DictRow } from '@kouan/contract';
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
import { DictDrawer } from './dict-form.tsx';
import { dictsWorkbook, useDeleteDicts, useDicts } from './dicts-api.ts';
import { EntriesDrawer } from './entries-drawer.tsx';

/** Lists of values with their labels, which pages offer for choosing. */
export default function DictsPage() {
  const { t, language } = useTranslation('admin-settings');
  const { params, valueOf, change, page, size } = useListAddress();
  const [edited, setEdited] = useState<DictRow | 'new' | null>(null);
  const [removed, setRemoved] = useState<{ dicts: readonly DictRow[]; clear: () => void } | null>(null);
  const remove = useDeleteDicts();
  const filter = { blurry: valueOf('blurry'), sort: valueOf('sort') };
  const query = useDicts({ ...filter, page: page - 1, size });
  const opened = valueOf('open');
  const open = (dict: DictRow) => change({ open: dict.name });
  const actionsOf = useDictActions({
    onOpen: open,
    onEdit: setEdited,
    onRemove: (dict) => setRemoved({ dicts: [dict], clear: () => undefined }),
  });
  const columns = useColumns(actionsOf, open);
  const total = query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) });
  const addButton = (
    <Permitted any={['dict:add']}>
      <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
        {t('dict.add')}
      </Button>
    </Permitted>
  );
  return (
    <>
      <AdminHead component="system/dict/index" note={total} actions={addButton} />
      <FilterBar
        list="dicts"
        filters={[{ name: 'blurry', label: t('dict.blurry'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="dicts"
        query={query}
        columns={columns}
        rowKey={(dict) => dict.id}
        label={t('dict.title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(dict) => <DictCard dict={dict} actions={actionsOf(dict)} onOpen={open} />}
        page={page}
        size={size}
        sort={valueOf('sort')}
        onChange={change}
        onOpen={open}
        bulk={{
          any: ['dict:del'],
          actions: (dicts, clear) => (
            <Permitted any={['dict:del']}>
              <Button size="small" kind="danger" icon="trash" onClick={() => setRemoved({ dicts, clear })}>
                {t('admin-parts:list.removeVerb')}
              </Button>
            </Permitted>
          ),
        }}
        download={{ address: dictsWorkbook(filter), fileName: t('dict.title') }}
      />
      {edited === null ? null : <DictDrawer dict={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {opened === undefined ? null : (
        <EntriesDrawer key={opened} name={opened} onClose={() => change({ open: undefined })} />
      )}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('dict.removeTitle', { name: removed.dicts.map(({ name }) => name).join(', ') })}
          consequence={t('dict.removeHint')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ body: removed.dicts.map(({ id }) => id) }).then(removed.clear)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

type Acts = Record<'onOpen' | 'onEdit' | 'onRemove', (dict: DictRow) => void>;

function useDictActions({ onOpen, onEdit, onRemove }: Acts) {
  const { t } = useTranslation('admin-settings');
  return (dict: DictRow): RowAction[] => {
    const remove: RowAction = {
      key: 'remove',
      label: t('admin-parts:list.removeVerb'),
      any: ['dict:del'],
      isDanger: true,
      onAct: () => onRemove(dict),
    };
    return [
      { key: 'entries', label: t('entry.title'), any: ['dict:list'], onAct: () => onOpen(dict) },
      { key: 'edit', label: t('common:edit'), any: ['dict:edit'], onAct: () => onEdit(dict) },
      ...(dict.builtIn ? [] : [remove]),
    ];
  };
}

function useColumns(
  actionsOf: (dict: DictRow) => readonly RowAction[],
  onOpen: (dict: DictRow) => void,
): ListColumn<DictRow>[] {
  const { t } = useTranslation('admin-settings');
  return [
    {
      title: t('dict.name'),
      key: 'name',
      fixed: 'left',
      sorter: true,
      render: (_, dict) => (
        <Button kind="text" size="small" className="mono" onClick={() => onOpen(dict)}>
          {dict.name}
        </Button>
      ),
    },
    { title: t('dict.description'), key: 'description', render: (_, dict) => dict.description },
    { title: t('dict.kind'), key: 'kind', render: (_, dict) => <DictKind dict={dict} /> },
    {
      title: t('admin-parts:list.createdAt'),
      key: 'createTime',
      sorter: true,
      render: (_, dict) => <span className="num muted">{dict.createTime}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, dict) => <RowActions name={dict.name} actions={actionsOf(dict)} />,
    },
  ];
}

function DictKind({ dict }: { dict: DictRow }) {
  const { t } = useTranslation('admin-settings');
  return <Tag tone={dict.builtIn ? 'plain' : 'work'}>{t(dict.builtIn ? 'dict.builtIn' : 'dict.own')}</Tag>;
}

type CardProps = { dict: DictRow; actions: readonly RowAction[]; onOpen: (dict: DictRow) => void };

function DictCard({ dict, actions, onOpen }: CardProps) {
  return (
    <CardRow
      title={
        <Button kind="text" size="small" className="mono" onClick={() => onOpen(dict)}>
          {dict.name}
        </Button>
      }
      tag={<DictKind dict={dict} />}
      lines={[dict.description, dict.createTime]}
      actions={<RowActions name={dict.name} actions={actions} />}
    />
  );
}
