import type { CashierView } from '@kouan/contract';
import { useSearchParams } from 'react-router';
import { formatCny, formatRate, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PlatformLimits } from '../../shared/platform-limits.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Slip, Statement, StatementLine } from '../../ui/slip.tsx';
import styles from './cashier.module.css';
import { openMethod } from './payment-methods.tsx';

const kinds = [
  'goods',
  'freight',
  'service',
  'total',
  'deposit',
  'depositBefore',
  'balance',
  'balanceShare',
  'adjustment',
  'logistics',
  'storage',
  'handling',
  'inspection',
  'crate',
  'insurance',
] as const;
const kindOf = (kind: string) => kinds.find((one) => one === kind) ?? 'other';

/** The amount as it is paid, đồng first, with everything it is made of. */
export function CashierSlip({ payment }: { payment: CashierView }) {
  const { t, language } = useTranslation('payments');
  const [search] = useSearchParams();
  const method = openMethod(payment.methods, search.get('method'));
  const creditedFen = payment.amountFen - payment.dueFen;
  const isOpen = payment.status === 'unpaid' || payment.status === 'pendingApproval';
  return (
    <aside className={styles['aside']}>
      <Slip label={t('slip.label')}>
        <div className={styles['due']}>
          <span>{isOpen ? t('slip.due') : t(`purpose.${payment.purpose}`)}</span>
          <b>{formatVnd(isOpen ? payment.dueVnd : payment.amountVnd, language)}</b>
          <i>
            = {formatCny(isOpen ? payment.dueFen : payment.amountFen, language)} ·{' '}
            {t('slip.locked', { rate: formatRate(payment.rateVndPerCnyMicros, language) })}
          </i>
        </div>
        <Statement>
          {payment.items.map((item, index) => (
            <StatementLine
              key={index}
              label={t(`slip.item.${kindOf(item.kind)}`)}
              value={formatCny(item.amountFen, language)}
              tone={item.kind === 'total' ? 'sum' : item.kind === 'deposit' ? 'turn' : 'normal'}
            />
          ))}
          {isOpen && creditedFen > 0 ? (
            <StatementLine label={t('slip.credited')} value={formatCny(-creditedFen, language)} />
          ) : null}
          <StatementLine
            tone="sum"
            label={isOpen ? t('slip.due') : t(`purpose.${payment.purpose}`)}
            value={formatCny(isOpen ? payment.dueFen : payment.amountFen, language)}
          />
        </Statement>
      </Slip>
      {payment.status === 'unpaid' && method === 'bankTransfer' ? <AfterSubmit purpose={payment.purpose} /> : null}
      {payment.status === 'unpaid' ? <PlatformLimits /> : null}
    </aside>
  );
}

function AfterSubmit({ purpose }: { purpose: CashierView['purpose'] }) {
  const { t } = useTranslation('payments');
  return (
    <Panel className={styles['after'] ?? ''}>
      <h2>{t('slip.after')}</h2>
      <ul>
        <li>
          <Icon name="stamp" size={16} />
          {t('slip.afterCheck')}
        </li>
        <li>
          <Icon name={purpose === 'final' ? 'truck' : 'warehouse'} size={16} />
          {purpose === 'final' ? t('slip.afterFinal') : t('slip.afterDeposit')}
        </li>
        <li>
          <Icon name="back" size={16} />
          {t('slip.afterReject')}
        </li>
      </ul>
    </Panel>
  );
}
