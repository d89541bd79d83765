import type { GoodsRow } from '@kouan/contract';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import { Goods } from '../goods.tsx';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import type { Doing } from './goods-page.tsx';
import styles from './goods.module.css';

type Acts = { isOwn: boolean; onOpen: (row: GoodsRow) => void; onDo: (doing: Doing) => void };

const saleTone: Record<GoodsRow['sale'], Tone> = { new: 'plain', onSale: 'done', offSale: 'off', held: 'bad' };
const revisionTone = { draft: 'plain', submitted: 'work', returned: 'turn' } as const;

/** Whether it is sold, and what waits beside that. */
export function GoodsState({ goods: { sale, revision } }: { goods: Pick<GoodsRow, 'sale' | 'revision'> }) {
  const { t } = useTranslation('admin-goods');
  return (
    <span className={styles['states']}>
      {sale === 'new' && revision ? null : <Tag tone={saleTone[sale]}>{t(`state.${sale}`)}</Tag>}
      {revision ? <Tag tone={revisionTone[revision.state]}>{t(`state.${revision.state}`)}</Tag> : null}
    </span>
  );
}

export function useGoodsColumns(acts: Acts): ListColumn<GoodsRow>[] {
  const { t, language } = useTranslation('admin-goods');
  return [
    {
      title: t('product'),
      key: 'product',
      fixed: 'left',
      render: (_, { title, imageUrl, ownCode }) => <Goods title={title} imageUrl={imageUrl} note={ownCode} />,
    },
    { title: t('admin-parts:status'), key: 'state', render: (_, goods) => <GoodsState goods={goods} /> },
    { title: t('store'), key: 'store', hidden: acts.isOwn, render: (_, { store }) => store.name },
    { title: t('category'), key: 'category', render: (_, { category }) => category?.name[language] ?? '–' },
    {
      title: t('price'),
      key: 'priceFen',
      align: 'right',
      render: (_, { priceFen }) => <span className="num">{formatCny(priceFen, language)}</span>,
    },
    {
      title: t('minQuantity'),
      key: 'minQuantity',
      align: 'right',
      render: (_, { minQuantity }) => <span className="num">{formatCount(minQuantity, language)}</span>,
    },
    {
      title: t('stock.short'),
      key: 'stock',
      align: 'right',
      render: (_, { stock }) => <span className="num">{stock === null ? '–' : formatCount(stock, language)}</span>,
    },
    { title: t('skus'), key: 'skus', align: 'right', hidden: true, render: (_, { skus }) => skus },
    {
      title: t('updated'),
      key: 'updatedAt',
      render: (_, { updatedAt }) => <span className="num muted">{formatDateTime(updatedAt)}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, goods) => <GoodsActs goods={goods} {...acts} />,
    },
  ];
}

function GoodsActs({ goods, isOwn, onOpen, onDo }: { goods: GoodsRow } & Acts) {
  const { t, language } = useTranslation('admin-goods');
  const { sale, revision } = goods;
  const any = isOwn ? ['supply:own'] : ['product:edit'];
  const isSold = sale !== 'new';
  const canDrop = isOwn && revision !== null && revision.state !== 'submitted';
  return (
    <RowActions
      name={goods.title[language]}
      actions={[
        { key: 'open', label: t('open'), any: [], onAct: () => onOpen(goods) },
        ...(isSold ? [{ key: 'stock', label: t('stock.open'), any, onAct: () => onDo({ what: 'stock', goods }) }] : []),
        ...(isSold && !(isOwn && sale === 'held')
          ? [
              {
                key: 'sale',
                label: t(sale === 'onSale' ? 'sale.off' : 'sale.on'),
                any,
                onAct: () => onDo({ what: 'sale', goods }),
              },
            ]
          : []),
        { key: 'history', label: t('history.open'), any: [], onAct: () => onDo({ what: 'history', goods }) },
        ...(canDrop
          ? [{ key: 'drop', label: t('drop.open'), any, isDanger: true, onAct: () => onDo({ what: 'drop', goods }) }]
          : []),
      ]}
    />
  );
}

/** Goods on a small screen. */
export function GoodsCard({ goods, ...acts }: { goods: GoodsRow } & Acts) {
  const { t, language } = useTranslation('admin-goods');
  const { title, imageUrl, ownCode, priceFen, stock, store, revision } = goods;
  return (
    <CardRow
      title={<Goods title={title} imageUrl={imageUrl} note={ownCode} />}
      tag={<GoodsState goods={goods} />}
      lines={[
        ...(acts.isOwn ? [] : [store.name]),
        ...(revision?.reason ? [revision.reason] : []),
        stock === null ? t('stock.uncounted') : t('stock.count', { count: formatCount(stock, language) }),
      ]}
      amount={formatCny(priceFen, language)}
      actions={<GoodsActs goods={goods} {...acts} />}
    />
  );
}
