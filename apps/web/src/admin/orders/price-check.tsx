import type { OrderView, PriceCheck } from '@kouan/contract';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import styles from './orders.module.css';
import { useOrderWork } from './work-api.ts';

/** How the ordered prices stand against the latest look at the pages: within the tolerance, or to be asked about. */
export function PriceCheckNote({ order }: { order: Pick<OrderView, 'number' | 'lines'> }) {
  const { t, language } = useTranslation('admin-order-work');
  const check = useOrderWork(order.number).data?.priceCheck;
  if (!check) return null;
  const sums = {
    ordered: formatCny(check.orderedGoodsFen, language),
    latest: formatCny(check.latestGoodsFen, language),
    percent: check.tolerancePercent,
  };
  const moved = check.lines.filter(({ orderedFen, latestFen }) => orderedFen !== latestFen);
  const seen = check.lines.flatMap(({ seenAt }) => seenAt ?? []).toSorted()[0];
  const isSame = !check.isBeyond && moved.length === 0;
  return (
    <Note tone={check.isBeyond ? 'warning' : 'ok'}>
      <b>{t(check.isBeyond ? 'price.beyond' : isSame ? 'price.same' : 'price.within', sums)}</b>{' '}
      <span className="muted">
        {seen === undefined ? t('price.own') : t('price.seen', { date: formatDateTime(seen) })}
      </span>
      {moved.length === 0 ? null : (
        <ul className={styles['moved']}>
          {moved.map((line) => (
            <MovedLine key={line.lineId} line={line} title={titleOf(order, line.lineId, language)} />
          ))}
        </ul>
      )}
    </Note>
  );
}

function titleOf({ lines }: Pick<OrderView, 'lines'>, lineId: number, language: 'cn' | 'en' | 'vi'): string {
  const line = lines.find(({ id }) => id === lineId);
  const specs = line?.specValues.map((value) => value[language] || value.cn).join(' / ');
  return specs || (line?.title[language] ?? '');
}

function MovedLine({ line, title }: { line: PriceCheck['lines'][number]; title: string }) {
  const { t, language } = useTranslation('admin-order-work');
  const { orderedFen, latestFen, isWaiting } = line;
  return (
    <li>
      {title}: <span className="num">{formatCny(orderedFen, language)}</span> →{' '}
      {latestFen === null ? <b>{t('price.gone')}</b> : <b className="num">{formatCny(latestFen, language)}</b>}
      {isWaiting ? <span className="muted"> {t('price.waiting')}</span> : null}
    </li>
  );
}
