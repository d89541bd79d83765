import type { CaseView, PayoutView } from '@kouan/contract';
import { formatCny, formatDateTime } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Money } from './money.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tag, type Tone } from '../ui/tag.tsx';
import styles from './case-parts.module.css';

const payoutTones: Record<PayoutView['state'], Tone> = { pending: 'work', done: 'done', failed: 'bad', wallet: 'done' };

/** What the refund is made of, and how far its money is on the way back. */
export function CaseMoney({ view }: { view: CaseView }) {
  const { t, language } = useTranslation('aftersales');
  if (view.remedy !== 'refund' && view.decidedAt !== null) return null;
  return (
    <Panel title={t('money')}>
      <dl className={styles['money']}>
        {view.wantFen > 0 ? (
          <div>
            <dt>{t('wanted')}</dt>
            <dd className="num">{formatCny(view.wantFen, language)}</dd>
          </div>
        ) : null}
        {view.items.map((item) => (
          <div key={item.kind}>
            <dt>{t(`item.${item.kind}`)}</dt>
            <dd className="num">{formatCny(item.amountFen, language)}</dd>
          </div>
        ))}
        <div className={styles['sum']}>
          <dt>{t(view.decidedAt === null ? 'refundOpen' : 'refund')}</dt>
          <dd>{view.decidedAt === null ? '-' : <Money fen={view.refundFen} vnd={view.refundVnd} align="right" />}</dd>
        </div>
        {view.kind === 'afterSales' ? (
          <div>
            <dt>{t('remedy.of')}</dt>
            <dd>{t(`remedy.${view.remedy}`)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('refundTo')}</dt>
          <dd>{t(`target.${view.refundTo}`)}</dd>
        </div>
      </dl>
      {view.payouts.length === 0 ? null : (
        <ul className={styles['payouts']} aria-label={t('payouts')}>
          {view.payouts.map((payout) => (
            <li key={payout.id}>
              <span className="mono">{payout.paymentNumber}</span>
              <Money fen={payout.amountFen} vnd={payout.amountVnd} />
              <Tag tone={payoutTones[payout.state]}>{t(`payout.${payout.state}`)}</Tag>
              {payout.reference === '' ? null : <small>{t('reference', { reference: payout.reference })}</small>}
              {payout.failure === '' ? null : <small>{payout.failure}</small>}
              {payout.doneAt === null ? null : <small className="num">{formatDateTime(payout.doneAt)}</small>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
