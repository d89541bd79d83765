import type { VersionRow } from '@kouan/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatCount, formatDateTime } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Permitted } from '../lib/permitted.tsx';
import { Button } from '../ui/button.tsx';
import { Tag, type Tone } from '../ui/tag.tsx';
import { AdminHead } from './admin-head.tsx';
import { CardRow } from './card-row.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DataTable } from './data-table.tsx';
import { useListAddress } from './list-address.ts';
import type { ListColumn } from './list-column.ts';
import { Problem } from './problem.tsx';
import type { RowAction } from './row-action.ts';
import { RowActions } from './row-actions.tsx';

const tones: Record<VersionRow['state'], Tone> = {
  draft: 'plain',
  asked: 'turn',
  scheduled: 'work',
  active: 'done',
  retired: 'off',
};

type Act<Input, Reply> = { act: (input: Input) => Promise<Reply>; error: Error | null; isBusy: boolean };
type Props = {
  component: string;
  /** The name under which the reader's columns are kept. */
  list: string;
  title: string;
  removeHint: string;
  query: UseQueryResult<{ content: VersionRow[]; totalElements: number }, Error>;
  draft: Act<{ body: { name: string; copyOf?: number | undefined } }, { id: number }>;
  remove: Act<{ params: { id: number } }, unknown>;
  drawer: (id: number, onClose: () => void) => ReactNode;
};

/** The versions of rules that two people put in force: what was, what is in force, what comes. */
export function VersionsPage({ component, list, title, removeHint, query, draft, remove, drawer }: Props) {
  const { t, language } = useTranslation('admin-finance');
  const { valueOf, change, page, size } = useListAddress();
  const [removed, setRemoved] = useState<VersionRow | null>(null);
  const opened = Number(valueOf('open'));
  const open = ({ id }: { id: number }) => change({ open: String(id) });
  const copy = (copyOf?: number) =>
    void draft
      .act({ body: { name: '', copyOf } })
      .then(open)
      .catch(() => undefined); // `draft.error` is shown above the list
  const actionsOf = useActions({ onOpen: open, onCopy: copy, onRemove: setRemoved });
  const columns = useColumns(actionsOf);
  const nameOf = (row: VersionRow) => row.name || t('fees.version', { id: row.id });
  return (
    <>
      <AdminHead
        component={component}
        note={query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) })}
        actions={
          <Permitted any={['settings:fees']}>
            <Button kind="primary" icon="plus" isBusy={draft.isBusy} onClick={() => copy()}>
              {t('fees.draft')}
            </Button>
          </Permitted>
        }
      />
      <Problem error={draft.error} />
      <DataTable
        list={list}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={title}
        empty={{ title: t('admin-parts:list.noRows') }}
        card={(row) => (
          <CardRow
            title={nameOf(row)}
            tag={<State row={row} />}
            lines={[
              row.effectiveAt === null ? '' : formatDateTime(row.effectiveAt),
              row.createdBy ?? t('journal.system'),
            ]}
            actions={<RowActions name={String(row.id)} actions={actionsOf(row)} />}
          />
        )}
        page={page}
        size={size}
        onChange={change}
        onOpen={open}
      />
      {opened > 0 ? drawer(opened, () => change({ open: undefined })) : null}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('fees.removeTitle', { name: nameOf(removed) })}
          consequence={removeHint}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { id: removed.id } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

type Acts = { onOpen: (row: VersionRow) => void; onCopy: (id: number) => void; onRemove: (row: VersionRow) => void };

function useActions({ onOpen, onCopy, onRemove }: Acts) {
  const { t } = useTranslation('admin-finance');
  const any = ['settings:fees'];
  return (row: VersionRow): RowAction[] => [
    { key: 'open', label: t('fees.open'), any: ['settings:list'], onAct: () => onOpen(row) },
    { key: 'copy', label: t('fees.copy'), any, onAct: () => onCopy(row.id) },
    ...(row.state === 'draft' || row.state === 'asked'
      ? [{ key: 'remove', label: t('admin-parts:list.removeVerb'), any, isDanger: true, onAct: () => onRemove(row) }]
      : []),
  ];
}

function State({ row }: { row: VersionRow }) {
  const { t } = useTranslation('admin-finance');
  return <Tag tone={tones[row.state]}>{t(`fees.states.${row.state}`)}</Tag>;
}

function useColumns(actionsOf: (row: VersionRow) => RowAction[]): ListColumn<VersionRow>[] {
  const { t } = useTranslation('admin-finance');
  return [
    {
      title: t('fees.name'),
      key: 'name',
      fixed: 'left',
      render: (_, row) => <b>{row.name || t('fees.version', { id: row.id })}</b>,
    },
    { title: t('fees.state'), key: 'state', render: (_, row) => <State row={row} /> },
    {
      title: t('fees.effectiveAt'),
      key: 'effectiveAt',
      render: (_, row) =>
        row.effectiveAt === null ? null : <span className="num">{formatDateTime(row.effectiveAt)}</span>,
    },
    { title: t('rates.by'), key: 'by', render: (_, row) => row.createdBy ?? t('journal.system') },
    {
      title: t('fees.people'),
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
