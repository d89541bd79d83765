import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { judgeTicked, type StoreGroup, type Verdict } from './cart-groups.ts';
import styles from './cart-store.module.css';
import type { CartState } from './use-cart.ts';
import { useVerdictText } from './verdict-text.ts';

export const checkoutPath = (ids: readonly number[]): string => `/checkout?cart=${ids.join('-')}`;

/** Goes on with one store alone; without ticks there, with all of it that can be bought. Other stores keep their ticks. */
export function SettleStore({ store, cart }: { store: StoreGroup; cart: CartState }) {
  const { t } = useTranslation('cart');
  const navigate = useNavigate();
  const textOf = useVerdictText();
  const [refused, setRefused] = useState<Verdict>('ready');
  const ticked = store.lines.filter(({ id }) => cart.ticks.has(id));
  const wanted = ticked.length > 0 ? ticked : store.lines.filter(({ problem }) => problem === null);
  const verdict = wanted.length === 0 ? 'problem' : judgeTicked(wanted);

  async function handleSettle() {
    const ids = wanted.map(({ id }) => id);
    cart.set(ids, true);
    setRefused(verdict);
    if (verdict === 'ready' && (await cart.saveAll(ids))) void navigate(checkoutPath(ids));
  }
  return (
    <>
      <Button kind="text" size="small" onClick={() => void handleSettle()}>
        {t('settleStore')}
      </Button>
      {/* The reason goes with what it was said about. */}
      <span role="alert" className={styles['refused']}>
        {refused === 'ready' || verdict === 'ready' ? null : textOf(verdict)}
      </span>
    </>
  );
}
