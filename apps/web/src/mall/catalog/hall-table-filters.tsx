import type { CategoryView } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox, SelectInput, TextInput } from '../../ui/field.tsx';
import styles from './hall-table-page.module.css';

const kinds = ['mall', 'ddc'] as const;
const orders = ['relevance', 'priceUp', 'priceDown', 'newest'] as const;

type FiltersProps = {
  query: URLSearchParams;
  categories: readonly CategoryView[];
  onChange: (name: string, value: string | undefined) => void;
};

/** One line over the table: name, category, kind, order, only what is at the border. */
export function HallTableFilters({ query, categories, onChange }: FiltersProps) {
  const { t, language } = useTranslation('catalog-table');
  const word = query.get('word') ?? '';
  return (
    <form
      role="search"
      className={styles['filters']}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('word');
        onChange('word', typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <TextInput
        key={word}
        name="word"
        icon="search"
        aria-label={t('word')}
        placeholder={t('word')}
        defaultValue={word}
        maxLength={100}
      />
      <SelectInput
        aria-label={t('category')}
        value={query.get('category') ?? ''}
        placeholder={t('all')}
        choices={categories.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
        onChange={(event) => onChange('category', event.target.value)}
      />
      <SelectInput
        aria-label={t('kind')}
        value={query.get('kind') ?? ''}
        placeholder={t('kind')}
        choices={kinds.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => onChange('kind', event.target.value)}
      />
      <SelectInput
        aria-label={t('order')}
        value={query.get('order') ?? 'relevance'}
        choices={orders.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => onChange('order', event.target.value === 'relevance' ? undefined : event.target.value)}
      />
      <Checkbox
        checked={query.get('stock') === '1'}
        onChange={(event) => onChange('stock', event.target.checked ? '1' : undefined)}
      >
        {t('onlyStock')}
      </Checkbox>
    </form>
  );
}
