import { Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaInput, TextInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { numbersOf } from '../measures.ts';
import { useAddWaybills } from './receiving-api.ts';
import styles from './scan.module.css';

const mostWaybills = 50;

/** Waybills that the seller told later, for one order. */
export function AddWaybills({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  const { t } = useTranslation('admin-receiving');
  const id = useId();
  const add = useAddWaybills();
  const [number, setNumber] = useState('');
  const [waybills, setWaybills] = useState('');
  const [isTried, setTried] = useState(false);
  const order = number.trim().toUpperCase();
  const numbers = numbersOf(waybills);
  const numberError = isTried && order === '' ? t('common:field.required', { label: t('add.order') }) : undefined;
  const waybillError =
    isTried && (numbers.length === 0 || numbers.length > mostWaybills)
      ? t('add.waybillsWrong', { most: mostWaybills })
      : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (order === '' || numbers.length === 0 || numbers.length > mostWaybills || add.isBusy) return;
    add
      .act({ params: { number: order }, body: { waybillNumbers: numbers } })
      // A failed act shows in `Problem`, and the form stays as it is.
      .then(
        ({ added, known }) => onDone(t('add.done', { added, known, order })),
        () => undefined,
      );
  }
  return (
    <Modal open title={t('add.title')} footer={null} onCancel={onClose} destroyOnHidden>
      <form aria-label={t('add.title')} noValidate onSubmit={handleSubmit}>
        <Field id={`${id}-order`} label={t('add.order')} isRequired error={numberError}>
          <TextInput
            id={`${id}-order`}
            maxLength={30}
            aria-invalid={numberError ? true : undefined}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </Field>
        <Field
          id={`${id}-waybills`}
          label={t('add.waybills')}
          isRequired
          hint={t('admin-warehouse:purchase.numbersHint')}
          error={waybillError}
        >
          <TextAreaInput
            id={`${id}-waybills`}
            rows={4}
            aria-invalid={waybillError ? true : undefined}
            value={waybills}
            onChange={(event) => setWaybills(event.target.value)}
          />
        </Field>
        <Problem error={add.error} />
        <div className={styles['done']}>
          <Button type="submit" kind="primary" isBusy={add.isBusy}>
            {t('add.act')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
