import { declineAdjustment, type OrderAdjustmentView, type OrderView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCny } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { AdjustmentFacts } from '../../shared/adjustment-facts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { hadAdjustment } from './adjustment-words.ts';
import styles from './order-page.module.css';
import { adjustmentsQuery, useConfirmAdjustment, useDeclineAdjustment } from './orders-api.ts';

/** Every change of price or freight of the order: the open one to answer, earlier ones beneath. */
export function AdjustmentPanel({ order }: { order: OrderView }) {
  const { t } = useTranslation('adjustments');
  const query = useQuery({ ...adjustmentsQuery(order.number), enabled: hadAdjustment(order) });
  const all = query.data?.content ?? [];
  if (all.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <ul className={styles['adjustments']} id="adjustment">
        {all.map((adjustment) => (
          <li key={adjustment.id}>
            <AdjustmentFacts adjustment={adjustment} lines={order.lines} viewer="buyer">
              <Answer order={order} adjustment={adjustment} />
            </AdjustmentFacts>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type AnswerProps = { order: OrderView; adjustment: OrderAdjustmentView };

function useEffectText({ order, adjustment }: AnswerProps): string | undefined {
  const { t, language } = useTranslation('adjustments');
  const { state, depositChangeFen, after, toWalletFen } = adjustment;
  const amount = formatCny(Math.abs(depositChangeFen), language);
  if (state === 'due') return t('effect.due', { amount });
  if (state !== 'offered')
    return toWalletFen > 0 ? t('effect.toWallet', { amount: formatCny(toWalletFen, language) }) : undefined;
  const isUnpaid = order.status === 'depositPending' || order.status === 'depositRejected';
  if (isUnpaid) return t('effect.unpaid', { amount: formatCny(after.depositFen, language) });
  if (depositChangeFen === 0) return t('effect.same');
  return t(depositChangeFen > 0 ? 'effect.more' : 'effect.less', { amount });
}

/** What confirming means for the money, and the two answers. */
function Answer({ order, adjustment }: AnswerProps) {
  const { t } = useTranslation('adjustments');
  const confirm = useConfirmAdjustment();
  const [isDeclining, setDeclining] = useState(false);
  const effect = useEffectText({ order, adjustment });
  const isOpen = adjustment.state === 'offered' || adjustment.state === 'due';
  const allows = (action: string) => isOpen && order.allowedActions.includes(action);
  const handleConfirm = () =>
    confirm.mutate(
      { params: { number: order.number }, body: { id: adjustment.id } },
      { onSuccess: () => notify({ kind: 'success', title: t('confirmed') }) },
    );
  return (
    <>
      {effect === undefined ? null : <Note tone={isOpen ? 'turn' : 'info'}>{effect}</Note>}
      {allows('confirmAdjustment') || allows('declineAdjustment') ? (
        <div className={styles['answers']}>
          {allows('declineAdjustment') ? (
            <Button kind="danger" onClick={() => setDeclining(true)}>
              {t('decline')}
            </Button>
          ) : null}
          {allows('confirmAdjustment') ? (
            <Button kind="primary" isBusy={confirm.isPending} onClick={handleConfirm}>
              {t('confirm')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <DeclineDialog order={order} adjustment={adjustment} isOpen={isDeclining} onClose={() => setDeclining(false)} />
    </>
  );
}

function DeclineDialog({ order, adjustment, isOpen, onClose }: AnswerProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('adjustments');
  const decline = useDeclineAdjustment();
  const consequence = adjustment.state === 'due' ? 'declineDue' : order.isAccepted ? 'declineOpen' : 'declineNew';
  function handleDone() {
    onClose();
    notify({ kind: 'success', title: t('declined') });
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('declineTitle', { number: order.number })}
      closeLabel={t('common:close')}
    >
      <Form
        schema={declineAdjustment.body}
        initial={{ id: adjustment.id }}
        onSubmit={(body) => decline.mutateAsync({ params: { number: order.number }, body })}
        onDone={handleDone}
        className={styles['dialogForm'] ?? ''}
      >
        <Note tone="warning">{t(consequence)}</Note>
        <TextArea name="reason" label={t('declineReason')} />
        <div className={styles['dialogActions']}>
          <Button onClick={onClose}>{t('keep')}</Button>
          <SubmitButton kind="dangerSolid">{t('decline')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
