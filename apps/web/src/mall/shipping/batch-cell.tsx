import type { DraftRow, DraftView } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectInput, TextInput } from '../../ui/field.tsx';
import { useChangeDraftRow } from './batch-api.ts';
import styles from './batch.module.css';

export const cellFields = [
  'mode',
  'consigneeName',
  'contact',
  'address',
  'destination',
  'marketplaceOrderNumber',
  'goods',
  'quantity',
] as const;
export type CellField = (typeof cellFields)[number];

type CellProps = {
  draft: DraftView;
  row: DraftRow;
  field: CellField;
  isOpen: boolean;
  isWrong: boolean;
  describedBy: string;
};

/** A cell as text, or as a field that is kept when it is left or Enter is pressed. */
export function BatchCell(props: CellProps) {
  const shown = useShown(props);
  if (!props.isOpen)
    return (
      <span className={styles['text']} title={shown}>
        {shown}
      </span>
    );
  return <OpenCell key={props.row.values[props.field]} {...props} />;
}

function OpenCell({ draft, row, field, isWrong, describedBy }: CellProps) {
  const { t } = useTranslation('shipping');
  const change = useChangeDraftRow();
  const before = row.values[field];
  const [value, setValue] = useState(before);
  const choices = useChoices(draft, field);
  function keep(next: string) {
    if (next === before) return;
    change.mutate({ params: { number: draft.number, row: row.row }, body: { [field]: next } });
  }
  const common = {
    'aria-label': t('batch.cell', { field: t(`batch.column.${field}`), row: row.row }),
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? describedBy : undefined,
    className: styles[field],
  };
  if (choices) {
    const current = field === 'goods' ? `#${row.goods?.key ?? ''}` : before;
    return (
      <SelectInput
        {...common}
        choices={choices}
        placeholder={t('batch.choose')}
        value={choices.some((choice) => choice.value === current) ? current : ''}
        onChange={({ target }) => keep(target.value)}
      />
    );
  }
  return (
    <TextInput
      {...common}
      value={value}
      inputMode={field === 'quantity' ? 'numeric' : field === 'contact' ? 'tel' : undefined}
      maxLength={300}
      onChange={({ target }) => setValue(target.value)}
      onBlur={() => keep(value.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep(value.trim());
        if (event.key === 'Escape') setValue(before);
      }}
    />
  );
}

function useChoices(draft: DraftView, field: CellField): { value: string; label: string }[] | undefined {
  const { t, language } = useTranslation('shipping');
  if (field === 'mode')
    return (['address', 'marketplace'] as const).map((mode) => ({ value: mode, label: t(`mode.${mode}`) }));
  if (field === 'destination')
    return draft.destinations.map(({ code, name }) => ({ value: code, label: name[language] || name.cn }));
  if (field !== 'goods') return undefined;
  return draft.stock.map(({ key, title, specValues, available }) => ({
    value: `#${key}`,
    label: t('batch.goods', {
      title: [title[language] || title.cn, ...specValues.map((spec) => spec[language] || spec.cn)].join(' / '),
      available,
    }),
  }));
}

/** Codes in words, goods by their specification. */
function useShown({ draft, row, field }: CellProps): string {
  const { t, language } = useTranslation('shipping');
  const value = row.values[field];
  if (field === 'mode') return value === 'address' || value === 'marketplace' ? t(`mode.${value}`) : value;
  if (field === 'destination') {
    const zone = draft.destinations.find(({ code }) => code === value);
    return zone ? zone.name[language] || zone.name.cn : value;
  }
  if (field !== 'goods' || !row.goods) return value;
  const specs = row.goods.specValues.map((spec) => spec[language] || spec.cn).join(' / ');
  return specs || row.goods.title[language] || row.goods.title.cn;
}
