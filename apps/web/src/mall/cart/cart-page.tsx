import type { CartLine } from '@kouan/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formerPricesOf, isClosed } from '../../shared/cart-prices.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { SheetButton } from '../../shared/sheet-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { BulkQuantity } from './bulk-quantity.tsx';
import { cartSheetAddress } from './cart-api.ts';
import { CartBar } from './cart-bar.tsx';
import { fits, groupCart } from './cart-groups.ts';
import { CartFilter, type CartView } from './cart-filter.tsx';
import styles from './cart-page.module.css';
import { CartStore } from './cart-store.tsx';
import { LineWishesDialog } from './line-wishes-dialog.tsx';
import { type CartState, useCartLines } from './use-cart.ts';

/** What a buyer has chosen, store by store; one store is settled at a time. */
export default function CartPage() {
  const { t, language } = useTranslation('cart');
  const cart = useCartLines();
  const count = cart.lines.length;
  const summary = t('summary', {
    specs: formatCount(count, language),
    stores: formatCount(new Set(cart.lines.map(({ storeId }) => storeId)).size, language),
  });
  const empty = (
    <>
      <Removal cart={cart} />
      <EmptyState
        title={t('empty')}
        hint={t('emptyHint')}
        action={
          <ButtonLink kind="primary" to="/mall">
            {t('toHall')}
          </ButtonLink>
        }
      />
    </>
  );
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} hint={count > 0 ? summary : undefined} />
      <PageFrame query={cart.query} needsLogIn isEmpty={(page) => page.content.length === 0} empty={empty}>
        {() => <CartContent cart={cart} />}
      </PageFrame>
    </main>
  );
}

const ticksAtOnce = 30;
/** Carts of more lines keep only those near the window in the document; shorter ones can be searched by the browser. */
const longCart = 100;

function CartContent({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const [word, setWord] = useState('');
  const [view, setView] = useState<CartView>('all');
  const { lines } = cart;
  const [isLong] = useState(lines.length > longCart);
  // Many boxes at once follow a moment after the box that ticked them; a single one never waits.
  const later = useDeferredValue(cart.ticks);
  const lineTicks = Math.abs(cart.ticks.size - later.size) > ticksAtOnce ? later : cart.ticks;
  const changed = useMemo(() => formerPricesOf(lines), [lines]);
  const stores = useMemo(() => {
    const isShown = (line: CartLine) => view === 'all' || (view === 'changed' ? changed.has(line.id) : isClosed(line));
    return groupCart(lines.filter((line) => isShown(line) && fits(line, word)));
  }, [lines, word, view, changed]);
  return (
    <>
      <div className={styles['tools']}>
        <TextInput
          icon="search"
          className={styles['find'] ?? ''}
          value={word}
          aria-label={t('find')}
          placeholder={t('findPlaceholder')}
          onChange={(event) => setWord(event.target.value)}
        />
        <CartFilter cart={cart} changed={changed} view={view} onChange={setView} />
        <div className={styles['acts']}>
          <BulkQuantity cart={cart} />
          <SheetButton
            address={cartSheetAddress()}
            name={t('exportName')}
            before={() => cart.saveAll(lines.map(({ id }) => id))}
          >
            {t('export')}
          </SheetButton>
        </div>
      </div>
      <Note icon="store">
        <b>{t('oneStore')}</b> {t('oneStoreText')}
      </Note>
      <Removal cart={cart} />
      {cart.wishedLine === undefined ? null : <WishesOfLine cart={cart} line={cart.wishedLine} />}
      <div className={styles['columns']}>
        <nav className={styles['index']} aria-label={t('stores')}>
          <h2>{t('stores')}</h2>
          {stores.map((store) => (
            <a
              key={store.storeId}
              href={`#store-${store.storeId}`}
              aria-current={store.lines.some(({ id }) => cart.ticks.has(id)) ? 'true' : undefined}
            >
              <span>{store.storeName}</span> <i>{store.lines.length}</i>
            </a>
          ))}
        </nav>
        <div>
          {stores.length === 0 ? (
            <EmptyState title={t('noneFound')} />
          ) : (
            stores.map((store) => (
              <CartStore key={store.storeId} store={store} cart={cart} lineTicks={lineTicks} isLong={isLong} />
            ))
          )}
          <CartBar cart={cart} />
        </div>
      </div>
    </>
  );
}

function WishesOfLine({ cart, line }: { cart: CartState; line: CartLine }) {
  return (
    <LineWishesDialog
      key={line.id}
      line={line}
      isSaving={cart.isSaving}
      onSave={(wishes) => cart.saveWishes(line, wishes)}
      onClose={cart.closeWishes}
    />
  );
}

function Removal({ cart: { removal, undo } }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  return (
    <div role="status" className={styles['removal']}>
      {removal === undefined ? null : removal.isBack ? (
        t('restored')
      ) : (
        <>
          {removal.interestId === undefined ? t('removed', { count: removal.ids.length }) : t('keptAsInterest')}
          <Button kind="text" size="small" onClick={() => void undo()}>
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  );
}
