import { orderStatuses } from '@kouan/domain';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { useTypedValues } from '../../lib/typed-values.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectInput, TextInput } from '../../ui/field.tsx';
import styles from './my-orders.module.css';

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');
const names = ['number', 'goods', 'status', 'from', 'to'] as const;

/** Order number, goods name, status and days; what is searched for stands in the address. */
export function OrderFilters() {
  const { t } = useTranslation('orders');
  const [query, setQuery] = useSearchParams();
  const hasMore = names.slice(1).some((name) => query.has(name) && name !== 'status');
  const [isOpen, setOpen] = useState(hasMore);
  const { valueOf, type, send } = useTypedValues(query, names);
  const control = (name: (typeof names)[number]) => ({
    name,
    value: valueOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => type(name, target.value),
  });

  function search(values: Record<string, string>) {
    send(values);
    setQuery(new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')));
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    search(Object.fromEntries(names.map((name) => [name, textOf(form.get(name))])));
  }

  return (
    <form
      className={styles['filters']}
      role="search"
      aria-label={t('filter')}
      data-open={isOpen || undefined}
      onSubmit={handleSubmit}
    >
      <TextInput
        className={styles['first']}
        icon="search"
        aria-label={t('number')}
        placeholder={t('number')}
        {...control('number')}
        maxLength={30}
      />
      <TextInput icon="tag" aria-label={t('goods')} placeholder={t('goods')} {...control('goods')} maxLength={100} />
      <SelectInput
        aria-label={t('status')}
        {...control('status')}
        placeholder={t('allStatuses')}
        choices={orderStatuses.map((status) => ({ value: status, label: t(`common:orderStatus.${status}`) }))}
      />
      <TextInput type="date" aria-label={t('from')} title={t('from')} {...control('from')} />
      <TextInput type="date" aria-label={t('to')} title={t('to')} {...control('to')} />
      <span className={styles['search']}>
        <Button type="submit" kind="outlined">
          {t('search')}
        </Button>
        <Button kind="text" onClick={() => search(Object.fromEntries(names.map((name) => [name, ''])))}>
          {t('reset')}
        </Button>
        <IconButton
          className={styles['more']}
          icon="filter"
          label={t('moreFilters')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
    </form>
  );
}
