import { type ShipmentView, smallPictureUrl } from '@kouan/contract';
import { Drawer, Grid, Image } from 'antd';
import { formatCny, formatCount, formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Facts } from '../facts.tsx';
import { Goods } from '../goods.tsx';
import { TimeLeft } from '../time-left.tsx';
import { CarrierWaybill } from './carrier-waybill.tsx';
import { PackingPanel } from './packing-panel.tsx';
import { ShipmentActions } from './shipment-actions.tsx';
import { limitOf, ShipmentState } from './shipment-columns.tsx';
import { ShipmentPapers } from './shipment-papers.tsx';
import styles from './shipments.module.css';
import { useShipment } from './shipments-api.ts';

/** One shipment: who gets what, what was paid, and the next act. */
export function ShipmentDrawer({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('admin-shipments');
  const query = useShipment(number);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 680 : '100%'} title={t('drawerTitle', { number })} onClose={onClose}>
      <PageFrame query={query}>{(shipment) => <Detail shipment={shipment} />}</PageFrame>
    </Drawer>
  );
}

/** Whether it is being packed, or has been. */
const isPacked = ({ state }: ShipmentView): boolean =>
  state === 'ready' || state === 'inTransit' || state === 'delivered';

function Detail({ shipment }: { shipment: ShipmentView }) {
  const { t, language } = useTranslation('admin-shipments');
  return (
    <div className={styles['detail']}>
      <p>
        <ShipmentState state={shipment.state} />
      </p>
      {shipment.state === 'cancelled' ? null : <ShipmentPapers shipment={shipment} />}
      {isPacked(shipment) ? <PackingPanel shipment={shipment} /> : null}
      {isPacked(shipment) ? <CarrierWaybill number={shipment.number} isReady={shipment.state === 'ready'} /> : null}
      <ShipmentActions shipment={shipment} />
      <ShipmentFacts shipment={shipment} />
      <section aria-label={t('lines')}>
        <h2>{t('lines')}</h2>
        <ul className={styles['lines']}>
          {shipment.lines.map((line) => (
            <li key={line.lineId}>
              <Goods {...line} size={40} />
              <b className="num">{t('common:pieces', { count: formatCount(line.quantity, language) })}</b>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('amount')}>
        <h2>{t('amount')}</h2>
        <dl className={styles['sums']}>
          <div>
            <dt>{t('balance')}</dt>
            <dd>{formatCny(shipment.balanceShareFen, language)}</dd>
          </div>
          {shipment.fees.map((fee) => (
            <div key={fee.kind}>
              <dt>
                <FeeName kind={fee.kind} />
              </dt>
              <dd>{formatCny(fee.feeFen, language)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('total')}</dt>
            <dd>
              <b>{formatCny(shipment.amountFen, language)}</b> = {formatVnd(shipment.amountVnd, language)}
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

const feeKinds = ['logistics', 'storage', 'handling', 'inspection', 'crate', 'insurance'] as const;

function FeeName({ kind }: { kind: string }) {
  const { t } = useTranslation('admin-shipments');
  const known = feeKinds.find((one) => one === kind);
  return known ? t(`fee.${known}`) : kind;
}

function ShipmentFacts({ shipment }: { shipment: ShipmentView }) {
  const { t } = useTranslation('admin-shipments');
  const moment = (at: string | null) => (at === null ? null : formatDateTime(at));
  const picture = (label: string, file: ShipmentView['waybillImage']) =>
    file === null ? null : (
      <Image src={smallPictureUrl(file.url)} preview={{ src: file.url }} width={72} height={72} alt={label} />
    );
  return (
    <Facts
      items={[
        { label: t('admin-parts:order'), value: <span className="mono">{shipment.orderNumber}</span> },
        { label: t('admin-parts:buyer'), value: `${shipment.buyer.nickName} ${shipment.buyer.code}` },
        { label: t('mode'), value: t(`modes.${shipment.mode}`) },
        { label: t('consignee'), value: shipment.consigneeName },
        { label: t('contact'), value: shipment.contact },
        { label: t('address'), value: shipment.address },
        { label: t('marketplaceOrder'), value: shipment.marketplaceOrderNumber },
        { label: t('orderScreenshot'), value: picture(t('orderScreenshot'), shipment.orderScreenshot) },
        { label: t('waybillImage'), value: picture(t('waybillImage'), shipment.waybillImage) },
        { label: t('carrier'), value: shipment.carrier },
        { label: t('trackingNumber'), value: shipment.trackingNumber },
        { label: t('createdAt'), value: formatDateTime(shipment.createdAt) },
        { label: t('limit'), value: limitOf(shipment) === null ? null : <TimeLeft until={limitOf(shipment)} /> },
        { label: t('payBy'), value: shipment.state === 'paymentPending' ? moment(shipment.payBy) : null },
        { label: t('dispatchBy'), value: moment(shipment.dispatchBy) },
        { label: t('dispatchedAt'), value: moment(shipment.dispatchedAt) },
        { label: t('deliveredAt'), value: moment(shipment.deliveredAt) },
        { label: t('remarks'), value: shipment.remarks },
        { label: t('cancelReason'), value: shipment.cancelReason },
      ]}
    />
  );
}
