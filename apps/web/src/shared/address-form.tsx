import { addAddress, type AddressView } from '@kouan/contract';
import { useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { newIdempotencyKey } from '../lib/call.ts';
import { CheckboxField, Form, SubmitButton, TextField } from '../lib/form.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { useRule } from '../lib/validators.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Note } from '../ui/note.tsx';
import { useAddAddress, useEditAddress } from './address-book-api.ts';
import styles from './address-book.module.css';
import { PlaceField } from './place-field.tsx';

type AddressFormProps = {
  /** Undefined for a new one. */
  address: AddressView | undefined;
  onDone: (address: AddressView) => void;
  onClose: () => void;
};

/** A new address, or another form of a known one. */
export function AddressForm({ address, onDone, onClose }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const add = useAddAddress();
  const edit = useEditAddress();
  const checkPhone = useRule('phone');
  const [key] = useState(newIdempotencyKey);
  const error = address ? edit.error : add.error;
  const problem = error instanceof ApiError && Object.keys(error.fields).length === 0 ? error.message : undefined;
  return (
    <Dialog isOpen onClose={onClose} title={t(address ? 'editTitle' : 'addTitle')} closeLabel={t('common:close')}>
      <Form
        schema={addAddress.body}
        initial={address ?? {}}
        className={styles['form']}
        onSubmit={async ({ name, phone, wardCode, street, oldPlace, isDefault }) => {
          const body = { name, phone, wardCode, street, oldPlace: oldPlace ?? '', isDefault: isDefault ?? false };
          const saved = address
            ? await edit.mutateAsync({ params: { id: address.id }, body })
            : await add.mutateAsync({ body, idempotencyKey: key });
          onDone(saved);
        }}
      >
        <div className={styles['pair']}>
          <TextField name="name" label={t('name')} autoComplete="name" maxLength={100} />
          <TextField
            name="phone"
            label={t('phone')}
            hint={t('phoneHint')}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            check={checkPhone}
          />
        </div>
        <PlaceField initial={address} />
        <TextField name="street" label={t('street')} autoComplete="street-address" maxLength={150} />
        <TextField name="oldPlace" label={t('oldPlace')} hint={t('oldPlaceHint')} autoComplete="off" maxLength={200} />
        {address?.isDefault ? null : <CheckboxField name="isDefault" label={t('makeDefault')} />}
        {problem === undefined ? null : <Note tone="bad">{problem || t('common:failure.unknown')}</Note>}
        <div className={styles['actions']}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <SubmitButton>{t('common:save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
