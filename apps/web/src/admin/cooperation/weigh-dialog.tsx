import type { CooperativeBagView } from '@kouan/contract';
import { Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { gramsOf } from '../measures.ts';
import { Problem } from '../problem.tsx';
import { useWeighArrival } from './cooperation-api.ts';
import styles from './cooperation.module.css';
import type { Delivery } from './deliveries.tsx';

type WeighProps = { bag: CooperativeBagView; shipment: Delivery; onClose: () => void };

/** What a shipment weighs in Vietnam, once; far off, the warehouse looks into it first. */
export function WeighDialog({ bag, shipment, onClose }: WeighProps) {
  const { t, language } = useTranslation('admin-cooperation');
  const weigh = useWeighArrival();
  const id = useId();
  const [weight, setWeight] = useState('');
  const [isTried, setTried] = useState(false);
  const grams = gramsOf(weight, 'kg');
  const error = isTried && grams === undefined ? t('admin-transport:sealForm.weightWrong') : undefined;
  const hint = t('weigh.hint', { weight: formatWeight(shipment.grams, language) });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (grams === undefined) return;
    const params = { number: bag.number, shipment: shipment.number };
    // A failed act shows in `Problem`.
    void weigh.act({ params, body: { grams } }).then(onClose, () => undefined);
  }
  return (
    <Modal open footer={null} title={t('weigh.title', { number: shipment.number })} onCancel={onClose} destroyOnHidden>
      <form className={styles['dialog']} onSubmit={handleSubmit} noValidate>
        <Field id={id} label={t('weigh.weight')} isRequired hint={hint} error={error}>
          <TextInput
            {...describe({ id, hint, error })}
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={weight}
            onChange={(event) => setWeight(event.target.value)}
          />
        </Field>
        <Problem error={weigh.error} />
        <p>
          <Button type="submit" kind="primary" isBusy={weigh.isBusy}>
            {t('weigh.act')}
          </Button>
        </p>
      </form>
    </Modal>
  );
}
