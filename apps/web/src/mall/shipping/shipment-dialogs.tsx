import { cancelShipment, type ShipmentView } from '@kouan/contract';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './shipping.module.css';
import { useCancelShipment, useConfirmDelivery } from './shipping-api.ts';

type DialogProps = { shipment: ShipmentView | null; onClose: () => void };

/** Cancelling needs a reason and says what happens to goods and money. */
export function CancelShipmentDialog({ shipment, onClose }: DialogProps) {
  const { t, language } = useTranslation('shipping');
  const cancel = useCancelShipment();
  const number = shipment?.number ?? '';
  const isPaid = shipment?.state === 'ready' && shipment.amountFen > 0;
  function handleDone() {
    onClose();
    notify({ kind: 'success', title: t('cancel.done') });
  }
  return (
    <Dialog
      isOpen={shipment !== null}
      onClose={onClose}
      title={t('cancel.title', { number })}
      closeLabel={t('common:close')}
    >
      <Form
        schema={cancelShipment.body}
        onSubmit={(body) => cancel.mutateAsync({ params: { number }, body })}
        onDone={handleDone}
        className={styles['dialogForm']}
      >
        <Note tone="warning">
          {isPaid ? t('cancel.back', { amount: formatCny(shipment.amountFen, language) }) : t('cancel.stays')}
        </Note>
        <TextArea name="reason" label={t('cancel.reason')} />
        <div className={styles['dialogActions']}>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <SubmitButton kind="dangerSolid">{t('cancel.confirm')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** Confirming a delivery settles its money and cannot be taken back. */
export function ConfirmDeliveryDialog({ shipment, onClose }: DialogProps) {
  const { t, language } = useTranslation('shipping');
  const confirm = useConfirmDelivery();
  const number = shipment?.number ?? '';
  async function handleConfirm() {
    await confirm.mutateAsync({ params: { number } }).then(
      () => {
        onClose();
        notify({ kind: 'success', title: t('confirm.done') });
      },
      () => undefined,
    ); // the failure has been notified; the dialog stays
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('confirm.back')}</Button>
      <Button kind="primary" isBusy={confirm.isPending} onClick={() => void handleConfirm()}>
        {t('confirm.act')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={shipment !== null}
      onClose={onClose}
      title={t('confirm.title', { number })}
      closeLabel={t('common:close')}
      actions={actions}
    >
      <p>
        {t('confirm.text', {
          quantity: formatCount(shipment?.quantity ?? 0, language),
          amount: formatCny(shipment?.amountFen ?? 0, language),
        })}
      </p>
    </Dialog>
  );
}
