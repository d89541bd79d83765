import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCny, formatCount, formatVnd, formatWeight, vndOf } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { siteQuery } from './cart-api.ts';
import { gramsOf, groupCart, judgeTicked, piecesOf, totalsOf, type Verdict as Judged } from './cart-groups.ts';
import styles from './cart-page.module.css';
import { checkoutPath, SettleStore } from './settle-store.tsx';
import { Tick, tickState } from './tick.tsx';
import type { CartState } from './use-cart.ts';
import { useVerdictText } from './verdict-text.ts';

/** What is ticked, what it comes to, and the way to the order. Stays at the bottom edge. */
export function CartBar({ cart }: { cart: CartState }) {
  const { t, language } = useTranslation('cart');
  const navigate = useNavigate();
  const { rateVndPerCnyMicros } = useSiteSettings();
  const schedule = useQuery(siteQuery()).data?.feeSchedule;
  const [isAsked, setAsked] = useState(false);
  const buyable = cart.lines.filter(({ problem }) => problem !== 'offShelf').map(({ id }) => id);
  const ticked = cart.lines.filter(({ id }) => cart.ticks.has(id));
  const verdict = judgeTicked(ticked);
  const totals = totalsOf(
    ticked,
    schedule
      ? {
          serviceMinFen: ticked.length > 0 ? BigInt(schedule.serviceMinFen) : 0n,
          serviceTiers: schedule.serviceTiers.map((tier) => ({
            fromFen: BigInt(tier.fromFen),
            basisPoints: tier.basisPoints,
          })),
        }
      : {},
  );
  const sumFen = totals.goodsFen + totals.serviceFen;

  async function handleCheckout() {
    setAsked(true);
    if (verdict !== 'ready') return;
    const ids = ticked.map(({ id }) => id);
    if (await cart.saveAll(ids)) void navigate(checkoutPath(ids));
  }
  return (
    <div className={styles['bar']}>
      <div role="alert" className={styles['verdict']}>
        {isAsked ? <Verdict verdict={verdict} ticked={ticked} cart={cart} /> : null}
      </div>
      <div className={styles['sums']}>
        <span className={styles['all']}>
          <Tick
            label={t('selectAll')}
            state={buyable.length === 0 ? false : tickState(buyable, cart.ticks)}
            onChange={(isOn) => cart.set(buyable, isOn)}
          />
          <span aria-hidden="true">{t('selectAll')}</span>
        </span>
        <span className={styles['chosen']}>
          {ticked.length === 0
            ? t('notChosen')
            : t('chosen', {
                specs: formatCount(ticked.length, language),
                count: formatCount(piecesOf(ticked), language),
              }) + t('weight', { weight: formatWeight(gramsOf(ticked), language) })}
        </span>
        <dl aria-live="polite">
          <div className={styles['total']}>
            <dt>{t('goodsAndService')}</dt>
            <dd>
              <b>{formatCny(sumFen, language)}</b>{' '}
              <small>≈ {formatVnd(vndOf(sumFen, rateVndPerCnyMicros), language)}</small>
            </dd>
          </div>
          <div className={styles['deposit']}>
            <dt>{t('deposit')}</dt>
            <dd>
              <b>{formatCny(totals.depositFen, language)}</b>
            </dd>
          </div>
        </dl>
        <Button kind="primary" size="large" isBusy={cart.isBusy} onClick={() => void handleCheckout()}>
          {t('checkout')}
        </Button>
      </div>
    </div>
  );
}

type VerdictProps = { verdict: Judged; ticked: CartState['lines']; cart: CartState };

/** Why what is ticked makes no order yet; of two stores either can go first. */
function Verdict({ verdict, ticked, cart }: VerdictProps) {
  const { t } = useTranslation('cart');
  const textOf = useVerdictText();
  if (verdict === 'ready') return null;
  if (verdict !== 'twoStores') return <Note tone="bad">{textOf(verdict)}</Note>;
  return (
    <Note tone="bad">
      <b>{textOf(verdict)}</b> {t('twoStoresText')}
      <span className={styles['choices']}>
        {groupCart(ticked).map((store) => (
          <span key={store.storeId}>
            {store.storeName} <SettleStore store={store} cart={cart} />
          </span>
        ))}
      </span>
    </Note>
  );
}
