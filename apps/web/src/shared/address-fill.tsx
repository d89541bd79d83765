import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from '../lib/form-state.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { addressesQuery, consigneeQuery } from './address-book-api.ts';
import styles from './address-book.module.css';

type FillProps = {
  orderNumber: string;
  /** Hears in which freight zone the chosen address lies. */
  onDestination?: (code: string) => void;
};
const fields = ['consigneeName', 'contact', 'address'] as const;

/**
 * Fills a form's consignee from the address book. Whom the order was placed for stands there from the start, unless
 * somebody has typed already.
 */
export function AddressFill({ orderNumber, onDestination }: FillProps) {
  const { t } = useTranslation('addresses');
  const form = useForm();
  const addresses = useQuery(addressesQuery()).data ?? [];
  const named = useQuery(consigneeQuery(orderNumber)).data?.consignee;
  function fill({ name, phone, text }: { name: string; phone: string; text: string }) {
    form.change('consigneeName', name);
    form.change('contact', phone);
    form.change('address', text);
  }
  const fillUntouched = useEffectEvent(() => {
    if (named && fields.every((field) => !form.values[field])) fill(named);
  });
  useEffect(() => fillUntouched(), [named]);
  if (addresses.length === 0) return null;
  return (
    <div className={styles['fill']} role="group" aria-label={t('fromBook')}>
      <span>{t('fromBook')}</span>
      {addresses.map((address) => (
        <Button
          key={address.id}
          size="small"
          onClick={() => {
            fill(address);
            onDestination?.(address.destination);
          }}
        >
          {`${address.name}, ${address.wardName}`}
        </Button>
      ))}
    </div>
  );
}
