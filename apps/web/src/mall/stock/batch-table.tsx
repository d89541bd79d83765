import { type BatchView, smallPictureUrl } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCount, formatDateTime, formatInProse } from '../../lib/formats.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag } from '../../ui/tag.tsx';
import { BatchReview } from './batch-review.tsx';
import styles from './my-stock.module.css';

/** The batches of one specification, each with its photos and where it can go. */
export function BatchTable({ batches, label }: { batches: readonly BatchView[]; label: string }) {
  const { t, language } = useTranslation('stock');
  return (
    <div className={styles['batchScroll']}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('batch.number')}</th>
            <th scope="col">{t('batch.order')}</th>
            <th scope="col" className={styles['right']}>
              {t('batch.quantity')}
            </th>
            <th scope="col" className={styles['right']}>
              {t('batch.left')}
            </th>
            <th scope="col">{t('batch.storedAt')}</th>
            <th scope="col">{t('batch.expected')}</th>
            <th scope="col">{t('batch.photos')}</th>
            <th scope="col">{t('stock-review:clocks')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('act')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <tr key={batch.number}>
              <td data-head={t('batch.number')} className="mono">
                {batch.number}
              </td>
              <td data-head={t('batch.order')}>
                <Link className="mono" to={`/myOrderDetail/${batch.orderNumber}`}>
                  {batch.orderNumber}
                </Link>
              </td>
              <td data-head={t('batch.quantity')} className={styles['right']}>
                {formatCount(batch.quantity, language)}
              </td>
              <td data-head={t('batch.left')} className={styles['right']}>
                <b>{formatCount(batch.left, language)}</b>
              </td>
              <td data-head={t('batch.storedAt')} className="num">
                {formatDateTime(batch.storedAt)}
              </td>
              <td data-head={t('batch.expected')} className="num">
                {batch.autoReturnAt === null && batch.expectedOn !== null ? batch.expectedOn : t('batch.complete')}
              </td>
              <td data-head={t('batch.photos')}>
                <Photos batch={batch} />
                <BatchReview batch={batch} />
              </td>
              <td data-head={t('stock-review:clocks')}>
                <State batch={batch} />
              </td>
              <td className={styles['right']}>
                {batch.left > 0 ? <Link to={`/myInvoices/${batch.orderNumber}`}>{t('batch.ship')}</Link> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function State({ batch }: { batch: BatchView }) {
  const { t, language } = useTranslation('stock');
  if (batch.left === 0) return <Tag tone="done">{t('batch.usedUp')}</Tag>;
  return (
    <span className={styles['clocks']}>
      {batch.autoReturnAt === null ? null : (
        <Tag tone="turn">{t('batch.returnAt', { date: formatInProse(batch.autoReturnAt, language) })}</Tag>
      )}
      {batch.isWeightChecked ? <Tag tone="warning">{t('stock-review:weightChecked')}</Tag> : null}
      {batch.sellerReturnUntil === null ? null : <SellerClock until={batch.sellerReturnUntil} />}
    </span>
  );
}

const isPast = (at: string): boolean => Date.parse(at) < serverNow();

function SellerClock({ until }: { until: string }) {
  const { t, language } = useTranslation('stock-review');
  const isOver = isPast(until);
  return (
    <Tag tone={isOver ? 'off' : 'plain'}>
      {t(isOver ? 'sellerOver' : 'sellerUntil', { date: formatInProse(until, language) })}
    </Tag>
  );
}

function Photos({ batch }: { batch: BatchView }) {
  const { t } = useTranslation('stock');
  if (batch.photos.length === 0) return <span className="muted">{t('batch.noPhotos')}</span>;
  return (
    <span className={styles['photos']}>
      {batch.photos.map((photo, index) => (
        <a key={photo.id} href={photo.url} target="_blank" rel="noreferrer">
          <img
            src={smallPictureUrl(photo.url)}
            alt={t('batch.photo', { number: batch.number, index: index + 1 })}
            width={32}
            height={32}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}
