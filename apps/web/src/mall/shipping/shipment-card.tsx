import { type ShipmentView, smallPictureUrl } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Money } from '../../shared/money.tsx';
import { TimeLeft } from '../../shared/time-left.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Note } from '../../ui/note.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './shipping.module.css';

const tones: Record<ShipmentView['state'], Tone> = {
  paymentPending: 'turn',
  paymentReview: 'work',
  paymentRejected: 'bad',
  ready: 'work',
  inTransit: 'work',
  delivered: 'done',
  cancelled: 'off',
};

type CardProps = { shipment: ShipmentView; onCancel: () => void; onConfirm: () => void };

/** One shipping note: what goes to whom, where it is, what is due, what can be done. */
export function ShipmentCard({ shipment, onCancel, onConfirm }: CardProps) {
  const { t, language } = useTranslation('shipping');
  return (
    <article className={styles['card']} aria-label={t('list.number', { number: shipment.number })}>
      <header>
        <span>
          {t('list.number', { number: '' })}
          <b className="mono">{shipment.number}</b>
        </span>
        <span className="num">{t('list.created', { date: formatDateTime(shipment.createdAt) })}</span>
        <Link className="mono" to={`/myOrderDetail/${shipment.orderNumber}`}>
          {t('order', { number: shipment.orderNumber })}
        </Link>
        <Tag tone={tones[shipment.state]}>{t(`state.${shipment.state}`)}</Tag>
      </header>
      {shipment.check === null ? null : (
        <Note tone="turn">
          {t(`list.check.${shipment.check.stage}`, { date: formatDateTime(shipment.check.since) })}
        </Note>
      )}
      <div className={styles['cardBody']}>
        <ul>
          {shipment.lines.map((line) => (
            <li key={line.lineId}>
              <Picture src={line.imageUrl} alt="" width={40} height={40} />
              <span>
                {line.title[language] || line.title.cn}{' '}
                <small>{line.specValues.map((value) => value[language] || value.cn).join(' / ')}</small>
              </span>
              <b>{t('pieces', { quantity: formatCount(line.quantity, language) })}</b>
            </li>
          ))}
        </ul>
        <Delivery shipment={shipment} />
        <div className={styles['cardMoney']}>
          <span>{t('list.amount')}</span>
          <Money fen={shipment.amountFen} vnd={shipment.amountVnd} />
        </div>
        <CardActs shipment={shipment} onCancel={onCancel} onConfirm={onConfirm} />
      </div>
    </article>
  );
}

/** The time limit that runs for it: to be paid, to leave, or to count as delivered. */
function useClock(shipment: ShipmentView): { text: string; until: string } | null {
  const { t } = useTranslation('shipping');
  const { state, payBy, dispatchBy, autoReceiveAt, check } = shipment;
  const dated = (until: string, key: 'payBy' | 'dispatchBy' | 'autoReceive') => ({
    text: t(`list.${key}`, { date: formatDateTime(until) }),
    until,
  });
  if (payBy !== null && (state === 'paymentPending' || state === 'paymentRejected')) return dated(payBy, 'payBy');
  if (dispatchBy !== null && state === 'ready') return dated(dispatchBy, 'dispatchBy');
  return autoReceiveAt !== null && state === 'inTransit' && check === null ? dated(autoReceiveAt, 'autoReceive') : null;
}

