import { orderStatuses } from '@kouan/domain';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
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
  const valueOf = (name: (typeof names)[number]) => query.get(name) ?? '';

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = names.map((name) => [name, textOf(form.get(name))]).filter(([, value]) => value !== '');
    setQuery(new URLSearchParams(wanted));
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
        name="number"
        aria-label={t('number')}
        placeholder={t('number')}
        defaultValue={valueOf('number')}
        maxLength={30}
      />
      <TextInput
        icon="tag"
        name="goods"
        aria-label={t('goods')}
        placeholder={t('goods')}
        defaultValue={valueOf('goods')}
        maxLength={100}
      />
      <SelectInput
        name="status"
        aria-label={t('status')}
        defaultValue={valueOf('status')}
        placeholder={t('allStatuses')}
        choices={orderStatuses.map((status) => ({ value: status, label: t(`common:orderStatus.${status}`) }))}
      />
      <TextInput type="date" name="from" aria-label={t('from')} title={t('from')} defaultValue={valueOf('from')} />
      <TextInput type="date" name="to" aria-label={t('to')} title={t('to')} defaultValue={valueOf('to')} />
      <span className={styles['search']}>
        <Button type="submit" kind="outlined">
          {t('search')}
        </Button>
        <ButtonLink kind="text" to="/myOrder">
          {t('reset')}
        </ButtonLink>
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
