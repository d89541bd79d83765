import type { StockRow } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ShippingProposal } from '../../shared/shipping-proposal.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './shipping.module.css';
import { myStockQuery } from './shipping-api.ts';

type OrderInStock = { number: string; left: number; row: StockRow };

/** The orders that have something in the warehouse, those that came first in front. */
function ordersOf(rows: readonly StockRow[]): OrderInStock[] {
  const orders = new Map<string, OrderInStock>();
  const batches = rows
    .filter((row) => row.available > 0)
    .flatMap((row) => row.batches.map((batch) => ({ row, batch })));
  for (const { row, batch } of batches.toSorted((a, b) => a.batch.storedAt.localeCompare(b.batch.storedAt))) {
    if (batch.left <= 0) continue;
    const known = orders.get(batch.orderNumber);
    orders.set(batch.orderNumber, {
      number: batch.orderNumber,
      row: known?.row ?? row,
      left: (known?.left ?? 0) + batch.left,
    });
  }
  return [...orders.values()];
}

export function ChooseOrder() {
  const { t, language } = useTranslation('shipping');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...myStockQuery(), enabled: isSignedIn });
  const nothing = (
    <EmptyState
      title={t('choose.none')}
      hint={t('choose.noneHint')}
      action={
        <ButtonLink kind="primary" to="/myStock">
          {t('choose.noneAction')}
        </ButtonLink>
      }
    />
  );
  return (
    <PageFrame query={query} needsLogIn isEmpty={(page) => ordersOf(page.content).length === 0} empty={nothing}>
      {(page) => (
        <>
          <ShippingProposal />
          <Panel title={t('choose.title')} isFlush>
            <p className={styles['chooseHint']}>{t('choose.hint')}</p>
            <ul className={styles['choices']}>
              {ordersOf(page.content).map(({ number, left, row }) => (
                <li key={number}>
                  <Picture src={row.imageUrl} alt="" width={48} height={48} />
                  <div>
                    <b className="mono">{number}</b>
                    <p>
                      {row.title[language] || row.title.cn} ·{' '}
                      {t('choose.left', { quantity: formatCount(left, language) })}
                    </p>
                  </div>
                  <ButtonLink to={`/myInvoices/${number}`}>{t('choose.ship', { number })}</ButtonLink>
                </li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </PageFrame>
  );
}
