import type { DictEntry, DictRow } from '@kouan/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import type { Static } from 'typebox';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { RowActions } from '../row-actions.tsx';
import { useDeleteEntry, useEntries } from './dicts-api.ts';
import { EntryDrawer } from './entry-form.tsx';
import styles from './settings.module.css';

type Entry = Static<typeof DictEntry>;
const widthPx = 760;

/** The entries of one dictionary, in the order in which pages offer them. */
export function EntriesDrawer({ name, onClose }: { name: DictRow['name']; onClose: () => void }) {
  const { t } = useTranslation('admin-settings');
  const query = useEntries(name);
  const remove = useDeleteEntry();
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  const [removed, setRemoved] = useState<Entry | null>(null);
  const columns = useColumns({ onEdit: setEdited, onRemove: setRemoved });
  const entries = query.data?.content ?? [];
  return (
    <Drawer open size={`min(${widthPx}px, 100vw)`} title={t('entry.of', { name })} onClose={onClose}>
      <div className={styles['head']}>
        <Permitted any={['dict:add']}>
          <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
            {t('entry.add')}
          </Button>
        </Permitted>
      </div>
      <PageFrame
        query={query}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={t('entry.none')} hint={t('entry.noneHint')} />}
      >
        {({ content }) => (
          <Table columns={columns} rows={content} rowKey={(entry) => entry.id} label={t('entry.of', { name })} />
        )}
      </PageFrame>
      {edited === null ? null : (
        <EntryDrawer
          dictName={name}
          entry={edited === 'new' ? null : edited}
          nextSort={Math.max(0, ...entries.map(({ dictSort }) => dictSort)) + 1}
          onClose={() => setEdited(null)}
        />
      )}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('entry.removeTitle', { label: removed.label })}
          consequence={t('entry.removeHint')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { id: removed.id } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </Drawer>
  );
}

function useColumns({ onEdit, onRemove }: Record<'onEdit' | 'onRemove', (entry: Entry) => void>): Column<Entry>[] {
  const { t } = useTranslation('admin-settings');
  const actionsOf = (entry: Entry) => [
    { key: 'edit', label: t('common:edit'), any: ['dict:edit'], onAct: () => onEdit(entry) },
    {
      key: 'remove',
      label: t('admin-parts:list.removeVerb'),
      any: ['dict:del'],
      isDanger: true,
      onAct: () => onRemove(entry),
    },
  ];
  return [
    { key: 'label', head: t('entry.label'), small: 'title', cell: (entry) => entry.label },
    { key: 'value', head: t('entry.value'), cell: (entry) => <span className="mono">{entry.value}</span> },
    { key: 'sort', head: t('entry.sort'), align: 'right', cell: (entry) => entry.dictSort },
    {
      key: 'action',
      head: t('admin-parts:action'),
      align: 'right',
      cell: (entry) => <RowActions name={entry.label} actions={actionsOf(entry)} />,
    },
  ];
}
