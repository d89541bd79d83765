import type { FeeRules } from '@kouan/contract';
import { weightRules } from '@kouan/domain';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { PercentInput, PriceInput, Tiers, WholeInput } from './fee-inputs.tsx';
import { FeeZones } from './fee-zones.tsx';
import styles from './finance.module.css';
import { ServiceLinks } from './service-links.tsx';

export type RulesProps = { rules: FeeRules; isLocked: boolean; onChange: (changes: Partial<FeeRules>) => void };

/** Every rule of a version; a locked one is only shown. */
export function FeeRulesForm({ rules, isLocked, onChange }: RulesProps) {
  const { t } = useTranslation('admin-finance');
  const id = useId();
  const price = (field: keyof FeeRules & `${string}Fen`) => (
    <PriceInput
      label={t(`fees.field.${field}`)}
      value={rules[field]}
      isLocked={isLocked}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <div className={styles['rules']}>
      <Field id={`${id}-name`} label={t('fees.name')}>
        <TextInput
          id={`${id}-name`}
          value={rules.name}
          maxLength={100}
          readOnly={isLocked}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <section aria-label={t('fees.service')}>
        <h2>{t('fees.service')}</h2>
        <Tiers
          tiers={rules.serviceTiers}
          label={t('fees.service')}
          isLocked={isLocked}
          columns={[
            { field: 'fromFen', label: t('fees.fromValue'), kind: 'price' },
            { field: 'basisPoints', label: t('fees.percent'), kind: 'percent' },
          ]}
          onChange={(serviceTiers) => onChange({ serviceTiers })}
        />
        {price('serviceMinFen')}
      </section>
      <section aria-label={t('fees.logistics')}>
        <h2>{t('fees.logistics')}</h2>
        <div className={styles['fields']}>
          <Field id={`${id}-rule`} label={t('fees.weightRule')}>
            <SelectInput
              id={`${id}-rule`}
              value={rules.weightRule}
              disabled={isLocked}
              choices={weightRules.map((value) => ({ value, label: t(`fees.weightRules.${value}`) }))}
              onChange={({ target }) =>
                onChange({ weightRule: weightRules.find((rule) => rule === target.value) ?? 'larger' })
              }
            />
          </Field>
          <WholeInput
            label={t('fees.field.divisorCm3PerKg')}
            value={rules.divisorCm3PerKg}
            isLocked={isLocked}
            onChange={(divisorCm3PerKg) => onChange({ divisorCm3PerKg })}
          />
          <WholeInput
            label={t('fees.field.stepGrams')}
            value={rules.stepGrams}
            isLocked={isLocked}
            onChange={(stepGrams) => onChange({ stepGrams })}
          />
        </div>
      </section>
      <FeeZones rules={rules} isLocked={isLocked} onChange={onChange} />
      <section aria-label={t('fees.warehouse')}>
        <h2>{t('fees.warehouse')}</h2>
        <div className={styles['fields']}>
          {price('storageFirstMonthPerM3Fen')}
          {price('storageNextMonthPerM3Fen')}
          {price('handlingPerPackageFen')}
          {price('crateFirstKgFen')}
          {price('crateNextKgFen')}
          <PercentInput
            label={t('fees.field.insuranceBasisPoints')}
            value={rules.insuranceBasisPoints}
            isLocked={isLocked}
            onChange={(insuranceBasisPoints) => onChange({ insuranceBasisPoints })}
          />
        </div>
      </section>
      <section aria-label={t('fees.inspection')}>
        <h2>{t('fees.inspection')}</h2>
        <Tiers
          tiers={rules.inspectionTiers}
          label={t('fees.inspection')}
          isLocked={isLocked}
          columns={[
            { field: 'fromPieces', label: t('fees.fromPieces'), kind: 'whole' },
            { field: 'perPieceFen', label: t('fees.perPiece'), kind: 'price' },
          ]}
          onChange={(inspectionTiers) => onChange({ inspectionTiers })}
        />
      </section>
      <ServiceLinks rules={rules} isLocked={isLocked} onChange={onChange} />
    </div>
  );
}
