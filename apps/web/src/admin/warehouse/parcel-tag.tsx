import type { ParcelRow } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const tones: Record<ParcelRow['state'], Tone> = {
  expected: 'work',
  arrived: 'turn',
  received: 'done',
  unowned: 'warning',
};

/** State of a parcel, and what is wrong with it. */
export function ParcelTag({ parcel: { state, alert } }: { parcel: Pick<ParcelRow, 'state' | 'alert'> }) {
  const { t } = useTranslation('admin-receiving');
  return (
    <>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>{' '}
      {alert === null ? null : <Tag tone="bad">{t(`alert.${alert}`)}</Tag>}
    </>
  );
}
