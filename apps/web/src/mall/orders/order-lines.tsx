import type { OrderLineView, OrderView } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { translated } from '../../shared/line-words.ts';
import { WishesText } from '../../shared/line-wishes.tsx';
import { ScreeningTags } from '../../shared/screening-notes.tsx';
import { siteName } from '../../shared/site-name.ts';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import styles from './order-page.module.css';

/** The lines of one product stand together, in the order in which they were ordered. */
function productsOf(lines: readonly OrderLineView[]): OrderLineView[][] {
  const groups = new Map<string, OrderLineView[]>();
  for (const line of lines) {
    const key = line.productId ?? line.title.cn;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

export function OrderLines({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('orders');
  const sumOf = (name: 'ordered' | 'received' | 'shipped' | 'unshipped') =>
    formatCount(
      order.lines.reduce((total, line) => total + line[name], 0),
      language,
    );
  return (
    <Panel title={t('lines.title')} isFlush>
      {productsOf(order.lines).map((lines) => (
        <ProductLines key={lines[0]?.id} lines={lines} site={order.storeSite} />
      ))}
      <p className={styles['lineSum']}>
        {t('lines.sum', {
          ordered: sumOf('ordered'),
          received: sumOf('received'),
          shipped: sumOf('shipped'),
          unshipped: sumOf('unshipped'),
        })}
      </p>
    </Panel>
  );
}

function ProductLines({ lines, site }: { lines: readonly OrderLineView[]; site: string }) {
  const { t, language } = useTranslation('orders');
  const [first] = lines;
  if (!first) return null;
  const title = first.title[language] || first.title.cn;
  const amount = (
    key: 'ordered' | 'bought' | 'received' | 'shipped' | 'unshipped' | 'afterSales',
  ): Column<OrderLineView> => ({
    key,
    head: t(`lines.${key}`),
    align: 'right',
    cell: (line) => <span className={line[key] === 0 ? 'muted' : undefined}>{formatCount(line[key], language)}</span>,
  });
  const columns: Column<OrderLineView>[] = [
    {
      key: 'specification',
      head: t('lines.specification'),
      small: 'title',
      cell: (line) => (
        <>
          {line.specValues.map((value) => value[language] || value.cn).join(' / ') || '-'}{' '}
          <WishesText wishes={line.wishes} />
        </>
      ),
    },
    { key: 'colour', head: t('lines.colour'), cell: (line) => translated(line.colour, line, language) || '-' },
    { key: 'size', head: t('lines.size'), cell: (line) => translated(line.size, line, language) || '-' },
    {
      key: 'unitPrice',
      head: t('lines.unitPrice'),
      align: 'right',
      cell: (line) => formatCny(line.unitPriceFen, language),
    },
    amount('ordered'),
    amount('bought'),
    amount('received'),
    amount('shipped'),
    amount('unshipped'),
    amount('afterSales'),
  ];
  return (
    <>
      <div className={styles['product']}>
        <Picture src={first.imageUrl} alt="" width={48} height={48} />
        <div>
          <h3>{title}</h3>
          <p>{siteName(site, t)}</p>
          <ScreeningTags notices={first.screening} />
        </div>
        {first.productId === null ? null : <Link to={`/mallDetail/${first.productId}`}>{t('lines.link')}</Link>}
      </div>
      <div className={styles['table']}>
        <Table columns={columns} rows={lines} rowKey={(line) => line.id} label={t('lines.label', { title })} />
      </div>
    </>
  );
}
