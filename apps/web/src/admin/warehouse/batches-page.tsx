import { type BatchView, smallPictureUrl } from '@kouan/contract';
import { Image } from 'antd';
import { formatCount, formatDate, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { Goods } from '../goods.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { useBatches } from './warehouse-api.ts';
import { HeldBatch } from './held-batch.tsx';
import styles from './warehouse.module.css';

/** What lies in the warehouse, batch by batch. */
export default function BatchesPage() {
  const { t, language } = useTranslation('admin-warehouse');
  const { params, valueOf, change, page, size } = useListAddress();
  const query = useBatches({
    orderNumber: valueOf('orderNumber'),
    number: valueOf('number'),
    isHeld: valueOf('isHeld') === 'true' ? true : undefined,
    page: page - 1,
    size,
  });
  const columns = useColumns();
  return (
    <>
      <AdminHead
        component="warehouse/batches"
        note={
          query.data ? t('admin-parts:total', { count: formatCount(query.data.totalElements, language) }) : undefined
        }
      />
      <FilterBar
        list="batches"
        filters={[
          { name: 'orderNumber', label: t('filter.number'), icon: 'search' },
          { name: 'number', label: t('batch.check.search') },
          {
            name: 'isHeld',
            label: t('batch.check.filter'),
            kind: 'choice',
            choices: [{ value: 'true', label: t('batch.check.only') }],
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="batches"
        query={query}
        columns={columns}
        rowKey={(row) => row.number}
        label={t('batch.title')}
        empty={{ title: t('batch.none'), hint: t('batch.noneHint') }}
        card={(batch) => <BatchCard batch={batch} />}
        page={page}
        size={size}
        onChange={change}
      />
    </>
  );
}

function useColumns(): ListColumn<BatchView>[] {
  const { t, language } = useTranslation('admin-warehouse');
  return [
    { title: t('batch.number'), key: 'number', render: (_, batch) => <span className="mono">{batch.number}</span> },
    {
      title: t('admin-parts:order'),
      key: 'order',
      render: (_, batch) => <span className="mono">{batch.orderNumber}</span>,
    },
    { title: t('admin-parts:goods'), key: 'goods', width: 280, render: (_, batch) => <Goods {...batch} /> },
    {
      title: t('batch.received'),
      key: 'quantity',
      align: 'right',
      render: (_, batch) => formatCount(batch.quantity, language),
    },
    {
      title: t('batch.left'),
      key: 'left',
      align: 'right',
      render: (_, batch) => <b>{formatCount(batch.left, language)}</b>,
    },
    {
      title: t('receive.weight'),
      key: 'grams',
      align: 'right',
      render: (_, batch) => formatWeight(batch.grams, language),
    },
    { title: t('batch.volume'), key: 'cm3', align: 'right', render: (_, batch) => formatCount(batch.cm3, language) },
    {
      title: t('receive.packages'),
      key: 'packages',
      align: 'right',
      render: (_, batch) => formatCount(batch.packages, language),
    },
    { title: t('batch.check.filter'), key: 'check', render: (_, batch) => <HeldBatch batch={batch} /> },
    {
      title: t('batch.storedAt'),
      key: 'storedAt',
      render: (_, batch) => <span className="num muted">{formatDateTime(batch.storedAt)}</span>,
    },
    {
      title: t('batch.autoReturnAt'),
      key: 'autoReturnAt',
      render: (_, batch) =>
        batch.autoReturnAt === null ? null : <span className="num muted">{formatDate(batch.autoReturnAt)}</span>,
    },
    { title: t('admin-parts:photos'), key: 'photos', render: (_, batch) => <BatchPhotos batch={batch} /> },
  ];
}

function BatchPhotos({ batch }: { batch: BatchView }) {
  const { t } = useTranslation('admin-warehouse');
  return (
    <Image.PreviewGroup>
      <span className={styles['thumbs']}>
        {batch.photos.map((photo, index) => (
          <Image
            key={photo.id}
            src={smallPictureUrl(photo.url)}
            preview={{ src: photo.url }}
            width={32}
            height={32}
            alt={t('receive.photo', { number: index + 1 })}
          />
        ))}
      </span>
    </Image.PreviewGroup>
  );
}

function BatchCard({ batch }: { batch: BatchView }) {
  const { t, language } = useTranslation('admin-warehouse');
  return (
    <CardRow
      title={<span className="mono">{batch.number}</span>}
      tag={
        <span className="num">
          {formatCount(batch.left, language)} / {formatCount(batch.quantity, language)}
        </span>
      }
      lines={[
        <span key="order" className="mono">
          {batch.orderNumber}
        </span>,
        <Goods key="goods" {...batch} />,
        `${t('batch.storedAt')} ${formatDateTime(batch.storedAt)}`,
      ]}
      amount={formatWeight(batch.grams, language)}
      actions={
        <>
          <HeldBatch batch={batch} />
          <BatchPhotos batch={batch} />
        </>
      }
    />
  );
}
