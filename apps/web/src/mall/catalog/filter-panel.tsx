import type { getProductFacets, ReplyOf } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { facetsQuery } from './catalog-api.ts';
import styles from './filter-panel.module.css';
import { priceOf, facetFilterOf, minQuantities } from './search-filter.ts';

type Facets = ReplyOf<typeof getProductFacets>;
type FilterPanelProps = {
  query: URLSearchParams;
  word: string | undefined;
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
};

/** What the hits can be narrowed by, with how many each choice leaves: a column, on small screens folded away. */
export function FilterPanel({ query, word, onChange }: FilterPanelProps) {
  const { t } = useTranslation('search');
  const facets = useQuery(facetsQuery(facetFilterOf(query, word))).data;
  const chosen = ['store', 'site', 'from', 'to', 'least'].filter((name) => query.has(name)).length;
  return (
    <details className={styles['panel']} open={chosen > 0 || undefined}>
      <summary>{chosen > 0 ? t('counted', { name: t('filters'), count: chosen }) : t('filters')}</summary>
      <div className={styles['fields']}>
        <Choices facets={facets} query={query} onChange={onChange} />
        <PriceForm query={query} onChange={onChange} />
      </div>
    </details>
  );
}

function Choices({
  facets,
  query,
  onChange,
}: Pick<FilterPanelProps, 'query' | 'onChange'> & { facets: Facets | undefined }) {
  const { t, language } = useTranslation('search');
  const id = useId();
  const counted = (name: string, count: number | null) =>
    count === null ? name : t('counted', { name, count: formatCount(count, language) });
  const stores = facets?.stores.map((one) => ({ value: String(one.id), label: counted(one.name, one.count) })) ?? [];
  const sites = facets?.sites.map(({ site, count }) => ({
    value: site,
    label: counted(site === 'mall' ? t('siteMall') : t(`links:site.${site}`), count),
  }));
  const quantities = minQuantities.map((count) => ({ value: String(count), label: t('minQuantityTo', { count }) }));
  const selects = [
    { name: 'store', label: t('store'), all: t('allStores'), choices: stores },
    { name: 'site', label: t('site'), all: t('allSites'), choices: sites ?? [] },
    { name: 'least', label: t('minQuantity'), all: t('minQuantityAny'), choices: quantities },
  ];
  return selects.map(({ name, label, all, choices }) => (
    <Field key={name} id={`${id}-${name}`} label={label}>
      <SelectInput
        id={`${id}-${name}`}
        value={query.get(name) ?? ''}
        placeholder={all}
        choices={choices}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
      />
    </Field>
  ));
}

function PriceForm({ query, onChange }: Pick<FilterPanelProps, 'query' | 'onChange'>) {
  const { t } = useTranslation('search');
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const of = (name: string) => {
      const text = values.get(name);
      return typeof text === 'string' && priceOf(text) !== undefined ? text.trim() : undefined;
    };
    onChange({ from: of('from'), to: of('to') });
  }
  return (
    <form className={styles['price']} onSubmit={handleSubmit} aria-label={t('price')}>
      <span className={styles['label']}>{t('price')}</span>
      {(['from', 'to'] as const).map((name) => (
        <PriceInput
          key={name}
          name={name}
          label={t(name === 'from' ? 'priceFrom' : 'priceTo')}
          value={query.get(name) ?? ''}
        />
      ))}
      <Button type="submit">{t('apply')}</Button>
    </form>
  );
}

/** Shows what the address says, and what is typed after that. */
function PriceInput({ name, label, value }: { name: string; label: string; value: string }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <TextInput
      name={name}
      inputMode="decimal"
      maxLength={10}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
