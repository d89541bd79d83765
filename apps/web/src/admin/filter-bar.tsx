import { type FormEvent, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { type Choice, SelectInput, TextInput } from '../ui/field.tsx';
import type { IconName } from '../ui/icon.tsx';
import styles from './filter-bar.module.css';
import { ViewBar } from './view-bar.tsx';

export type Filter = { name: string; label: string; icon?: IconName } & (
  | { kind?: 'text' | 'day' }
  | { kind: 'choice'; choices: readonly Choice[] }
);

type FilterBarProps = {
  /** The list's name, under which the reader's views are kept. */
  list: string;
  filters: readonly Filter[];
  params: URLSearchParams;
  onChange: (values: Record<string, string | undefined>) => void;
};

/** The search form of a list, with the reader's saved filters above it. It is filled from the address and writes back to it. */
export function FilterBar({ list, filters, params, onChange }: FilterBarProps) {
  const { t } = useTranslation('common');
  const [isUnfolded, setUnfolded] = useState(false);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onChange(Object.fromEntries(filters.map(({ name }) => [name, textOf(values.get(name))])));
  }
  function chooseView(query: string) {
    const nothing = Object.fromEntries([...params.keys()].map((name) => [name, undefined]));
    onChange({ ...nothing, open: undefined, page: undefined, ...Object.fromEntries(new URLSearchParams(query)) });
  }
  const isFiltered = filters.some(({ name }) => params.has(name));
  const hasMore = filters.length > 1;
  return (
    <div className={styles['box']}>
      <ViewBar list={list} params={params} onChoose={chooseView} />
      <form
        key={filters.map(({ name }) => params.get(name)).join('\n')}
        className={classNames(styles['bar'], isUnfolded && styles['unfolded'])}
        role="search"
        onSubmit={handleSubmit}
      >
        {filters.map((filter, index) => (
          <Control key={filter.name} filter={filter} value={params.get(filter.name) ?? ''} isFirst={index === 0} />
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
          {hasMore ? (
            <Button
              className={styles['more']}
              icon="filter"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {t('more')}
            </Button>
          ) : null}
        </span>
      </form>
    </div>
  );
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

function Control({ filter, value, isFirst }: { filter: Filter; value: string; isFirst: boolean }) {
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
      {...(isFirst ? { 'data-search': true } : {})}
      aria-label={filter.label}
      placeholder={filter.label}
      icon={filter.icon}
      maxLength={50}
      defaultValue={value}
    />
  );
}
