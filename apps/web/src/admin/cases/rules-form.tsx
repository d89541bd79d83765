import type { CompensationForm } from '@kouan/contract';
import { refundBearers, remedies } from '@kouan/domain';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { describe, Field, SelectInput, TextInput } from '../../ui/field.tsx';
import styles from './rules-form.module.css';

type Rule = CompensationForm['claims'][number];
type RulesFormProps = { rules: CompensationForm; isLocked: boolean; onChange: (rules: CompensationForm) => void };

/** A number that cannot be read as typed. */
const unreadable = -1;
export const isReadableRules = ({ claims }: CompensationForm): boolean =>
  claims.every(
    ({ shareBasisPoints, ceilingBasisPoints, days, remedies: known }) =>
      ![shareBasisPoints, ceilingBasisPoints, days].includes(unreadable) && known.length > 0,
  );

/** What a claim gives by its reason, and what a return takes off. */
export function RulesForm({ rules, isLocked, onChange }: RulesFormProps) {
  const { t } = useTranslation('admin-compensation');
  const costs = ['takesFreight', 'takesService', 'takesReturnFreight'] as const;
  const change = (rule: Rule) =>
    onChange({ ...rules, claims: rules.claims.map((one) => (one.reason === rule.reason ? rule : one)) });
  return (
    <fieldset disabled={isLocked} className={styles['form']}>
      <Field id="rules-name" label={t('admin-finance:fees.name')}>
        <TextInput
          id="rules-name"
          maxLength={100}
          value={rules.name}
          onChange={(event) => onChange({ ...rules, name: event.target.value })}
        />
      </Field>
      <p className="muted">{t('hint')}</p>
      {rules.claims.map((rule) => (
        <ClaimFields key={rule.reason} rule={rule} onChange={change} />
      ))}
      <section className={styles['rule']} aria-label={t('returns')}>
        <h2>{t('returns')}</h2>
        <p className="muted">{t('returnsHint')}</p>
        <div className={styles['checks']}>
          {costs.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={rules.returns[name]}
                onChange={(event) =>
                  onChange({ ...rules, returns: { ...rules.returns, [name]: event.target.checked } })
                }
              />
              {t(name)}
            </label>
          ))}
        </div>
      </section>
    </fieldset>
  );
}

function ClaimFields({ rule, onChange }: { rule: Rule; onChange: (rule: Rule) => void }) {
  const { t } = useTranslation('admin-compensation');
  const id = useId();
  const name = t(`aftersales:reason.${rule.reason}`);
  const toggle = (remedy: (typeof remedies)[number], isOn: boolean) =>
    onChange({ ...rule, remedies: remedies.filter((one) => (one === remedy ? isOn : rule.remedies.includes(one))) });
  return (
    <section className={styles['rule']} aria-label={name}>
      <h2>{name}</h2>
      <div className={styles['fields']}>
        <ParsedInput
          label={t('share')}
          initial={percentOf(rule.shareBasisPoints)}
          isWrong={rule.shareBasisPoints === unreadable}
          problem={t('admin-finance:fees.percentWrong')}
          onChange={(text) => onChange({ ...rule, shareBasisPoints: basisPointsOf(text) })}
        />
        <ParsedInput
          label={t('ceiling')}
          initial={percentOf(rule.ceilingBasisPoints)}
          isWrong={rule.ceilingBasisPoints === unreadable}
          problem={t('admin-finance:fees.percentWrong')}
          onChange={(text) => onChange({ ...rule, ceilingBasisPoints: basisPointsOf(text) })}
        />
        <ParsedInput
          label={t('days')}
          initial={rule.days === null ? '' : String(rule.days)}
          isWrong={rule.days === unreadable}
          problem={t('admin-finance:fees.wholeWrong')}
          onChange={(text) => onChange({ ...rule, days: daysOf(text) })}
        />
        <Field id={id} label={t('bornBy')}>
          <SelectInput
            id={id}
            value={rule.bornBy}
            choices={refundBearers.map((value) => ({ value, label: t(`admin-cases:bearer.${value}`) }))}
            onChange={(event) =>
              onChange({ ...rule, bornBy: refundBearers.find((one) => one === event.target.value) ?? 'platform' })
            }
          />
        </Field>
      </div>
      <div className={styles['checks']}>
        <label>
          <input
            type="checkbox"
            checked={rule.needsPhoto}
            onChange={(event) => onChange({ ...rule, needsPhoto: event.target.checked })}
          />
          {t('needsPhoto')}
        </label>
        {remedies.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={rule.remedies.includes(one)}
              onChange={(event) => toggle(one, event.target.checked)}
            />
            {t(`aftersales:remedy.${one}`)}
          </label>
        ))}
      </div>
      {rule.remedies.length === 0 ? (
        <p role="alert" className={styles['wrong']}>
          {t('remedyRequired')}
        </p>
      ) : null}
    </section>
  );
}

const percentOf = (basisPoints: number): string => String(basisPoints / 100);
const maxBasisPoints = 10_000;

/** Hundredths of a percent of a percentage as it is typed, up to 100. */
function basisPointsOf(text: string): number {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  const basisPoints = whole === undefined ? unreadable : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return basisPoints > maxBasisPoints ? unreadable : basisPoints;
}

const daysOf = (text: string): number | null => {
  if (text.trim() === '') return null;
  return /^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text.trim()) : unreadable;
};

type ParsedInputProps = {
  label: string;
  initial: string;
  isWrong: boolean;
  problem: string;
  onChange: (text: string) => void;
};

/** What was typed stays as typed, with the problem below while it cannot be read. */
function ParsedInput({ label, initial, isWrong, problem, onChange }: ParsedInputProps) {
  const id = useId();
  const [text, setText] = useState(initial);
  const error = isWrong ? problem : undefined;
  return (
    <Field id={id} label={label} error={error}>
      <TextInput
        {...describe({ id, error })}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(target.value);
        }}
      />
    </Field>
  );
}
