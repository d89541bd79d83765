import type { CashierView } from '@kouan/contract';
import { useId } from 'react';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Statement, StatementLine } from '../../ui/slip.tsx';
import styles from './cashier.module.css';
import { usePayFromWallet } from './payments-api.ts';
import { useRepeatKey } from '../../lib/repeat-key.ts';

/** What is in the wallet, what it pays, what stays; one button. */
export function PayByWallet({ payment }: { payment: CashierView }) {
  const { t, language } = useTranslation('payments');
  const pay = usePayFromWallet();
  const keyOf = useRepeatKey();
  const missingId = useId();
  const missingFen = BigInt(payment.dueFen) - BigInt(payment.walletBalanceFen);
  const params = { number: payment.number };
  return (
    <section className={styles['way']} aria-label={t('methods.wallet.name')}>
      <Statement>
        <StatementLine label={t('wallet.balance')} value={formatCny(payment.walletBalanceFen, language)} />
        <StatementLine label={t('slip.due')} value={formatCny(-payment.dueFen, language)} />
        {missingFen > 0n ? null : (
          <StatementLine tone="sum" label={t('wallet.after')} value={formatCny(-missingFen, language)} />
        )}
      </Statement>
      {missingFen > 0n ? (
        <div id={missingId}>
          <Note tone="warning">{t('wallet.missing', { amount: formatCny(missingFen, language) })}</Note>
        </div>
      ) : null}
      <div className={styles['act']}>
        <Button
          kind="primary"
          size="large"
          isBusy={pay.isPending}
          disabled={missingFen > 0n}
          aria-describedby={missingFen > 0n ? missingId : undefined}
          onClick={() => pay.mutate({ params, body: {}, idempotencyKey: keyOf([payment.number, payment.dueFen]) })}
        >
          {t('wallet.pay', { amount: formatCny(payment.dueFen, language) })}
        </Button>
        <ButtonLink kind="text" size="large" to="/myWallet">
          {t('wallet.open')}
        </ButtonLink>
      </div>
    </section>
  );
}
