import { type FormEvent, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { useTypedValues } from '../lib/typed-values.ts';
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
  const names = filters.map(({ name }) => name);
  const { valueOf, type, send } = useTypedValues(params, names);
  function search(values: Record<string, string>, rest: Record<string, string | undefined> = {}) {
    send(values);
    onChange({ ...rest, ...values });
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    search(Object.fromEntries(names.map((name) => [name, textOf(form.get(name))])));
  }
  function chooseView(query: string) {
    const nothing = Object.fromEntries([...params.keys()].map((name) => [name, undefined]));
    const view = new URLSearchParams(query);
    const values = Object.fromEntries(names.map((name) => [name, view.get(name) ?? '']));
    search(values, { ...nothing, open: undefined, page: undefined, ...Object.fromEntries(view) });
  }
  const hasMore = filters.length > 1;
  return (
    <div className={styles['box']}>
      <ViewBar list={list} params={params} onChoose={chooseView} />
      <form
        className={classNames(styles['bar'], isUnfolded && styles['unfolded'])}
        role="search"
        onSubmit={handleSubmit}
      >
        {filters.map((filter, index) => (
          <Control
            key={filter.name}
            filter={filter}
            value={valueOf(filter.name)}
            isFirst={index === 0}
            onType={(value) => type(filter.name, value)}
          />
        ))}
        <span className={styles['buttons']}>
          <Button type="submit" kind="primary">
            {t('search')}
          </Button>
          <Button onClick={() => search(Object.fromEntries(names.map((name) => [name, ''])))}>{t('reset')}</Button>
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

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

type ControlProps = { filter: Filter; value: string; isFirst: boolean; onType: (value: string) => void };

function Control({ filter, value, isFirst, onType }: ControlProps) {
  const { t } = useTranslation('common');
  if (filter.kind === 'choice')
    return (
      <SelectInput
        name={filter.name}
        aria-label={filter.label}
        choices={filter.choices}
        placeholder={`${filter.label}: ${t('all')}`}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    );
  if (filter.kind === 'day')
    return (
      <TextInput
        type="date"
        name={filter.name}
        aria-label={filter.label}
        title={filter.label}
        value={value}
        onChange={(event) => onType(event.target.value)}
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
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
