import type { CaseProposal, StaffCaseView } from '@kouan/contract';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './reviews.module.css';

const methods = ['bankTransfer', 'online', 'quick', 'alipay', 'digitalRmb', 'wallet'] as const;
const methodOf = (method: string): (typeof methods)[number] => methods.find((one) => one === method) ?? 'bankTransfer';

/** What the refund is made up of, and the payments that it can go back to. */
export function RefundSources({ view, proposal }: { view: StaffCaseView; proposal: CaseProposal }) {
  const { t, language } = useTranslation('admin-refunds');
  const money = (fen: number) => formatCny(fen, language);
  const items = view.items.length > 0 ? view.items : proposal.items;
  return (
    <>
      <dl className={styles['refundItems']} aria-label={t('items')}>
        {items.map((item) => (
          <div key={item.kind}>
            <dt>{t(`aftersales:item.${item.kind}`)}</dt>
            <dd className="num">{money(item.amountFen)}</dd>
          </div>
        ))}
      </dl>
      {view.sources.length === 0 ? null : (
        <section className={styles['sources']} aria-label={t('sources.title')}>
          <h3>
            {t('sources.title')} <span>{t('sources.hint')}</span>
          </h3>
          <ul>
            {view.sources.map((source) => (
              <li
                key={source.paymentNumber}
                className={view.refundTo === 'source' && source.backFen > 0 ? styles['on'] : undefined}
              >
                <span>
                  {t(`admin-reviews:paid.method.${methodOf(source.method)}`)} {source.remitter} {source.bank}{' '}
                  <span className="mono">{source.serialNumber || source.paymentNumber}</span>
                </span>
                <b className="num">{money(source.creditedFen)}</b>
                <small className="num">
                  {t('sources.left', { amount: money(source.leftFen) })}
                  {view.refundTo === 'source' && source.backFen > 0
                    ? ` · ${t('sources.back', { amount: money(source.backFen) })}`
                    : null}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
