import { type BatchView, type OrderView, smallPictureUrl } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import styles from './order-page.module.css';
import { orderBatchesQuery } from './orders-api.ts';

/** What has arrived in the border warehouse, with photos; nothing before the first arrival. */
export function OrderBatches({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  const hasArrived = order.lines.some((line) => line.received > 0);
  const query = useQuery({ ...orderBatchesQuery(order.number), enabled: hasArrived });
  const columns = useColumns();
  if (!hasArrived) return null;
  return (
    <Panel title={t('batches.title')} isFlush>
      <PageFrame query={query}>
        {(batches) => (
          <div className={styles['table']}>
            <Table columns={columns} rows={batches} rowKey={(batch) => batch.number} label={t('batches.title')} />
          </div>
        )}
      </PageFrame>
    </Panel>
  );
}

function useColumns(): Column<BatchView>[] {
  const { t, language } = useTranslation('orders');
  const specification = (batch: BatchView) =>
    batch.specValues.map((value) => value[language] || value.cn).join(' / ') || batch.title[language] || batch.title.cn;
  return [
    {
      key: 'number',
      head: t('batches.number'),
      small: 'title',
      cell: (batch) => <span className="mono">{batch.number}</span>,
    },
    { key: 'goods', head: t('batches.goods'), cell: specification },
    {
      key: 'quantity',
      head: t('batches.quantity'),
      align: 'right',
      cell: (batch) => formatCount(batch.quantity, language),
    },
    { key: 'left', head: t('batches.left'), align: 'right', cell: (batch) => formatCount(batch.left, language) },
    { key: 'weight', head: t('batches.weight'), align: 'right', cell: (batch) => formatWeight(batch.grams, language) },
    {
      key: 'volume',
      head: t('batches.volume'),
      align: 'right',
      cell: (batch) => `${formatCount(batch.cm3, language)} cm³`,
    },
    {
      key: 'packages',
      head: t('batches.packages'),
      align: 'right',
      cell: (batch) => formatCount(batch.packages, language),
    },
    {
      key: 'storedAt',
      head: t('batches.storedAt'),
      cell: (batch) => <span className="num">{formatDateTime(batch.storedAt)}</span>,
    },
    { key: 'photos', head: t('batches.photos'), cell: (batch) => <Photos batch={batch} /> },
  ];
}

function Photos({ batch }: { batch: BatchView }) {
  const { t } = useTranslation('orders');
  if (batch.photos.length === 0) return <span className="muted">-</span>;
  return (
    <span className={styles['photos']}>
      {batch.photos.map((photo, index) => (
        <a key={photo.id} href={photo.url} target="_blank" rel="noreferrer">
          <img
            src={smallPictureUrl(photo.url)}
            alt={t('batches.photo', { number: batch.number, index: index + 1 })}
            width={36}
            height={36}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}
