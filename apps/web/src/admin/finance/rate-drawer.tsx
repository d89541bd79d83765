import type { ExchangeRateView } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { TextField, useFormValue } from '../../lib/form.tsx';
import { formatRate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { typedText } from '../../lib/typed-text.ts';
import { FormDrawer } from '../form-drawer.tsx';
import { useAddRate, useEditRate } from './finance-api.ts';
import { MomentField } from '../../lib/moment-field.tsx';
import { basisPointsOf, microsOfRate, textOfBasisPoints, textOfRate, withSpread } from './rate-text.ts';

/** Rates are typed in đồng per yuan, the spread in percent. */
const RateForm = Type.Object({
  marketRateVndPerCnyMicros: Type.String({ minLength: 1, maxLength: 14 }),
  spreadBasisPoints: Type.String({ minLength: 1, maxLength: 6 }),
  effectiveAt: Type.Optional(Type.String({ format: 'date-time' })),
});

/** Adds a rate, or changes one that lies ahead. */
export function RateDrawer({ rate, onClose }: { rate: ExchangeRateView | null; onClose: () => void }) {
  const { t } = useTranslation('admin-finance');
  const add = useAddRate();
  const edit = useEditRate();
  function handleSubmit(values: Static<typeof RateForm>) {
    const body = {
      marketRateVndPerCnyMicros: microsOfRate(values.marketRateVndPerCnyMicros) ?? 0,
      spreadBasisPoints: basisPointsOf(values.spreadBasisPoints) ?? 0,
      ...(values.effectiveAt ? { effectiveAt: values.effectiveAt } : {}),
    };
    return rate === null ? add.act({ body }) : edit.act({ params: { id: rate.id }, body });
  }
  const initial =
    rate === null
      ? { spreadBasisPoints: '0' }
      : {
          marketRateVndPerCnyMicros: textOfRate(rate.marketRateVndPerCnyMicros ?? rate.rateVndPerCnyMicros),
          spreadBasisPoints: textOfBasisPoints(rate.spreadBasisPoints),
          effectiveAt: rate.effectiveAt,
        };
  return (
    <FormDrawer
      title={t(rate === null ? 'rates.add' : 'rates.edit')}
      schema={RateForm}
      initial={initial}
      verb={t(rate === null ? 'rates.add' : 'common:save')}
      error={rate === null ? add.error : edit.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField
        name="marketRateVndPerCnyMicros"
        label={t('rates.market')}
        hint={t('rates.marketHint')}
        autoComplete="off"
        check={(value) => (microsOfRate(typedText(value)) === undefined ? t('rates.rateWrong') : undefined)}
      />
      <TextField
        name="spreadBasisPoints"
        label={t('rates.spreadPercent')}
        autoComplete="off"
        check={(value) => (basisPointsOf(typedText(value)) === undefined ? t('rates.spreadWrong') : undefined)}
      />
      <Made />
      <MomentField name="effectiveAt" label={t('rates.effectiveAt')} hint={t('rates.effectiveHint')} />
    </FormDrawer>
  );
}

function Made() {
  const { t, language } = useTranslation('admin-finance');
  const market = microsOfRate(typedText(useFormValue('marketRateVndPerCnyMicros')));
  const spread = basisPointsOf(typedText(useFormValue('spreadBasisPoints')));
  if (market === undefined || spread === undefined) return null;
  return <p role="status">{t('rates.made', { rate: formatRate(withSpread(market, spread), language) })}</p>;
}
