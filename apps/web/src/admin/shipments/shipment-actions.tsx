import { dispatchShipment, type ShipmentView } from '@kouan/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import { useCarrierWaybill } from './packing-api.ts';
import { useDispatch, useRecordDelivery } from './shipments-api.ts';
import styles from './shipments.module.css';

/** Dispatching and recording the delivery, as far as the shipment and the account allow. */
export function ShipmentActions({ shipment }: { shipment: ShipmentView }) {
  const { number, allowedActions } = shipment;
  return (
    <>
      <Permitted any={['shipment:dispatch']}>
        {allowedActions.includes('dispatch') ? <DispatchForm number={number} /> : null}
      </Permitted>
      <Permitted any={['shipment:deliver']}>
        {allowedActions.includes('confirmDelivery') ? <DeliveryButton number={number} /> : null}
      </Permitted>
    </>
  );
}

function DispatchForm({ number }: { number: string }) {
  const { t } = useTranslation('admin-shipments');
  const dispatch = useDispatch();
  const waybill = useCarrierWaybill(number).data?.waybill ?? null;
  // What a carrier has made a waybill for stands in the form already.
  const made = waybill?.state === 'made' ? waybill : null;
  return (
    <section className={styles['act']} aria-label={t('dispatch.title')}>
      <h2>{t('dispatch.title')}</h2>
      <Form
        key={made?.trackingNumber ?? ''}
        schema={dispatchShipment.body}
        initial={made ? { carrier: made.carrier, trackingNumber: made.trackingNumber } : {}}
        className={styles['dispatch']}
        onSubmit={(body) => dispatch.act({ params: { number }, body })}
      >
        <TextField name="carrier" label={t('carrier')} maxLength={100} />
        <TextField name="trackingNumber" label={t('trackingNumber')} maxLength={60} autoComplete="off" />
        <div className={styles['wide']}>
          <Problem error={dispatch.error} />
          <SubmitButton>{t('dispatch.submit')}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}

function DeliveryButton({ number }: { number: string }) {
  const { t } = useTranslation('admin-shipments');
  const deliver = useRecordDelivery();
  const [isAsking, setAsking] = useState(false);
  // A failed act shows in `Problem`; there is nothing else to do about it here.
  const handleDeliver = () =>
    deliver.act({ params: { number } }).then(
      () => setAsking(false),
      () => undefined,
    );
  return (
    <section className={styles['act']}>
      <Button kind="primary" icon="check" onClick={() => setAsking(true)}>
        {t('deliver.submit')}
      </Button>
      <Modal
        open={isAsking}
        title={t('deliver.title', { number })}
        footer={null}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        <Note>{t('deliver.hint')}</Note>
        <Problem error={deliver.error} />
        <div className={styles['buttons']}>
          <Button onClick={() => setAsking(false)}>{t('common:back')}</Button>
          <Button kind="primary" isBusy={deliver.isBusy} onClick={() => void handleDeliver()}>
            {t('deliver.submit')}
          </Button>
        </div>
      </Modal>
    </section>
  );
}
