import type { AddressView } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { AddressBook } from '../../shared/address-book.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './checkout-page.module.css';

type AddressProps = {
  /** Undefined while the order only names a region. */
  address: AddressView | undefined;
  hasAddresses: boolean;
  zone: string;
  onChoose: (address: AddressView | undefined) => void;
};

/** Whom the goods will go to: the default address unless another is chosen from the book, or none yet. */
export function CheckoutAddress({ address, hasAddresses, zone, onChoose }: AddressProps) {
  const { t } = useTranslation('addresses');
  const [isOpen, setOpen] = useState(false);
  const choose = (next: AddressView | undefined) => {
    onChoose(next);
    setOpen(false);
  };
  const actions = (
    <Button kind="text" size="small" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
      {t(isOpen ? 'close' : hasAddresses ? 'change' : 'add')}
    </Button>
  );
  return (
    <Panel title={t('goesTo')} actions={actions}>
      {address === undefined ? (
        <p>{t('noneChosen')}</p>
      ) : (
        <address className={styles['address']}>
          <b>{address.name}</b> <span className="num">{address.phone}</span>
          <span>{address.text}</span>
          <small>{t('zoneOf', { zone })}</small>
        </address>
      )}
      {isOpen ? (
        <>
          <AddressBook choice={{ chosenId: address?.id, onChoose: choose }} />
          {address === undefined ? null : (
            <Button kind="text" size="small" onClick={() => choose(undefined)}>
              {t('noneChosen')}
            </Button>
          )}
        </>
      ) : null}
    </Panel>
  );
}
