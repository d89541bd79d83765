import type { FormEvent } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { type Choice, SelectInput, TextInput } from '../ui/field.tsx';
import type { IconName } from '../ui/icon.tsx';
import styles from './filter-bar.module.css';

export type Filter = { name: string; label: string; icon?: IconName } & (
  | { kind?: 'text' | 'day' }
  | { kind: 'choice'; choices: readonly Choice[] }
);

type FilterBarProps = {
  filters: readonly Filter[];
  params: URLSearchParams;
  onChange: (values: Record<string, string | undefined>) => void;
};

/** The search form of a list. It is filled from the address and writes back to it. */
export function FilterBar({ filters, params, onChange }: FilterBarProps) {
  const { t } = useTranslation('common');
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onChange(Object.fromEntries(filters.map(({ name }) => [name, textOf(values.get(name))])));
  }
  const isFiltered = filters.some(({ name }) => params.has(name));
  return (
    <form
      key={filters.map(({ name }) => params.get(name)).join('\n')}
      className={styles['bar']}
      role="search"
      onSubmit={handleSubmit}
    >
      {filters.map((filter) => (
        <Control key={filter.name} filter={filter} value={params.get(filter.name) ?? ''} />
      ))}
      <span className={styles['buttons']}>
        <Button type="submit" kind="primary">
          {t('search')}
        </Button>
        <Button
          disabled={!isFiltered}
          onClick={() => onChange(Object.fromEntries(filters.map(({ name }) => [name, undefined])))}
        >
          {t('reset')}
        </Button>
      </span>
    </form>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

function Control({ filter, value }: { filter: Filter; value: string }) {
  const { t } = useTranslation('common');
  if (filter.kind === 'choice')
    return (
      <SelectInput
        name={filter.name}
        aria-label={filter.label}
        choices={filter.choices}
        placeholder={`${filter.label}: ${t('all')}`}
        defaultValue={value}
      />
    );
  if (filter.kind === 'day')
    return (
      <TextInput
        type="date"
        name={filter.name}
        aria-label={filter.label}
        title={filter.label}
        defaultValue={value}
        after={<span className={styles['day']}>{filter.label}</span>}
      />
    );
  return (
    <TextInput
      name={filter.name}
      aria-label={filter.label}
      placeholder={filter.label}
      icon={filter.icon}
      maxLength={50}
      defaultValue={value}
    />
  );
}
