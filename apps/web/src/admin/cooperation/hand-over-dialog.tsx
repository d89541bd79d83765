import { type CooperativeBagView, handOverShipment } from '@kouan/contract';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Field, SelectInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { useHandOver } from './cooperation-api.ts';
import type { Delivery } from './deliveries.tsx';

type HandOverProps = { bag: CooperativeBagView; shipment: Delivery; onClose: () => void };

/** To whom a shipment was given that delivers it. */
export function HandOverDialog({ bag, shipment, onClose }: HandOverProps) {
  const { t } = useTranslation('admin-cooperation');
  const handOver = useHandOver();
  const params = { number: bag.number, shipment: shipment.number };
  const { carrier, trackingNumber, handedOverAt, waybill } = shipment;
  const id = useId();
  const [isByWaybill, setByWaybill] = useState(handedOverAt === null);
  const known = handedOverAt === null ? {} : { carrier, trackingNumber };
  return (
    <Modal
      open
      footer={null}
      title={t('handOverTitle', { number: shipment.number })}
      onCancel={onClose}
      destroyOnHidden
    >
      {waybill === null ? null : (
        <Field id={id} label={t('handOverBy')}>
          <SelectInput
            id={id}
            choices={[
              { value: 'waybill', label: t('byWaybill', { ...waybill }) },
              { value: 'other', label: t('byOther') },
            ]}
            value={isByWaybill ? 'waybill' : 'other'}
            onChange={(event) => setByWaybill(event.target.value === 'waybill')}
          />
        </Field>
      )}
      <Form
        key={String(isByWaybill)}
        schema={handOverShipment.body}
        initial={(isByWaybill ? waybill : null) ?? known}
        onSubmit={(body) => handOver.act({ params, body })}
        onDone={onClose}
      >
        <TextField name="carrier" label={t('carrier')} maxLength={100} />
        <TextField name="trackingNumber" label={t('trackingNumber')} maxLength={60} autoComplete="off" />
        <Problem error={handOver.error} />
        <SubmitButton>{t('handOver')}</SubmitButton>
      </Form>
    </Modal>
  );
}
