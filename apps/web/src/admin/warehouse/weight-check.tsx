import { type ParcelView, settleWeightCheck } from '@kouan/contract';
import { formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { ReasonAct } from '../reason-act.tsx';
import { useSettleWeight } from './receiving-api.ts';

/** A parcel that weighs something else than its sellers say: somebody looks, and says why its goods may leave. */
export function WeightCheck({ parcel: { waybill, weightCheck } }: { parcel: ParcelView }) {
  const { t, language } = useTranslation('admin-receiving');
  const settle = useSettleWeight();
  if (weightCheck === null) return null;
  const weights = {
    weight: formatWeight(weightCheck.borderGrams, language),
    seller: formatWeight(weightCheck.sellerGrams, language),
  };
  if (weightCheck.state === 'settled')
    return (
      <Note tone="ok">
        {t('weightCheck.settled', weights)} {weightCheck.settledBy}{' '}
        {weightCheck.settledAt && <span className="num">{formatDateTime(weightCheck.settledAt)}</span>}:{' '}
        {weightCheck.reason}
      </Note>
    );
  return (
    <Note tone="bad">
      {t('weightCheck.held', weights)}
      <p>
        <ReasonAct
          permission="warehouse:receive"
          schema={settleWeightCheck.body}
          title={t('weightCheck.title', { waybill })}
          consequence={t('weightCheck.consequence')}
          label={t('weightCheck.reason')}
          verb={t('weightCheck.act')}
          error={settle.error}
          onSubmit={(reason) => settle.act({ params: { waybill }, body: { reason } })}
        />
      </p>
    </Note>
  );
}
