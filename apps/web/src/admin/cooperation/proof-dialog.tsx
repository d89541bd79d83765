import type { CooperativeBagView } from '@kouan/contract';
import { Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { useProveDelivery } from './cooperation-api.ts';
import styles from './cooperation.module.css';
import type { Delivery } from './deliveries.tsx';
import { type Photo, Photos } from './photos.tsx';

type ProofProps = { bag: CooperativeBagView; shipment: Delivery; onClose: () => void };

/** Who received a shipment, with photos. */
export function ProofDialog({ bag, shipment, onClose }: ProofProps) {
  const { t } = useTranslation('admin-cooperation');
  const prove = useProveDelivery();
  const id = useId();
  const [receiverName, setReceiverName] = useState('');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { receiverName, note, photoIds: photos.map((photo) => photo.id) };
    // A failed act shows in `Problem`.
    void prove.act({ params: { number: bag.number, shipment: shipment.number }, body }).then(onClose, () => undefined);
  }
  return (
    <Modal open footer={null} title={t('proofTitle', { number: shipment.number })} onCancel={onClose} destroyOnHidden>
      <form className={styles['dialog']} onSubmit={handleSubmit} noValidate>
        <Field id={`${id}-name`} label={t('receiver')} isRequired>
          <TextInput
            id={`${id}-name`}
            autoComplete="off"
            maxLength={100}
            value={receiverName}
            onChange={(event) => setReceiverName(event.target.value)}
          />
        </Field>
        <Photos photos={photos} onChange={setPhotos} />
        <p className="muted">{t('proofHint')}</p>
        <Field id={`${id}-note`} label={t('note')}>
          <TextInput id={`${id}-note`} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Problem error={prove.error} />
        <p>
          <Button type="submit" kind="primary" isBusy={prove.isBusy}>
            {t('deliver')}
          </Button>
        </p>
      </form>
    </Modal>
  );
}
