import type { FeeRules } from '@kouan/contract';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Tiers } from './fee-inputs.tsx';
import type { RulesProps } from './fee-rules-form.tsx';
import styles from './finance.module.css';

type Zone = FeeRules['zones'][number];
const languages = ['cn', 'en', 'vi'] as const;

/** The zones of destinations, each with its names, its provinces and its prices by weight. */
export function FeeZones({ rules, isLocked, onChange }: RulesProps) {
  const { t } = useTranslation('admin-finance');
  const { zones } = rules;
  const [keys, setKeys] = useState(() => zones.map((_, index) => index));
  const change = (at: number, changes: Partial<Zone>) =>
    onChange({ zones: zones.map((zone, index) => (index === at ? { ...zone, ...changes } : zone)) });
  function remove(at: number) {
    setKeys(keys.filter((_, index) => index !== at));
    onChange({ zones: zones.filter((_, index) => index !== at) });
  }
  function add() {
    const first = zones[0];
    if (!first) return;
    setKeys([...keys, Math.max(...keys) + 1]);
    onChange({ zones: [...zones, { ...first, code: '', name: { cn: '', en: '', vi: '' }, provinceCodes: [] }] });
  }
  return (
    <section aria-label={t('fees.zones')}>
      <h2>{t('fees.zones')}</h2>
      {zones.map((zone, at) => (
        <ZoneFields
          key={keys[at]}
          zone={zone}
          isLocked={isLocked}
          onChange={(changes) => change(at, changes)}
          onRemove={zones.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      {isLocked ? null : (
        <Button size="small" icon="plus" onClick={add}>
          {t('fees.addZone')}
        </Button>
      )}
    </section>
  );
}

type ZoneProps = {
  zone: Zone;
  isLocked: boolean;
  onChange: (changes: Partial<Zone>) => void;
  onRemove: (() => void) | undefined;
};

function ZoneFields({ zone, isLocked, onChange, onRemove }: ZoneProps) {
  const { t } = useTranslation('admin-finance');
  const id = useId();
  const [provinces, setProvinces] = useState(() => zone.provinceCodes.join(' '));
  function changeProvinces(text: string) {
    setProvinces(text);
    onChange({ provinceCodes: text.split(/[\s,，、]+/).filter((code) => code !== '') });
  }
  return (
    <div className={styles['zone']} role="group" aria-label={zone.name.en || zone.code}>
      <div className={styles['fields']}>
        <Field id={`${id}-code`} label={t('fees.zoneCode')}>
          <TextInput
            id={`${id}-code`}
            value={zone.code}
            maxLength={30}
            readOnly={isLocked}
            onChange={({ target }) => onChange({ code: target.value })}
          />
        </Field>
        {languages.map((language) => (
          <Field key={language} id={`${id}-${language}`} label={t(`fees.zoneName.${language}`)}>
            <TextInput
              id={`${id}-${language}`}
              value={zone.name[language]}
              maxLength={60}
              readOnly={isLocked}
              onChange={({ target }) => onChange({ name: { ...zone.name, [language]: target.value } })}
            />
          </Field>
        ))}
      </div>
      <Field id={`${id}-provinces`} label={t('fees.provinces')} hint={t('fees.provincesHint')}>
        <TextInput
          id={`${id}-provinces`}
          value={provinces}
          readOnly={isLocked}
          onChange={({ target }) => changeProvinces(target.value)}
        />
      </Field>
      <Tiers
        tiers={zone.tiers}
        label={t('fees.byWeight')}
        isLocked={isLocked}
        columns={[
          { field: 'fromGrams', label: t('fees.fromGrams'), kind: 'whole' },
          { field: 'perKgFen', label: t('fees.perKg'), kind: 'price' },
        ]}
        onChange={(tiers) => onChange({ tiers })}
      />
      {isLocked || onRemove === undefined ? null : (
        <div>
          <Button size="small" kind="danger" icon="trash" onClick={onRemove}>
            {t('fees.removeZone')}
          </Button>
        </div>
      )}
    </div>
  );
}
