import { useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { fenOfYuan, yuanOfFen } from '../lib/yuan.ts';
import { describe, Field, TextInput } from '../ui/field.tsx';
import { unreadable } from './unreadable.ts';

type AmountFieldProps = { id: string; label: string; hint?: string; fen: number; onChange: (fen: number) => void };

/** An amount in yuan; the value is fen. What is no amount is said at the field, and is `unreadable`, which every call refuses. */
export function AmountField({ id, label, hint, fen, onChange }: AmountFieldProps) {
  const { t } = useTranslation('admin-cases');
  const [text, setText] = useState(() => (fen === unreadable ? '' : yuanOfFen(fen)));
  const error = fen === unreadable ? t('amountWrong') : undefined;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <TextInput
        {...describe({ id, hint, error })}
        id={id}
        inputMode="decimal"
        value={text}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          onChange(fenOfYuan(target.value) ?? unreadable);
        }}
      />
    </Field>
  );
}
