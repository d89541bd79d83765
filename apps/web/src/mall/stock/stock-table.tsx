import type { StockRow } from '@kouan/contract';
import { useId, useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { BatchTable } from './batch-table.tsx';
import { MoreBatches } from './more-batches.tsx';
import styles from './my-stock.module.css';
import { orderToShip, stockKinds } from './stock-sums.ts';

const columnCount = 9;

/** One row per specification with its four quantities; its batches open beneath it. */
export function StockTable({ rows, isRefreshing }: { rows: readonly StockRow[]; isRefreshing: boolean }) {
  const { t } = useTranslation('stock');
  return (
    <table className={styles['table']} aria-label={t('label')} aria-busy={isRefreshing || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('batch.number')}</span>
          </th>
          <th scope="col">{t('goods')}</th>
          <th scope="col">{t('parts')}</th>
          {stockKinds.map((kind) => (
            <th key={kind} scope="col" className={styles['right']}>
              {t(`kind.${kind}`)}
            </th>
          ))}
          <th scope="col">{t('earliest')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('act')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <StockLines key={row.skuId ?? `${row.title.cn} ${index}`} row={row} isFirst={index === 0} />
        ))}
      </tbody>
    </table>
  );
}

function StockLines({ row, isFirst }: { row: StockRow; isFirst: boolean }) {
  const { t, language } = useTranslation('stock');
  const [isOpen, setOpen] = useState(isFirst && row.batches.length > 0);
  const batchesId = useId();
  const title = row.title[language] || row.title.cn;
  const specification = row.specValues.map((value) => value[language] || value.cn).join(' / ');
  const name = specification === '' ? title : `${title} ${specification}`;
  const order = orderToShip(row);
  return (
    <>
      <tr>
        <td className={styles['toggle']}>
          {row.batches.length === 0 ? null : (
            <IconButton
              icon={isOpen ? 'down' : 'right'}
              size={14}
              label={t(isOpen ? 'hideBatches' : 'showBatches', { title: name })}
              aria-expanded={isOpen}
              aria-controls={batchesId}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </td>
        <td className={styles['goods']}>
          <div>
            <Picture src={row.imageUrl} alt="" width={48} height={48} />
            <span>
              <b>{title}</b>
              <small>{specification}</small>
            </span>
          </div>
        </td>
        <td className={styles['parts']}>
          <Composition row={row} />
        </td>
        {stockKinds.map((kind) => (
          <td
            key={kind}
            data-head={t(`kind.${kind}`)}
            className={classNames(
              styles['amount'],
              row[kind] === 0 && styles['zero'],
              kind === 'afterSales' && row[kind] > 0 && styles['alarm'],
            )}
          >
            {formatCount(row[kind], language)}
          </td>
        ))}
        <td className={styles['earliest']}>
          {row.earliestBatchAt === null ? null : <span className="num">{formatDateTime(row.earliestBatchAt)} · </span>}
          <span className="muted">{t('batchCount', { count: row.batchCount })}</span>
        </td>
        <td className={styles['act']}>
          {row.available > 0 && order !== undefined ? (
            <ButtonLink size="small" to={`/myInvoices/${order}`}>
              {t('batch.ship')}
            </ButtonLink>
          ) : null}
          {row.batches.length === 0 ? null : (
            <IconButton
              className={styles['smallToggle']}
              icon={isOpen ? 'up' : 'down'}
              size={14}
              label={t(isOpen ? 'hideBatches' : 'showBatches', { title: name })}
              aria-expanded={isOpen}
              aria-controls={batchesId}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </td>
      </tr>
      {isOpen ? (
        <tr id={batchesId} className={styles['batches']}>
          <td colSpan={columnCount}>
            <BatchTable batches={row.batches} label={t('batchesOf', { title: name })} />
            {row.skuId !== null && row.batchCount > row.batches.length ? (
              <MoreBatches skuId={row.skuId} count={row.batchCount} label={t('batchesOf', { title: name })} />
            ) : null}
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Composition({ row }: { row: StockRow }) {
  const { t, language } = useTranslation('stock');
  const label = stockKinds.map((kind) => `${t(`kind.${kind}`)} ${formatCount(row[kind], language)}`).join(', ');
  return (
    <span className={styles['bar']} role="img" aria-label={label}>
      {stockKinds
        .filter((kind) => row[kind] > 0)
        .map((kind) => (
          <i key={kind} className={styles[kind]} style={{ flex: row[kind] }} />
        ))}
    </span>
  );
}
