import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { judgeTicked, type StoreGroup } from './cart-groups.ts';
import type { CartState } from './use-cart.ts';

export const checkoutPath = (ids: readonly number[]): string => `/checkout?cart=${ids.join('-')}`;

/** Goes on with one store alone; without ticks there, with all of it that can be bought. Other stores keep their ticks. */
export function SettleStore({ store, cart }: { store: StoreGroup; cart: CartState }) {
  const { t } = useTranslation('cart');
  const navigate = useNavigate();
  const ticked = store.lines.filter(({ id }) => cart.ticks.has(id));
  const wanted = ticked.length > 0 ? ticked : store.lines.filter(({ problem }) => problem === null);

  async function handleSettle() {
    cart.set(
      wanted.map(({ id }) => id),
      true,
    );
    if (judgeTicked(wanted) !== 'ready') return;
    await cart.saveAll();
    void navigate(checkoutPath(wanted.map(({ id }) => id)));
  }
  return (
    <Button kind="text" size="small" onClick={() => void handleSettle()}>
      {t('settleStore')}
    </Button>
  );
}
