import type { DraftRow, DraftView } from '@kouan/contract';
import { Fragment, useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { BatchCell, type CellField, cellFields } from './batch-cell.tsx';
import { BatchProof } from './batch-proof.tsx';
import styles from './batch.module.css';

type TableProps = {
  draft: DraftView;
  show: string;
  page: number;
  size: number;
  label: string;
  isRefreshing: boolean;
  onShow: (changes: Record<string, string>) => void;
};
const columnCount = cellFields.length + 4;

/** The rows of the sheet as they are now. Wrong cells are fields; the pencil opens the rest of a row. */
export function BatchTable({ draft, show, page, size, label, isRefreshing, onShow }: TableProps) {
  const { t, language } = useTranslation('shipping');
  const [editing, setEditing] = useState<number>();
  const { counts } = draft;
  const items = (['all', 'good', 'bad', 'submitted'] as const)
    .filter((key) => key === 'all' || key === show || counts[key] > 0)
    .map((key) => ({
      key,
      label: t(key === 'bad' ? 'batch.show.badAndNear' : `batch.show.${key}`, {
        count: formatCount(counts[key], language),
      }),
    }));
  const labels = {
    pages: t('batch.pages'),
    previous: t('common:table.previous'),
    next: t('common:table.next'),
    page: (one: number) => t('common:table.page', { page: one }),
  };
  return (
    <>
      <div className={styles['shows']}>
        <Segmented
          items={items.map((item) =>
            item.key === 'bad' ? item : { ...item, label: `${item.label} ${formatCount(counts[item.key], language)}` },
          )}
          active={show}
          onChange={(key) => onShow({ show: key })}
          label={t('batch.show.label')}
        />
      </div>
      <div className={styles['scroll']} aria-busy={isRefreshing || undefined}>
        <table className={styles['table']} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('batch.column.row')}</th>
              {cellFields.map((field) => (
                <th key={field} scope="col" className={field === 'quantity' ? styles['right'] : undefined}>
                  {t(`batch.column.${field}`)}
                </th>
              ))}
              <th scope="col">{t('batch.column.screenshot')}</th>
              <th scope="col">{t('batch.column.waybill')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('batch.edit', { row: '' })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {draft.rows.map((row) => (
              <Row
                key={row.row}
                draft={draft}
                row={row}
                isEditing={editing === row.row}
                onEdit={() => setEditing(editing === row.row ? undefined : row.row)}
              />
            ))}
          </tbody>
        </table>
        {draft.rows.length === 0 ? <EmptyState title={t('batch.noRows')} /> : null}
      </div>
      <Pagination
        page={page}
        size={size}
        total={draft.totalRows}
        onChange={(next) => onShow({ page: String(next) })}
        labels={labels}
      />
    </>
  );
}

type RowProps = { draft: DraftView; row: DraftRow; isEditing: boolean; onEdit: () => void };

function Row({ draft, row, isEditing, onEdit }: RowProps) {
  const { t } = useTranslation('shipping');
  const isBad = row.state === 'bad';
  const wrong = new Set(row.problems.map(({ place }) => place));
  const messageId = `row-${row.row}-problems`;
  const isOpen = (field: CellField) => row.state !== 'submitted' && (isEditing || wrong.has(field));
  return (
    <Fragment>
      <tr className={classNames(isBad && styles['wrong'], row.state === 'submitted' && styles['sent'])}>
        <td className="num" rowSpan={isBad ? 2 : undefined}>
          {row.row}
        </td>
        {cellFields.map((field) => (
          <td key={field} className={field === 'quantity' ? styles['right'] : undefined}>
            <BatchCell
              draft={draft}
              row={row}
              field={field}
              isOpen={isOpen(field)}
              isWrong={wrong.has(field)}
              describedBy={messageId}
            />
          </td>
        ))}
        {(['screenshot', 'waybill'] as const).map((kind) => (
          <td key={kind}>
            <BatchProof number={draft.number} row={row} kind={kind} />
          </td>
        ))}
        <td>
          {row.state === 'submitted' ? (
            <Icon name="check" size={16} />
          ) : (
            <IconButton
              icon={isEditing ? 'close' : 'edit'}
              size={16}
              label={t(isEditing ? 'batch.editDone' : 'batch.edit', { row: row.row })}
              onClick={onEdit}
            />
          )}
        </td>
      </tr>
      {isBad ? (
        <tr className={styles['messages']}>
          <td colSpan={columnCount - 1} id={messageId}>
            {row.problems.map(({ place, message }) => (
              <span key={place + message} className={styles['message']}>
                <Icon name="error" size={14} />
                {message}
              </span>
            ))}
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}
