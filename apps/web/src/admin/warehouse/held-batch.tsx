import { type BatchView, settleBatchWeight } from '@kouan/contract';
import { formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag } from '../../ui/tag.tsx';
import { ReasonAct } from '../reason-act.tsx';
import { useSettleBatch } from './warehouse-api.ts';

/** A batch that weighs something else than its seller says: somebody looks, and says why its goods may leave. */
export function HeldBatch({ batch: { number, grams, heldSellerGrams, isWeightChecked } }: { batch: BatchView }) {
  const { t, language } = useTranslation('admin-warehouse');
  const settle = useSettleBatch();
  if (!isWeightChecked) return null;
  const tag = <Tag tone="warning">{t('batch.check.tag')}</Tag>;
  // Its parcel is held, which is settled there.
  if (heldSellerGrams === null) return tag;
  const weights = { weight: formatWeight(grams, language), seller: formatWeight(heldSellerGrams, language) };
  return (
    <>
      {tag}
      <ReasonAct
        permission="warehouse:receive"
        isSmall
        schema={settleBatchWeight.body}
        title={t('batch.check.title', { batch: number })}
        consequence={`${t('batch.check.held', weights)} ${t('batch.check.consequence')}`}
        label={t('batch.check.reason')}
        verb={t('batch.check.act')}
        error={settle.error}
        onSubmit={(reason) => settle.act({ params: { number }, body: { reason } })}
      />
    </>
  );
}
