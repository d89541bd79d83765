import { cancelOrder, type OrderView } from '@kouan/contract';
import { formatCny } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './order-page.module.css';
import { useCancelOrder } from './orders-api.ts';

type CancelProps = { order: OrderView; isOpen: boolean; onClose: () => void };

/** Cancelling needs a reason and says what happens to the money. */
export function CancelOrderDialog({ order, isOpen, onClose }: CancelProps) {
  const { t, language } = useTranslation('orders');
  const cancel = useCancelOrder();
  const { heldFen } = order.money;
  function handleDone() {
    onClose();
    notify({ kind: 'success', title: t('cancel.done') });
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cancel.title', { number: order.number })}
      closeLabel={t('common:close')}
    >
      <Form
        schema={cancelOrder.body}
        onSubmit={(body) => cancel.mutateAsync({ params: { number: order.number }, body })}
        onDone={handleDone}
        className={styles['dialogForm']}
      >
        <Note tone="warning">
          {heldFen > 0 ? t('cancel.moneyBack', { amount: formatCny(heldFen, language) }) : t('cancel.nothingPaid')}
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
