import type { OrderView, ShipmentView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './order-page.module.css';
import { orderShipmentsQuery } from './orders-api.ts';

const tones: Record<ShipmentView['state'], Tone> = {
  paymentPending: 'turn',
  paymentReview: 'work',
  paymentRejected: 'bad',
  ready: 'work',
  inTransit: 'work',
  delivered: 'done',
  cancelled: 'off',
};

/** The shipments of the order; nothing before the first. */
export function OrderShipments({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  const query = useQuery(orderShipmentsQuery(order.number));
  if (query.data === undefined ? order.station < 4 : query.data.content.length === 0) return null;
  const all = `/myInvoicesOrder?orderNumber=${order.number}`;
  return (
    <Panel title={t('shipments.title')} actions={<Link to={all}>{t('shipments.list')}</Link>} isFlush>
      <PageFrame query={query}>
        {(page) => (
          <ul className={styles['payments']}>
            {page.content.map((shipment) => (
              <Shipment key={shipment.number} shipment={shipment} to={all} />
            ))}
          </ul>
        )}
      </PageFrame>
    </Panel>
  );
}

function Shipment({ shipment, to }: { shipment: ShipmentView; to: string }) {
  const { t, language } = useTranslation('orders');
  return (
    <li aria-label={t('shipping:list.number', { number: shipment.number })}>
      <div>
        <h3>
          <span className="mono">{shipment.number}</span>
          <Tag tone={tones[shipment.state]}>{t(`shipping:state.${shipment.state}`)}</Tag>
        </h3>
        <p>
          {t('pieces', { quantity: formatCount(shipment.quantity, language) })} · {formatDateTime(shipment.createdAt)} ·{' '}
          {shipment.consigneeName}
        </p>
        {shipment.trackingNumber ? (
          <p className="mono">
            {shipment.carrier} · {t('shipments.tracking', { number: shipment.trackingNumber })}
          </p>
        ) : null}
      </div>
      <div className={styles['paymentEnd']}>
        <b className="num">{formatCny(shipment.amountFen, language)}</b>
        <ButtonLink size="small" to={to}>
          {t(shipment.allowedActions.includes('confirmDelivery') ? 'act.confirmDelivery' : 'shipments.open')}
        </ButtonLink>
      </div>
    </li>
  );
}
