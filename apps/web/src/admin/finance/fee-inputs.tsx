import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { fenOfYuan, yuanOfFen } from '../../lib/yuan.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import styles from './finance.module.css';
import { basisPointsOf, textOfBasisPoints } from './rate-text.ts';
import { unreadable } from '../unreadable.ts';

type InputProps = { label: string; value: number; isLocked: boolean; onChange: (value: number) => void };
type ParsedProps = InputProps & {
  textOf: (value: number) => string;
  read: (text: string) => number | undefined;
  problem: string;
};

/** What was typed stays as typed; as long as it is no such number the value is `unreadable`. */
function ParsedInput({ label, value, isLocked, onChange, textOf, read, problem }: ParsedProps) {
  const id = useId();
  const [text, setText] = useState(() => (value === unreadable ? '' : textOf(value)));
  const error = value === unreadable ? problem : undefined;
  return (
    <Field id={id} label={label} error={error}>
      <TextInput
        {...describe({ id, error })}
        id={id}
        value={text}
        readOnly={isLocked}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          onChange(read(target.value) ?? unreadable);
        }}
      />
    </Field>
  );
}

/** A price in yuan; the value is fen. */
export function PriceInput(props: InputProps) {
  const { t } = useTranslation('admin-finance');
  return <ParsedInput {...props} textOf={yuanOfFen} read={fenOfYuan} problem={t('fees.priceWrong')} />;
}

const wholeOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined);
export function WholeInput(props: InputProps) {
  const { t } = useTranslation('admin-finance');
  return <ParsedInput {...props} textOf={String} read={wholeOf} problem={t('fees.wholeWrong')} />;
}

/** A percentage; the value is hundredths of a percent. */
export function PercentInput(props: InputProps) {
  const { t } = useTranslation('admin-finance');
  return <ParsedInput {...props} textOf={textOfBasisPoints} read={basisPointsOf} problem={t('fees.percentWrong')} />;
}

type Kind = 'price' | 'whole' | 'percent';
const inputs = { price: PriceInput, whole: WholeInput, percent: PercentInput };

export type TierColumns<Tier> = readonly { field: keyof Tier & string; label: string; kind: Kind }[];
type TiersProps<Tier> = {
  tiers: readonly Tier[];
  columns: TierColumns<Tier>;
  label: string;
  isLocked: boolean;
  onChange: (tiers: Tier[]) => void;
};

/** Steps that rise: each from a value on, with its price. */
export function Tiers<Tier extends Record<string, number>>({
  tiers,
  columns,
  label,
  isLocked,
  onChange,
}: TiersProps<Tier>) {
  const { t } = useTranslation('admin-finance');
  // Rows have no names of their own: a removed one must not leave its typed text to the next.
  const [keys, setKeys] = useState(() => tiers.map((_, index) => index));
  const change = (at: number, field: string, value: number) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, [field]: value } : tier)));
  function remove(at: number) {
    setKeys(keys.filter((_, index) => index !== at));
    onChange(tiers.filter((_, index) => index !== at));
  }
  function add() {
    const last = tiers.at(-1);
    if (!last) return;
    setKeys([...keys, Math.max(...keys) + 1]);
    onChange([...tiers, last]);
  }
  return (
    <div className={styles['tiers']} role="group" aria-label={label}>
      {tiers.map((tier, at) => (
        <div key={keys[at]} className={styles['tier']}>
          {columns.map(({ field, label: head, kind }) => {
            const Input = inputs[kind];
            return (
              <Input
                key={field}
                label={head}
                value={tier[field] ?? unreadable}
                isLocked={isLocked}
                onChange={(value) => change(at, field, value)}
              />
            );
          })}
          {isLocked || tiers.length === 1 ? null : (
            <IconButton icon="trash" label={t('fees.removeTier')} onClick={() => remove(at)} />
          )}
        </div>
      ))}
      {isLocked ? null : (
        <div>
          <Button size="small" icon="plus" onClick={add}>
            {t('fees.addTier')}
          </Button>
        </div>
      )}
    </div>
  );
}
