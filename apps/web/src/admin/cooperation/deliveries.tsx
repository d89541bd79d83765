import { type CooperativeBagView, smallPictureUrl } from '@kouan/contract';
import { Image } from 'antd';
import { useState } from 'react';
import { formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './cooperation.module.css';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { WeighDialog } from './weigh-dialog.tsx';

export type Delivery = CooperativeBagView['shipments'][number];
type Asked = { act: 'weigh' | 'handOver' | 'deliver'; shipment: Delivery };
const sidePx = 56;

/** The shipments of a bag: to whom they go, and how far they are. */
export function Deliveries({ bag }: { bag: CooperativeBagView }) {
  const { t, language } = useTranslation('admin-cooperation');
  const [asked, setAsked] = useState<Asked | null>(null);
  const isHere = bag.state === 'arrived';
  const close = () => setAsked(null);
  return (
    <section aria-label={t('admin-transport:shipments')}>
      <h2>
        {t('admin-transport:shipments')} <span className="muted num">{formatCount(bag.shipmentCount, language)}</span>
      </h2>
      <ul className={styles['deliveries']}>
        {bag.shipments.map((shipment) => (
          <li key={shipment.number}>
            <Who shipment={shipment} />
            <What shipment={shipment} />
            {isHere ? <Acts shipment={shipment} mayLeave={!bag.isHeld} onAsk={setAsked} /> : null}
          </li>
        ))}
      </ul>
      {asked?.act === 'weigh' ? <WeighDialog bag={bag} shipment={asked.shipment} onClose={close} /> : null}
      {asked?.act === 'handOver' ? <HandOverDialog bag={bag} shipment={asked.shipment} onClose={close} /> : null}
      {asked?.act === 'deliver' ? <ProofDialog bag={bag} shipment={asked.shipment} onClose={close} /> : null}
    </section>
  );
}

function stateOf({ state }: Delivery): { key: 'waits' | 'inTransit' | 'delivered' | 'off'; tone: Tone } {
  if (state === 'ready') return { key: 'waits', tone: 'work' };
  if (state === 'inTransit') return { key: 'inTransit', tone: 'work' };
  return state === 'delivered' ? { key: 'delivered', tone: 'done' } : { key: 'off', tone: 'bad' };
}

function Who({ shipment }: { shipment: Delivery }) {
  const { t } = useTranslation('admin-cooperation');
  const { key, tone } = stateOf(shipment);
  const isHidden = shipment.mode === 'marketplace' && shipment.address === '';
  return (
    <div>
      <p>
        <span className="mono">{shipment.number}</span> <Tag tone={tone}>{t(`shipmentState.${key}`)}</Tag>
      </p>
      <p>
        <b>{shipment.consigneeName}</b> <span className="num">{shipment.contact}</span>
      </p>
      <p>{isHidden ? `${t('marketplace')} ${shipment.marketplaceOrderNumber}` : shipment.address}</p>
      {shipment.waybillImage ? (
        <Image
          src={smallPictureUrl(shipment.waybillImage.url)}
          preview={{ src: shipment.waybillImage.url }}
          width={sidePx}
          height={sidePx}
          alt={t('waybillImage')}
        />
      ) : null}
    </div>
  );
}

function What({ shipment }: { shipment: Delivery }) {
  const { t, language } = useTranslation('admin-cooperation');
  const { packages, grams, arrival, carrier, trackingNumber, handedOverAt, deliveredAt, receiverName, proof } =
    shipment;
  return (
    <div>
      <p>{t('packed', { packages: formatCount(packages, language), weight: formatWeight(grams, language) })}</p>
      {arrival === null ? null : (
        <p>
          {t('weighed', { weight: formatWeight(arrival.grams, language) })}{' '}
          {arrival.state === 'held' ? <Tag tone="bad">{t('admin-transport:held')}</Tag> : null}
        </p>
      )}
      {shipment.lines.map((line) => (
        <p key={line.lineId} className="muted">
          {line.title[language] || line.title.cn} × {formatCount(line.quantity, language)}
        </p>
      ))}
      {handedOverAt === null ? null : (
        <p>
          {carrier} <span className="mono">{trackingNumber}</span>
        </p>
      )}
      {deliveredAt === null ? null : (
        <p>
          {receiverName} <span className="muted num">{formatDateTime(deliveredAt)}</span>
        </p>
      )}
      {proof.map((photo, index) => (
        <Image
          key={photo.id}
          src={smallPictureUrl(photo.url)}
          preview={{ src: photo.url }}
          width={sidePx}
          height={sidePx}
          alt={t('photo', { number: index + 1 })}
        />
      ))}
    </div>
  );
}

type ActsProps = { shipment: Delivery; mayLeave: boolean; onAsk: (asked: Asked) => void };

/** It is weighed first; held for its weight, the warehouse acts next. */
function Acts({ shipment, mayLeave, onAsk }: ActsProps) {
  const { t } = useTranslation('admin-cooperation');
  const { arrival } = shipment;
  const isMoving = shipment.state === 'inTransit';
  const needsProof = mayLeave && shipment.state === 'delivered' && shipment.receiverName === '';
  const isOnTheWay = mayLeave && isMoving && arrival !== null;
  const name = (verb: string) => `${verb} ${shipment.number}`;
  if (isMoving && arrival?.state === 'held')
    return (
      <div className={styles['whole']}>
        <Note tone="bad">{t('heldShipment')}</Note>
      </div>
    );
  return (
    <p className={styles['buttons']}>
      {arrival === null && isMoving ? (
        <Button
          size="small"
          kind="primary"
          aria-label={name(t('weigh.act'))}
          onClick={() => onAsk({ act: 'weigh', shipment })}
        >
          {t('weigh.act')}
        </Button>
      ) : null}
      {isOnTheWay ? (
        <Button size="small" aria-label={name(t('handOver'))} onClick={() => onAsk({ act: 'handOver', shipment })}>
          {t('handOver')}
        </Button>
      ) : null}
      {isOnTheWay || needsProof ? (
        <Button
          size="small"
          kind="primary"
          aria-label={name(needsProof ? t('proof') : t('deliver'))}
          onClick={() => onAsk({ act: 'deliver', shipment })}
        >
          {needsProof ? t('proof') : t('deliver')}
        </Button>
      ) : null}
    </p>
  );
}
