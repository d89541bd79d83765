import { type CooperativeBagView, handOverShipment } from '@kouan/contract';
import { Modal } from 'antd';
import { Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Problem } from '../problem.tsx';
import { useHandOver } from './cooperation-api.ts';
import type { Delivery } from './deliveries.tsx';

type HandOverProps = { bag: CooperativeBagView; shipment: Delivery; onClose: () => void };

/** To whom a shipment was given that delivers it. */
export function HandOverDialog({ bag, shipment, onClose }: HandOverProps) {
  const { t } = useTranslation('admin-cooperation');
  const handOver = useHandOver();
  const params = { number: bag.number, shipment: shipment.number };
  const { carrier, trackingNumber, handedOverAt } = shipment;
  return (
    <Modal
      open
      footer={null}
      title={t('handOverTitle', { number: shipment.number })}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form
        schema={handOverShipment.body}
        initial={handedOverAt === null ? {} : { carrier, trackingNumber }}
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
