import type { ParcelView } from '@kouan/contract';
import { formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Facts } from '../facts.tsx';
import { LabelButtons } from './label-buttons.tsx';
import { ParcelTag } from './parcel-tag.tsx';
import { PhonePhotos } from './phone-photos.tsx';
import styles from './scan.module.css';

/** Whose parcel it is and what is known of it, with its label and the phone's camera. */
export function ParcelSummary({ parcel }: { parcel: ParcelView }) {
  const { t, language } = useTranslation('admin-receiving');
  return (
    <section className={styles['card']} aria-label={t('parcel.title', { waybill: parcel.waybill })}>
      <div className={styles['head']}>
        <b className="mono">{parcel.waybill}</b>
        <ParcelTag parcel={parcel} />
      </div>
      <Facts
        items={[
          { label: t('parcel.store'), value: parcel.storeName },
          {
            label: t('parcel.orders'),
            value:
              parcel.orders.length === 0
                ? null
                : parcel.orders.map((order) => (
                    <span key={order.number} className={styles['order']}>
                      <span className="mono">{order.number}</span> {order.buyerName}{' '}
                      <small className="muted mono">{order.buyerCode}</small>
                    </span>
                  )),
          },
          { label: t('parcel.arrivedAt'), value: parcel.arrivedAt && formatDateTime(parcel.arrivedAt) },
          {
            label: t('parcel.receivedAt'),
            value: parcel.receivedAt && `${formatDateTime(parcel.receivedAt)} ${parcel.receivedBy}`,
          },
          { label: t('parcel.weight'), value: parcel.grams && formatWeight(parcel.grams, language) },
          { label: t('parcel.volume'), value: parcel.cm3 && `${formatCount(parcel.cm3, language)} cm³` },
          { label: t('parcel.note'), value: parcel.note },
        ]}
      />
      <div className={styles['acts']}>
        <LabelButtons kind="parcel" name={parcel.waybill} />
        <PhonePhotos waybill={parcel.waybill} />
      </div>
    </section>
  );
}
