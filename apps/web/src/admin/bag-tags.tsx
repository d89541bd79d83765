import type { BagRow } from '@kouan/contract';
import { useTranslation } from '../lib/i18n.ts';
import { Tag, type Tone } from '../ui/tag.tsx';

const tones: Record<BagRow['state'], Tone> = {
  open: 'turn',
  sealed: 'work',
  assigned: 'work',
  crossing: 'work',
  arrived: 'done',
};

/** Where a bag is, and what somebody has to look into. */
export function BagTags({
  bag,
}: {
  bag: Pick<BagRow, 'state' | 'isHeld' | 'heldCount' | 'hasProblem' | 'isAccepted'>;
}) {
  const { t } = useTranslation('admin-transport');
  return (
    <>
      <Tag tone={tones[bag.state]}>{t(`state.${bag.state}`)}</Tag>{' '}
      {bag.state === 'assigned' && bag.isAccepted ? <Tag tone="done">{t('accepted')}</Tag> : null}{' '}
      {bag.isHeld ? <Tag tone="bad">{t('held')}</Tag> : null}{' '}
      {bag.heldCount > 0 ? <Tag tone="bad">{t('heldShipments', { count: bag.heldCount })}</Tag> : null}{' '}
      {bag.hasProblem ? <Tag tone="bad">{t('problem')}</Tag> : null}
    </>
  );
}
