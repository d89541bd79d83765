import { dispatchShipment, recordDelivery, type ShipmentView } from '@kouan/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { type Static, Type } from 'typebox';
import { Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import { useCarrierWaybill } from './packing-api.ts';
import { useDispatch, useRecordDelivery } from './shipments-api.ts';
import styles from './shipments.module.css';

const maxPhotos = 9;

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
  const [isAsking, setAsking] = useState(false);
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
        <DeliveryForm number={number} onClose={() => setAsking(false)} />
      </Modal>
    </section>
  );
}

type Photo = { id: number; url: string };
const wanted = Type.Omit(recordDelivery.body, ['photoIds']);

/** Who received it, with at least one photo: the proof that it was delivered. */
function DeliveryForm({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('admin-shipments');
  const deliver = useRecordDelivery();
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [isTried, setTried] = useState(false);
  const isWithout = isTried && photos.length === 0;
  async function handleSubmit(body: Static<typeof wanted>) {
    setTried(true);
    if (photos.length === 0) return;
    await deliver.act({ params: { number }, body: { ...body, photoIds: photos.map(({ id }) => id) } });
    onClose();
  }
  return (
    <Form schema={wanted} onSubmit={handleSubmit}>
      <Note>{t('deliver.hint')}</Note>
      <TextField name="receiverName" label={t('deliver.receiver')} maxLength={100} />
      <TextField name="note" label={t('deliver.note')} maxLength={300} />
      <PictureUpload
        label={t('deliver.photos')}
        pictures={photos}
        max={maxPhotos}
        onChange={setPhotos}
        nameOf={(at) => t('deliver.photoName', { number: at })}
        removeLabelOf={(at) => t('deliver.removePhoto', { number: at })}
        note={t('deliver.photos')}
        isInvalid={isWithout}
      />
      {isWithout ? (
        <p role="alert" className={styles['wrong']}>
          {t('deliver.photoMissing')}
        </p>
      ) : null}
      <Problem error={deliver.error} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('common:back')}</Button>
        <SubmitButton>{t('deliver.submit')}</SubmitButton>
      </div>
    </Form>
  );
}
