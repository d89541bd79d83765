import { type GoodsReviewRow, reviewKinds } from '@kouan/contract';
import { formatAgo, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { Goods } from '../goods.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import { useReviews } from './goods-api.ts';
import { ReviewDrawer } from './review-drawer.tsx';

/** What suppliers ask for, the longest waiting first; one opens with its differences. */
export default function GoodsReviewsPage() {
  const { t, language } = useTranslation('admin-goods');
  const { params, valueOf, change, page, size } = useListAddress();
  const kind = reviewKinds.find((one) => one === valueOf('kind'));
  const query = useReviews({ blurry: valueOf('blurry'), ...(kind ? { kind } : {}), page: page - 1, size });
  const open = ({ id }: Pick<GoodsReviewRow, 'id'>) => change({ open: String(id) });
  const opened = Number(valueOf('open'));
  const columns = useColumns(open);
  const total = query.data?.totalElements;
  return (
    <>
      <AdminHead
        component="goods/reviews"
        note={total === undefined ? undefined : t('admin-parts:total', { count: formatCount(total, language) })}
      />
      <FilterBar
        list="goodsReviews"
        filters={[
          { name: 'blurry', label: t('review.blurry'), icon: 'search' },
          {
            name: 'kind',
            label: t('review.kind'),
            kind: 'choice',
            choices: reviewKinds.map((value) => ({ value, label: t(`review.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="goodsReviews"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('review.title')}
        empty={{ title: t('review.none'), hint: t('review.noneHint') }}
        card={(row) => <ReviewCard row={row} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={open}
      />
      {Number.isSafeInteger(opened) && opened > 0 ? (
        <ReviewDrawer key={opened} id={opened} onClose={() => change({ open: undefined })} />
      ) : null}
    </>
  );
}

type Open = (row: GoodsReviewRow) => void;

function useColumns(onOpen: Open): ListColumn<GoodsReviewRow>[] {
  const { t } = useTranslation('admin-goods');
  return [
    {
      title: t('review.subject'),
      key: 'title',
      fixed: 'left',
      render: (_, { title, imageUrl }) => <Goods title={title} imageUrl={imageUrl} />,
    },
    { title: t('review.kind'), key: 'kind', render: (_, row) => <ReviewKind row={row} /> },
    { title: t('store'), key: 'store', render: (_, { store }) => store.name },
    { title: t('review.by'), key: 'submittedBy', render: (_, { submittedBy }) => submittedBy },
    { title: t('review.since'), key: 'submittedAt', render: (_, { submittedAt }) => <Waiting since={submittedAt} /> },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <OpenAct row={row} onOpen={onOpen} />,
    },
  ];
}

function ReviewKind({ row: { kind, isNew } }: { row: GoodsReviewRow }) {
  const { t } = useTranslation('admin-goods');
  return (
    <Tag tone={isNew ? 'work' : 'plain'}>
      {t(kind === 'store' ? 'review.store' : isNew ? 'review.new' : 'review.change')}
    </Tag>
  );
}

function Waiting({ since }: { since: string }) {
  const { t } = useTranslation('admin-goods');
  return (
    <span className="muted" title={formatDateTime(since)}>
      {formatAgo(since, t)}
    </span>
  );
}

function OpenAct({ row, onOpen }: { row: GoodsReviewRow; onOpen: Open }) {
  const { t, language } = useTranslation('admin-goods');
  return (
    <RowActions
      name={row.title[language]}
      actions={[{ key: 'open', label: t('review.open'), any: ['product:review'], onAct: () => onOpen(row) }]}
    />
  );
}

function ReviewCard({ row, onOpen }: { row: GoodsReviewRow; onOpen: Open }) {
  return (
    <CardRow
      title={<Goods title={row.title} imageUrl={row.imageUrl} />}
      tag={<ReviewKind row={row} />}
      lines={[row.store.name, <Waiting key="since" since={row.submittedAt} />]}
      actions={<OpenAct row={row} onOpen={onOpen} />}
    />
  );
}
