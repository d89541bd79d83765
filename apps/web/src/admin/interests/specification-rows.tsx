import { useTranslation } from '../../lib/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import styles from './interests.module.css';
import {
  canAdd,
  emptySpecification,
  emptyTier,
  type OfferDraft,
  type SpecificationDraft,
  type TierDraft,
  withoutSpecification,
} from './offer-draft.ts';

type RowsProps = { draft: OfferDraft; onChange: (draft: OfferDraft) => void };

/** The specifications of the new product, with price and stock where they are known; the marked one is offered. */
export function SpecificationRows({ draft, onChange }: RowsProps) {
  const { t } = useTranslation('admin-interests');
  const { specifications, wished } = draft;
  const change = (at: number, changes: Partial<SpecificationDraft>) =>
    onChange({ ...draft, specifications: specifications.map((one, to) => (to === at ? { ...one, ...changes } : one)) });
  const input = (at: number, name: keyof SpecificationDraft, mode: 'text' | 'decimal' | 'numeric', max: number) => (
    <TextInput
      inputMode={mode}
      maxLength={max}
      aria-label={t(`row.${name}Of`, { number: at + 1 })}
      placeholder={t(`row.${name}`)}
      value={specifications[at]?.[name] ?? ''}
      onChange={(event) => change(at, { [name]: event.target.value })}
    />
  );
  return (
    <fieldset className={styles['rows']}>
      <legend>{t('specifications')}</legend>
      <p className="muted">{t('specificationsHint')}</p>
      {specifications.map((_, at) => (
        <div key={at} className={styles['row']}>
          <input
            type="radio"
            name="wished"
            aria-label={t('row.wished', { number: at + 1 })}
            checked={wished === at}
            onChange={() => onChange({ ...draft, wished: at })}
          />
          {input(at, 'name', 'text', 200)}
          {input(at, 'price', 'decimal', 12)}
          {input(at, 'stock', 'numeric', 7)}
          <IconButton
            icon="trash"
            label={t('row.remove', { number: at + 1 })}
            disabled={specifications.length === 1}
            onClick={() => onChange(withoutSpecification(draft, at))}
          />
        </div>
      ))}
      {canAdd.specification(draft) ? (
        <Button
          icon="plus"
          size="small"
          onClick={() => onChange({ ...draft, specifications: [...specifications, emptySpecification] })}
        >
          {t('addSpecification')}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** From which further quantities on a unit costs what. */
export function TierRows({ draft, onChange }: RowsProps) {
  const { t } = useTranslation('admin-interests');
  const { tiers } = draft;
  const change = (at: number, changes: Partial<TierDraft>) =>
    onChange({ ...draft, tiers: tiers.map((one, to) => (to === at ? { ...one, ...changes } : one)) });
  return (
    <fieldset className={styles['rows']}>
      <legend>{t('tiers')}</legend>
      {tiers.length === 0 ? <p className="muted">{t('tiersHint')}</p> : null}
      {tiers.map((tier, at) => (
        <div key={at} className={styles['tier']}>
          <TextInput
            inputMode="numeric"
            maxLength={7}
            aria-label={t('tier.fromOf', { number: at + 1 })}
            placeholder={t('tier.from')}
            value={tier.from}
            onChange={(event) => change(at, { from: event.target.value })}
          />
          <TextInput
            inputMode="decimal"
            maxLength={12}
            aria-label={t('tier.priceOf', { number: at + 1 })}
            placeholder={t('price')}
            value={tier.price}
            onChange={(event) => change(at, { price: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={t('tier.remove', { number: at + 1 })}
            onClick={() => onChange({ ...draft, tiers: tiers.filter((_, to) => to !== at) })}
          />
        </div>
      ))}
      {canAdd.tier(draft) ? (
        <Button icon="plus" size="small" onClick={() => onChange({ ...draft, tiers: [...tiers, emptyTier] })}>
          {t('addTier')}
        </Button>
      ) : null}
    </fieldset>
  );
}