function Delivery({ shipment }: { shipment: ShipmentView }) {
  const { t } = useTranslation('shipping');
  const clock = useClock(shipment);
  const moments = [
    shipment.dispatchedAt && t('list.dispatched', { date: formatDateTime(shipment.dispatchedAt) }),
    shipment.deliveredAt && t('list.delivered', { date: formatDateTime(shipment.deliveredAt) }),
  ].filter(Boolean);
  const pictures = [
    { file: shipment.orderScreenshot, name: t('list.screenshot') },
    { file: shipment.waybillImage, name: t('list.waybill') },
  ];
  return (
    <div className={styles['delivery']}>
      <dl>
        <div>
          <dt>{t('list.to')}</dt>
          <dd>
            {[shipment.consigneeName, shipment.contact, shipment.address].filter(Boolean).join(', ')}
            {shipment.marketplaceOrderNumber ? (
              <p className="mono">{t('list.marketplaceOrder', { number: shipment.marketplaceOrderNumber })}</p>
            ) : null}
            {pictures.map(({ file, name }) =>
              file ? (
                <a key={name} className={styles['proof']} href={file.url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : null,
            )}
          </dd>
        </div>
        <div>
          <dt>{t('list.tracking')}</dt>
          <dd>
            {shipment.trackingNumber === '' ? (
              <span className="muted">{t('list.noTracking')}</span>
            ) : (
              <span className={styles['tracking']}>
                {shipment.carrier} <b className="mono">{shipment.trackingNumber}</b>
                <CopyButton
                  text={shipment.trackingNumber}
                  labels={{ copy: t('list.copyTracking'), copied: t('list.copied') }}
                />
              </span>
            )}
          </dd>
        </div>
      </dl>
      {shipment.state === 'cancelled' ? null : (
        <Link className={styles['proof']} to={`/tracking/${shipment.trackingCode}`}>
          {t('list.trackingPage')}
        </Link>
      )}
      {clock === null ? null : (
        <p className="num">
          {clock.text} <TimeLeft until={clock.until} />
        </p>
      )}
      {moments.map((moment) => (
        <p key={moment} className="num muted">
          {moment}
        </p>
      ))}
      {shipment.delivery === null ? null : <Proof delivery={shipment.delivery} />}
      {shipment.cancelReason ? <p className="muted">{t('list.reason', { reason: shipment.cancelReason })}</p> : null}
    </div>
  );
}

/** Who received it, as staff, a cooperative or the carrier told, with their photos. */
function Proof({ delivery }: { delivery: NonNullable<ShipmentView['delivery']> }) {
  const { t } = useTranslation('shipping');
  const { receiverName, toldBy, proofNumber, photos } = delivery;
  return (
    <>
      <p>
        {t('list.receivedBy', { name: receiverName })}{' '}
        <span className="muted">
          {t('list.toldBy', { name: toldBy })}{' '}
          {proofNumber === '' ? '' : t('list.proofNumber', { number: proofNumber })}
        </span>
      </p>
      {photos.length === 0 ? null : (
        <p className={styles['photos']}>
          {photos.map((photo, index) => (
            <a key={photo.id} href={photo.url} target="_blank" rel="noreferrer">
              <img
                src={smallPictureUrl(photo.url)}
                alt={t('list.proofPhoto', { number: index + 1 })}
                width={48}
                height={48}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
    </>
  );
}

function CardActs({ shipment, onCancel, onConfirm }: CardProps) {
  const { t, language } = useTranslation('shipping');
  const can = (action: string) => shipment.allowedActions.includes(action);
  const amount = formatCny(shipment.amountFen, language);
  const cashier = shipment.paymentNumber === null ? null : `/mallDdcCashier/${shipment.paymentNumber}`;
  const isPayable = cashier !== null && (shipment.state === 'paymentPending' || shipment.state === 'paymentRejected');
  return (
    <div className={styles['cardActs']}>
      {isPayable ? (
        <ButtonLink kind="primary" to={cashier}>
          {t(shipment.state === 'paymentRejected' ? 'list.payAgain' : 'list.pay', { amount })}
        </ButtonLink>
      ) : null}
      {can('confirmDelivery') ? (
        <Button kind="primary" onClick={onConfirm}>
          {t('list.confirm')}
        </Button>
      ) : null}
      {cashier !== null && !isPayable && shipment.state !== 'cancelled' ? (
        <ButtonLink to={cashier}>{t('list.viewPayment')}</ButtonLink>
      ) : null}
      {can('cancelShipment') || can('cancel') ? (
        <Button kind="danger" onClick={onCancel}>
          {t('list.cancel')}
        </Button>
      ) : null}
    </div>
  );
}
