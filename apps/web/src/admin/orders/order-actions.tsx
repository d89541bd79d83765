import { type OrderView, refuseOrder } from '@kouan/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAcceptAtOrderedPrice, useAcceptOrder, useRefuseOrder } from './orders-api.ts';
import styles from './orders.module.css';

type OrderActionsProps = { order: Pick<OrderView, 'number' | 'allowedActions'>; onDone?: (message: string) => void };

const hasMoved = (error: unknown): boolean => error instanceof ApiError && error.code === 'order.price_moved';

/** Accepting and refusing, as far as the order and the account allow. */
export function OrderActions({ order, onDone }: OrderActionsProps) {
  const { t } = useTranslation('admin-orders');
  const { number } = order;
  const mayAccept = usePermission(['order:accept']);
  const accept = useAcceptOrder();
  const keep = useAcceptAtOrderedPrice();
  const refuse = useRefuseOrder();
  const [isRefusing, setRefusing] = useState(false);
  const allows = (action: string) => mayAccept && order.allowedActions.includes(action);

  // A failed act shows in `Problem`; there is nothing else to do about it here.
  const handleAccept = (keepsPrice = false) =>
    (keepsPrice ? keep : accept).act({ params: { number } }).then(
      () => onDone?.(t('confirm.accepted', { number })),
      () => undefined,
    );
  const handleRefuse = (reason: string) =>
    refuse.act({ params: { number }, body: { reason } }).then(() => onDone?.(t('confirm.refused', { number })));

  return (
    <div className={styles['actions']}>
      {allows('refuse') ? (
        <Button kind="danger" onClick={() => setRefusing(true)}>
          {t('confirm.refuse')}
        </Button>
      ) : null}
      {allows('accept') ? (
        <Button kind="primary" icon="check" isBusy={accept.isBusy} onClick={() => void handleAccept()}>
          {t('confirm.accept')}
        </Button>
      ) : null}
      <Problem error={keep.error ?? accept.error} />
      {hasMoved(accept.error) ? (
        <Button isBusy={keep.isBusy} onClick={() => void handleAccept(true)}>
          {t('admin-order-work:price.keep')}
        </Button>
      ) : null}
      {isRefusing ? (
        <ReasonDialog
          schema={refuseOrder.body}
          title={t('confirm.refuseTitle', { number })}
          consequence={t('confirm.refuseHint')}
          label={t('confirm.reason')}
          verb={t('confirm.refuse')}
          error={refuse.error}
          onSubmit={handleRefuse}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </div>
  );
}
