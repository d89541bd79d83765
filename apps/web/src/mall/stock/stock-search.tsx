import type { FormEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { SelectInput, TextInput } from '../../ui/field.tsx';
import styles from './my-stock.module.css';
import type { StockFilter } from './stock-api.ts';
import { stockAges } from './stock-filter.ts';

const names = ['blurry', 'days'] as const;
type SearchProps = { filter: StockFilter; onSearch: (wanted: URLSearchParams) => void };

/** Goods by words and by how long they have been lying there; what is searched for stands in the address. */
export function StockSearch({ filter, onSearch }: SearchProps) {
  const { t } = useTranslation('stock');
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = names.map((name) => [name, form.get(name)] as const);
    onSearch(
      new URLSearchParams(
        wanted.flatMap(([name, value]) => (typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [])),
      ),
    );
  }
  return (
    <form className={styles['filters']} role="search" aria-label={t('filter')} onSubmit={handleSubmit}>
      <TextInput
        icon="search"
        name="blurry"
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={filter.blurry ?? ''}
        maxLength={100}
      />
      <SelectInput
        name="days"
        aria-label={t('age')}
        placeholder={t('anyAge')}
        defaultValue={String(filter.days ?? '')}
        choices={stockAges.map((days) => ({ value: String(days), label: t('olderThan', { days }) }))}
      />
      <Button type="submit">{t('searchAct')}</Button>
    </form>
  );
}
