import type { FeeVersionRow } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { Problem } from '../problem.tsx';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { useDeleteRules, useDraftRules, useRuleVersions } from './rules-api.ts';
import { RulesDrawer } from './rules-drawer.tsx';

const tones: Record<FeeVersionRow['state'], Tone> = {
  draft: 'plain',
  asked: 'turn',
  scheduled: 'work',
  active: 'done',
  retired: 'off',
};

/** The versions of what claims and returns give back: what was, what is in force, what comes. */
export default function RulesPage() {
  const { t, language } = useTranslation('admin-compensation');
  const { valueOf, change, page, size } = useListAddress();
  const [removed, setRemoved] = useState<FeeVersionRow | null>(null);
  const draft = useDraftRules();
  const remove = useDeleteRules();
  const query = useRuleVersions({ page: page - 1, size });
  const opened = Number(valueOf('open'));
  const open = ({ id }: { id: number }) => change({ open: String(id) });
  const copy = (copyOf?: number) =>
    void draft
      .act({ body: { name: '', copyOf } })
      .then(open)
      .catch(() => undefined); // `draft.error` is shown above the list
  const actionsOf = useActions({ onOpen: open, onCopy: copy, onRemove: setRemoved });
  const columns = useColumns(actionsOf);
  const nameOf = (row: FeeVersionRow) => row.name || t('version', { id: row.id });
  return (
    <>
      <AdminHead
        component="cases/rules"
        note={query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) })}
        actions={
          <Permitted any={['settings:fees']}>
            <Button kind="primary" icon="plus" isBusy={draft.isBusy} onClick={() => copy()}>
              {t('admin-finance:fees.draft')}
            </Button>
          </Permitted>
        }
      />
      <Problem error={draft.error} />
      <DataTable
        list="compensation"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('title')}
        empty={{ title: t('admin-parts:list.noRows') }}
        card={(row) => (
          <CardRow
            title={nameOf(row)}
            tag={<State row={row} />}
            lines={[row.effectiveAt === null ? '' : formatDateTime(row.effectiveAt), row.createdBy ?? '']}
            actions={<RowActions name={String(row.id)} actions={actionsOf(row)} />}
          />
        )}
        page={page}
        size={size}
        onChange={change}
        onOpen={open}
      />
      {opened > 0 ? <RulesDrawer key={opened} id={opened} onClose={() => change({ open: undefined })} /> : null}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('admin-finance:fees.removeTitle', { name: nameOf(removed) })}
          consequence={t('removeHint')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { id: removed.id } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

type Acts = {
  onOpen: (row: FeeVersionRow) => void;
  onCopy: (id: number) => void;
  onRemove: (row: FeeVersionRow) => void;
};

function useActions({ onOpen, onCopy, onRemove }: Acts) {
  const { t } = useTranslation('admin-compensation');
  const any = ['settings:fees'];
  return (row: FeeVersionRow): RowAction[] => [
    { key: 'open', label: t('admin-finance:fees.open'), any: ['settings:list'], onAct: () => onOpen(row) },
    { key: 'copy', label: t('admin-finance:fees.copy'), any, onAct: () => onCopy(row.id) },
    ...(row.state === 'draft' || row.state === 'asked'
      ? [{ key: 'remove', label: t('admin-parts:list.removeVerb'), any, isDanger: true, onAct: () => onRemove(row) }]
      : []),
  ];
}

function State({ row }: { row: FeeVersionRow }) {
  const { t } = useTranslation('admin-compensation');
  return <Tag tone={tones[row.state]}>{t(`admin-finance:fees.states.${row.state}`)}</Tag>;
}

function useColumns(actionsOf: (row: FeeVersionRow) => RowAction[]): ListColumn<FeeVersionRow>[] {
  const { t } = useTranslation('admin-compensation');
  return [
    {
      title: t('admin-finance:fees.name'),
      key: 'name',
      fixed: 'left',
      render: (_, row) => <b>{row.name || t('version', { id: row.id })}</b>,
    },
    { title: t('admin-finance:fees.state'), key: 'state', render: (_, row) => <State row={row} /> },
    {
      title: t('admin-finance:fees.effectiveAt'),
      key: 'effectiveAt',
      render: (_, row) =>
        row.effectiveAt === null ? null : <span className="num">{formatDateTime(row.effectiveAt)}</span>,
    },
    {
      title: t('admin-finance:rates.by'),
      key: 'by',
      render: (_, row) => row.createdBy ?? t('admin-finance:journal.system'),
    },
    {
      title: t('admin-finance:fees.people'),
      key: 'people',
      render: (_, row) => [row.askedBy, row.confirmedBy].filter((name) => name !== null).join(' → '),
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <RowActions name={String(row.id)} actions={actionsOf(row)} />,
    },
  ];
}
