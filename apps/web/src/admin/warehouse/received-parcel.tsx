import type { ParcelView } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Goods } from '../goods.tsx';
import { Problem } from '../problem.tsx';
import { LabelButtons } from './label-buttons.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { ParcelSummary } from './parcel-summary.tsx';
import { Photos } from './photos.tsx';
import { useAddPhotos } from './receiving-api.ts';
import styles from './scan.module.css';
import { WeightCheck } from './weight-check.tsx';

/** What came of a parcel: its batches with their labels, its photos. */
export function ReceivedParcel({ parcel }: { parcel: ParcelView }) {
  const { t, language } = useTranslation('admin-receiving');
  return (
    <div className={styles['received']}>
      <ParcelSummary parcel={parcel} />
      <WeightCheck parcel={parcel} />
      {parcel.photos.length === 0 ? null : <ParcelPhotos photos={parcel.photos} />}
      <Permitted any={['warehouse:receive']}>
        <MorePhotos waybill={parcel.waybill} />
      </Permitted>
      {parcel.batches.length === 0 ? null : (
        <ul className={styles['lines']} aria-label={t('batches')}>
          {parcel.batches.map((batch) => (
            <li key={batch.number}>
              <Goods
                {...batch}
                size={40}
                note={`${t('pieces', { count: formatCount(batch.quantity, language) })} · ${formatWeight(batch.grams, language)}`}
              />
              <div className={styles['acts']}>
                <span className="mono">{batch.number}</span>
                <LabelButtons kind="batch" name={batch.number} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Photos that are added later; each belongs to the parcel as soon as it is there. */
function MorePhotos({ waybill }: { waybill: string }) {
  const { t } = useTranslation('admin-receiving');
  const add = useAddPhotos();
  const [count, setCount] = useState(0);
  const handleChange = (photos: readonly { id: number }[]) =>
    void add
      .act({ params: { waybill }, body: { photoIds: photos.map(({ id }) => id) } })
      // A failed act shows in `Problem`.
      .then(() => setCount((old) => old + photos.length))
      .catch(() => undefined);
  return (
    <div>
      <Photos photos={[]} onChange={handleChange} />
      <div role="status">{count === 0 ? null : t('photosAdded', { count })}</div>
      <Problem error={add.error} />
    </div>
  );
}
