import { Drawer } from 'antd';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useGoodsHistory } from './goods-api.ts';
import styles from './goods.module.css';

/** What happened to a product: prices, reviews, stock. */
export function HistoryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useTranslation('admin-goods');
  const query = useGoodsHistory(id);
  const none = <p className="muted">{t('history.none')}</p>;
  const count = (stock: number | null) => (stock === null ? t('stock.uncounted') : String(stock));
  return (
    <Drawer open size="min(560px, 100vw)" title={t('history.open')} onClose={onClose} destroyOnHidden>
      <PageFrame query={query}>
        {({ prices, stock, reviews }) => (
          <div className={styles['history']}>
            <h2>{t('history.prices')}</h2>
            {prices.length === 0 ? none : null}
            <ul>
              {prices.map(({ priceFen, tiers, recordedAt }) => (
                <li key={recordedAt}>
                  <b className="num">{formatCny(priceFen, language)}</b>
                  <span className="num">
                    {tiers.map((tier) => `${tier.minQuantity}+ ${formatCny(tier.priceFen, language)}`).join(' · ')}
                  </span>
                  <small className="num muted">{formatDateTime(recordedAt)}</small>
                </li>
              ))}
            </ul>
            <h2>{t('history.reviews')}</h2>
            {reviews.length === 0 ? none : null}
            <ul>
              {reviews.map(({ outcome, reason, by, at }) => (
                <li key={at}>
                  <Tag tone={outcome === 'approved' ? 'done' : 'turn'}>{t(`outcome.${outcome}`)}</Tag>
                  <span>{reason}</span>
                  <small className="muted">
                    {by} <span className="num">{formatDateTime(at)}</span>
                  </small>
                </li>
              ))}
            </ul>
            <h2>{t('history.stock')}</h2>
            {stock.length === 0 ? none : null}
            <ul>
              {stock.map(({ values, before, after, by, at }, index) => (
                <li key={index}>
                  <b>{values.join(' / ') || t('onlyOne')}</b>
                  <span className="num">
                    {count(before)} → {count(after)}
                  </span>
                  <small className="muted">
                    {by} <span className="num">{formatDateTime(at)}</span>
                  </small>
                </li>
              ))}
            </ul>
          </div>
        )}
      </PageFrame>
    </Drawer>
  );
}
