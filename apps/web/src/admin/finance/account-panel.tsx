import type { AccountBalance, listAccountBalances, ReplyOf } from '@kouan/contract';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useAccountBalances } from './finance-api.ts';
import styles from './finance.module.css';

const groups = ['asset', 'liability', 'income', 'cost'] as const;

/** Liabilities and income stand on the credit side: there a credit is what grows. */
const shownFen = ({ group, balanceFen }: AccountBalance): number =>
  group === 'asset' || group === 'cost' ? balanceFen : -balanceFen;

type AccountPanelProps = {
  chosen: string | undefined;
  /** The days whose movements are shown; all of them where none are chosen. */
  from: string | undefined;
  to: string | undefined;
  onChoose: (account: string) => void;
};

/** The chart of accounts and its trial balance; choosing an account shows its statement. */
export function AccountPanel({ chosen, from, to, onChoose }: AccountPanelProps) {
  const { t, language } = useTranslation('admin-finance');
  const query = useAccountBalances({ from, to });
  const isAll = from === undefined && to === undefined;
  const period = isAll ? t('accounts.allDays') : t('accounts.days', { from: from ?? '…', to: to ?? '…' });
  return (
    <Panel
      title={t('accounts.title')}
      actions={<span className="muted num">{period}</span>}
      isFlush
      className={styles['block'] ?? ''}
    >
      <PageFrame query={query}>
        {({ content, totals }) => (
          <>
            <div className={styles['groups']}>
              {groups.map((group) => (
                <section key={group} aria-label={t(`accounts.groups.${group}`)}>
                  <h3>{t(`accounts.groups.${group}`)}</h3>
                  <ul>
                    {content
                      .filter((account) => account.group === group)
                      .map((account) => (
                        <li key={`${account.account} ${account.detail}`}>
                          <Button
                            kind="text"
                            size="small"
                            aria-pressed={chosen === account.account}
                            onClick={() => onChoose(account.account)}
                          >
                            {account.label}
                          </Button>
                          <small className="muted">{account.detail}</small>
                          <b className="num">{formatCny(shownFen(account), language)}</b>
                        </li>
                      ))}
                  </ul>
                </section>
              ))}
            </div>
            <Totals totals={totals} />
          </>
        )}
      </PageFrame>
    </Panel>
  );
}

type TotalsProps = { totals: ReplyOf<typeof listAccountBalances>['totals'] };

/** What both sides add up to, and that they are the same. */
function Totals({ totals: { debitFen, creditFen, differenceFen } }: TotalsProps) {
  const { t, language } = useTranslation('admin-finance');
  const sums = { debits: debitFen, credits: creditFen, difference: differenceFen };
  return (
    <dl className={styles['totals']} aria-label={t('accounts.totals')}>
      {(['debits', 'credits', 'difference'] as const).map((name) => (
        <div key={name} data-wrong={(name === 'difference' && differenceFen !== 0) || undefined}>
          <dt>{t(`accounts.${name}`)}</dt>
          <dd className="num">{formatCny(sums[name], language)}</dd>
        </div>
      ))}
    </dl>
  );
}
