import type { OrderView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { formatCny, formatCount, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { type ComparedRow, compareQuote } from './compare-quote.ts';
import styles from './order-page.module.css';
import { orderBatchesQuery, orderExtrasQuery, orderShipmentsQuery } from './orders-api.ts';

/** What was quoted held against what it came to, with why. */
export function OrderComparison({ order }: { order: OrderView }) {
  const { t } = useTranslation('order-work');
  const estimate = useQuery(orderExtrasQuery(order.number)).data?.estimate ?? null;
  const hasArrived = order.lines.some((line) => line.received > 0);
  const batches = useQuery({ ...orderBatchesQuery(order.number), enabled: hasArrived });
  const shipments = useQuery(orderShipmentsQuery(order.number));
  const columns = useColumns(order);
  if (estimate === null) return null;
  const known = { order, estimate, batches: batches.data ?? [], shipments: shipments.data?.content ?? [] };
  return (
    <Panel title={t('compare.title')} actions={<span className="muted">{t('compare.hint')}</span>} isFlush>
      <div className={styles['table']}>
        <Table columns={columns} rows={compareQuote(known)} rowKey={(row) => row.what} label={t('compare.title')} />
      </div>
    </Panel>
  );
}

function amountText(unit: ComparedRow['unit'], amount: number, language: Language): string {
  if (unit === 'fen') return formatCny(amount, language);
  return unit === 'grams' ? formatWeight(amount, language) : formatCount(amount, language);
}

function useColumns(order: OrderView): Column<ComparedRow>[] {
  const { t, language } = useTranslation('order-work');
  const changed = order.history.filter(({ event }) => event === 'adjustmentConfirmed' || event === 'adjustmentOffered');
  const isMoney = ({ what }: ComparedRow) => what === 'goods' || what === 'freight' || what === 'service';
  return [
    { key: 'what', head: t('compare.what'), small: 'title', cell: (row) => t(`compare.rows.${row.what}`) },
    {
      key: 'quoted',
      head: t('compare.quoted'),
      align: 'right',
      cell: (row) => <span className="num">{amountText(row.unit, row.quoted, language)}</span>,
    },
    {
      key: 'actual',
      head: t('compare.actual'),
      align: 'right',
      cell: (row) =>
        row.actual === undefined ? (
          <span className="muted">{t('compare.notYet')}</span>
        ) : (
          <b className="num">{amountText(row.unit, row.actual, language)}</b>
        ),
    },
    {
      key: 'why',
      head: t('compare.why'),
      cell: (row) => {
        const causes = row.causes.map(({ kind, count, of }) =>
          t(`compare.causes.${kind}`, { count: formatCount(count, language), of: formatCount(of ?? 0, language) }),
        );
        const reasons =
          isMoney(row) && row.actual !== row.quoted ? changed.flatMap(({ reason }) => (reason ? [reason] : [])) : [];
        return [...causes, ...reasons.slice(-1)].join(', ') || <span className="muted">-</span>;
      },
    },
  ];
}
