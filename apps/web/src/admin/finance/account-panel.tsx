import type { AccountBalance } from '@kouan/contract';
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

/** The chart of accounts; choosing one shows its statement. */
export function AccountPanel({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (account: string) => void;
}) {
  const { t, language } = useTranslation('admin-finance');
  const query = useAccountBalances();
  return (
    <Panel title={t('accounts.title')} isFlush className={styles['block'] ?? ''}>
      <PageFrame query={query}>
        {({ content }) => (
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
        )}
      </PageFrame>
    </Panel>
  );
}
