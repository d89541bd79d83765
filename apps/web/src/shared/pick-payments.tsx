import { getJointTransfer, maxJointMembers, openJointTransfer } from '@kouan/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatVnd } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { useCall } from '../lib/query.ts';
import { Button } from '../ui/button.tsx';
import styles from './pick-payments.module.css';

type Due = { number: string; dueVnd: number };
export type Picked = {
  payments: readonly Due[];
  isPicked: (number: string) => boolean;
  toggle: (payment: Due) => void;
  clear: () => void;
};

/** The payments that are to go into one transfer, in the order in which they were chosen, over all pages of the list. */
export function usePicked(): Picked {
  const [payments, setPayments] = useState<readonly Due[]>([]);
  const isPicked = (number: string) => payments.some((one) => one.number === number);
  return {
    payments,
    isPicked,
    toggle: ({ number, dueVnd }) =>
      setPayments(
        isPicked(number)
          ? payments.filter((one) => one.number !== number)
          : [...payments, { number, dueVnd }].slice(0, maxJointMembers),
      ),
    clear: () => setPayments([]),
  };
}

/** How much was chosen, and on to the one transfer. */
export function PickBar({ picked, onStop }: { picked: Picked; onStop: () => void }) {
  const { t, language } = useTranslation('joint');
  const navigate = useNavigate();
  const open = useCall(openJointTransfer, { refresh: [getJointTransfer] });
  const { payments } = picked;
  const sum = payments.reduce((total, { dueVnd }) => total + dueVnd, 0);
  function handleGo() {
    // A failure is told by the notifications; the choice stays.
    open.mutateAsync({ body: { paymentNumbers: payments.map(({ number }) => number) } }).then(
      (joint) => void navigate(`/jointTransfer/${joint.number}`),
      () => undefined,
    );
  }
  return (
    <div className={styles['bar']} role="group" aria-label={t('title')}>
      <span role="status">
        {payments.length === 0 ? (
          t('pick.hint')
        ) : (
          <>
            {t('pick.count', { count: payments.length })} · <b>{t('pick.sum', { amount: formatVnd(sum, language) })}</b>
          </>
        )}
      </span>
      <div>
        <Button onClick={onStop}>{t('pick.stop')}</Button>
        <Button
          kind="primary"
          isBusy={open.isPending}
          disabled={payments.length < 2}
          title={payments.length < 2 ? t('pick.tooFew') : undefined}
          onClick={handleGo}
        >
          {t('pick.go')}
        </Button>
      </div>
    </div>
  );
}

export function PickBox({ payment, picked }: { payment: Due; picked: Picked }) {
  const { t } = useTranslation('joint');
  return (
    <label className={styles['pick']}>
      <input type="checkbox" checked={picked.isPicked(payment.number)} onChange={() => picked.toggle(payment)} />
      <span className="visually-hidden">{t('pick.choose', { number: payment.number })}</span>
    </label>
  );
}
