import { type AddressView, maxAddresses } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Tag } from '../ui/tag.tsx';
import { addressesQuery, useRemoveAddress } from './address-book-api.ts';
import styles from './address-book.module.css';
import { AddressForm } from './address-form.tsx';
import { PageFrame } from './page-frame.tsx';

type Choice = { chosenId: number | undefined; onChoose: (address: AddressView) => void };

/** One's own addresses: added, edited, removed, and with `choice` chosen from. */
export function AddressBook({ choice }: { choice?: Choice }) {
  const { t } = useTranslation('addresses');
  const query = useQuery(addressesQuery());
  const [edited, setEdited] = useState<AddressView | 'new'>();
  const [removed, setRemoved] = useState<AddressView>();
  const fullId = useId();
  const isFull = (query.data?.length ?? 0) >= maxAddresses;
  const add = (
    <Button
      icon="plus"
      disabled={isFull}
      aria-describedby={isFull ? fullId : undefined}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <div className={styles['book']}>
      <PageFrame
        query={query}
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} action={add} />}
      >
        {(found) => (
          <>
            <ul className={styles['list']}>
              {found.map((address) => (
                <li key={address.id}>
                  <Entry address={address} choice={choice} />
                  <span className={styles['acts']}>
                    <IconButton
                      icon="edit"
                      label={t('edit', { name: address.name })}
                      onClick={() => setEdited(address)}
                    />
                    <IconButton
                      icon="trash"
                      label={t('remove', { name: address.name })}
                      onClick={() => setRemoved(address)}
                    />
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles['foot']}>
              {add}
              {isFull ? <span id={fullId}>{t('full', { limit: maxAddresses })}</span> : null}
            </p>
          </>
        )}
      </PageFrame>
      {edited === undefined ? null : (
        <AddressForm
          address={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onDone={(saved) => {
            setEdited(undefined);
            if (edited === 'new' || choice?.chosenId === saved.id) choice?.onChoose(saved);
          }}
        />
      )}
      <RemoveDialog address={removed} onClose={() => setRemoved(undefined)} />
    </div>
  );
}

function Entry({ address, choice }: { address: AddressView; choice: Choice | undefined }) {
  const { t } = useTranslation('addresses');
  const { id, name, phone, text, isDefault } = address;
  const words = (
    <span className={styles['words']}>
      <span>
        <b>{name}</b> <span className="num">{phone}</span> {isDefault ? <Tag tone="done">{t('default')}</Tag> : null}
      </span>
      <span>{text}</span>
    </span>
  );
  if (choice === undefined) return words;
  return (
    <label className={styles['choice']}>
      <input type="radio" name="address" checked={choice.chosenId === id} onChange={() => choice.onChoose(address)} />
      {words}
    </label>
  );
}

function RemoveDialog({ address, onClose }: { address: AddressView | undefined; onClose: () => void }) {
  const { t } = useTranslation('addresses');
  const remove = useRemoveAddress();
  async function handleRemove({ id }: AddressView) {
    await remove.mutateAsync({ params: { id } }).catch(() => undefined); // told like any failed call
    onClose();
  }
  return (
    <Dialog
      isOpen={address !== undefined}
      onClose={onClose}
      title={t('removeTitle', { name: address?.name ?? '' })}
      closeLabel={t('common:close')}
      actions={
        address === undefined ? null : (
          <>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button kind="dangerSolid" isBusy={remove.isPending} onClick={() => void handleRemove(address)}>
              {t('common:remove')}
            </Button>
          </>
        )
      }
    >
      <p>{address?.text}</p>
      <p>{t('removeHint')}</p>
    </Dialog>
  );
}
