import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { isClosed } from '../../shared/cart-prices.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { useKeepSeenPrices } from './cart-api.ts';

import styles from './cart-page.module.css';
import type { CartState } from './use-cart.ts';

const views = ['all', 'changed', 'closed'] as const;
export type CartView = (typeof views)[number];
type FilterProps = {
  cart: CartState;
  /** The lines whose price is another one than their buyer saw. */
  changed: ReadonlyMap<number, bigint>;
  view: CartView;
  onChange: (view: CartView) => void;
};

/** Only where there is something to look at: changed prices, and what cannot be bought any more, each with what to do about it. */
export function CartFilter({ cart, changed, view, onChange }: FilterProps) {
  const { t, language } = useTranslation('cart');
  const seen = useKeepSeenPrices();
  const closed = cart.lines.filter(isClosed);
  const counts = { all: cart.lines.length, changed: changed.size, closed: closed.length };
  const shown = views.filter((one) => one === 'all' || one === view || counts[one] > 0);
  if (shown.length === 1) return null;
  const handleSeen = () =>
    seen.mutate({
      body: {
        lines: cart.lines.flatMap(({ id, pricesBefore, ownPriceFen, priceTiers }) =>
          pricesBefore === null ? [] : [{ id, ownPriceFen, priceTiers }],
        ),
      },
    });
  return (
    <div className={styles['views']}>
      <Segmented
        label={t('views.label')}
        active={view}
        items={shown.map((one) => ({
          key: one,
          label: t(`views.${one}`, { count: formatCount(counts[one], language) }),
        }))}
        onChange={(key) => onChange(views.find((one) => one === key) ?? 'all')}
      />
      {counts.changed === 0 ? null : (
        <Button kind="text" size="small" isBusy={seen.isPending} onClick={handleSeen}>
          {t('seen')}
        </Button>
      )}
      {view !== 'closed' || closed.length === 0 ? null : (
        <Button kind="text" size="small" icon="trash" onClick={() => void cart.acts.takeOut(closed)}>
          {t('removeClosed')}
        </Button>
      )}
    </div>
  );
}
