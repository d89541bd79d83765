import { goodsLimits } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import type { GoodsDraft, TierDraft } from './goods-draft.ts';
import type { PartProps } from './goods-form.tsx';
import styles from './goods.module.css';

/** From which quantity on a unit costs what. */
export function TiersPart({ draft, onChange }: PartProps) {
  const { t } = useTranslation('admin-goods');
  const { tiers } = draft;
  const put = (next: TierDraft[]) => onChange({ ...draft, tiers: next });
  const change = (at: number, changes: Partial<TierDraft>) =>
    put(tiers.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  return (
    <>
      <Field id="goods-minimum" label={t('minQuantity')} isRequired className={styles['short']}>
        <TextInput
          id="goods-minimum"
          inputMode="numeric"
          value={draft.minQuantity}
          onChange={(event) => onChange({ ...draft, minQuantity: event.target.value })}
        />
      </Field>
      {tiers.map((tier, at) => (
        <div key={at} className={styles['tier']}>
          <TextInput
            inputMode="numeric"
            aria-label={t('tierFrom', { number: at + 1 })}
            placeholder={t('tierQuantity')}
            value={tier.quantity}
            onChange={(event) => change(at, { quantity: event.target.value })}
          />
          <TextInput
            inputMode="decimal"
            aria-label={t('tierPrice', { number: at + 1 })}
            placeholder={t('sku.price')}
            value={tier.price}
            onChange={(event) => change(at, { price: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={t('removeTier', { number: at + 1 })}
            disabled={tiers.length === 1}
            onClick={() => put(tiers.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {tiers.length < goodsLimits.tiers ? (
        <Button icon="plus" size="small" onClick={() => put([...tiers, { quantity: '', price: '' }])}>
          {t('addTier')}
        </Button>
      ) : null}
    </>
  );
}

const measures = ['weight', 'length', 'width', 'height', 'unitsPerCarton', 'handlingDays'] as const;

/** Weight and size of one packed unit; combinations may differ. */
export function MeasuresPart({ draft, onChange }: PartProps) {
  const { t } = useTranslation('admin-goods');
  const put = (changes: Partial<GoodsDraft['measures']>) =>
    onChange({ ...draft, measures: { ...draft.measures, ...changes } });
  return (
    <div className={styles['measures']}>
      {measures.map((name) => (
        <Field key={name} id={`goods-${name}`} label={t(`measure.${name}`)} isRequired>
          <TextInput
            id={`goods-${name}`}
            inputMode="numeric"
            value={draft.measures[name]}
            onChange={(event) => put({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
