import { type CartLine, pictureInWidth } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Money } from '../../shared/money.tsx';
import { ScreeningTags } from '../../shared/screening-notes.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Tag } from '../../ui/tag.tsx';
import {
  isClosed,
  piecesOf,
  pricesOf,
  problemOf,
  type ProductGroup,
  type StoreGroup,
  tierOf,
  totalsOf,
} from './cart-groups.ts';
import styles from './cart-store.module.css';
import { SettleStore } from './settle-store.tsx';
import { Tick, tickState } from './tick.tsx';
import type { CartState } from './use-cart.ts';

/** The lines of one store, product by product. */
export function CartStore({ store, cart }: { store: StoreGroup; cart: CartState }) {
  const { t, language } = useTranslation('cart');
  const ids = store.lines.filter((line) => !isClosed(line)).map(({ id }) => id);
  const ticked = store.lines.filter(({ id }) => cart.ticks.has(id));
  const reached = store.products.map(({ lines }) => tierOf(lines).reached).find((one) => one !== undefined);
  return (
    <section
      id={`store-${store.storeId}`}
      className={classNames(styles['store'], ticked.length > 0 && styles['active'])}
      aria-label={store.storeName}
    >
      <header className={styles['head']}>
        <Tick
          label={t('selectStore', { name: store.storeName })}
          state={ids.length === 0 ? false : tickState(ids, cart.ticks)}
          isDisabled={ids.length === 0}
          onChange={(isOn) => cart.set(ids, isOn)}
        />
        <h2>{store.storeName}</h2>
        {reached === undefined ? null : (
          <Tag tone="done">{t('reached', { count: formatCount(reached, language) })}</Tag>
        )}
        <SettleStore store={store} cart={cart} />
      </header>
      {store.products.map((product) => (
        <CartProduct key={product.productId} product={product} cart={cart} />
      ))}
      <footer className={styles['foot']}>
        <span>
          {ticked.length === 0
            ? t('notChosen')
            : t('chosen', {
                specs: formatCount(ticked.length, language),
                count: formatCount(piecesOf(ticked), language),
              })}
        </span>
        {ticked.length === 0 ? null : (
          <b>{t('subtotal', { amount: formatCny(totalsOf(ticked, {}).goodsFen, language) })}</b>
        )}
      </footer>
    </section>
  );
}

function CartProduct({ product: { productId, lines }, cart }: { product: ProductGroup; cart: CartState }) {
  const { t, language } = useTranslation('cart');
  const [first] = lines;
  if (first === undefined) return null;
  const name = first.title[language];
  const isGone = lines.every(isClosed);
  const ids = lines.filter((line) => !isClosed(line)).map(({ id }) => id);
  const ticked = lines.filter(({ id }) => cart.ticks.has(id));
  // Prices follow what is ticked; without ticks, what would be reached together.
  const together = ticked.length > 0 ? ticked : lines;
  const { next } = tierOf(together);
  const prices = new Map([...pricesOf(lines), ...pricesOf(together)]);
  return (
    <>
      <div className={classNames(styles['product'], isGone && styles['gone'])}>
        <Tick
          label={t('selectProduct', { name })}
          state={ids.length === 0 ? false : tickState(ids, cart.ticks)}
          isDisabled={isGone}
          onChange={(isOn) => cart.set(ids, isOn)}
        />
        <Picture src={pictureInWidth(first.imageUrl, 240)} alt="" width={56} height={56} />
        <div>
          <h3>{name}</h3>
          <p>
            {isGone
              ? t(first.problem === 'forbidden' ? 'forbidden' : 'offShelf')
              : next === undefined
                ? null
                : t('more', {
                    count: formatCount(next.morePieces, language),
                    price: formatCny(next.priceFen, language),
                  })}{' '}
            {isGone ? null : <Link to={`/mallDetail/${productId}`}>{t('change')}</Link>}
          </p>
        </div>
        <IconButton icon="trash" label={t('removeProduct', { name })} onClick={() => void cart.takeOut(lines)} />
      </div>
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          together={together.includes(line) ? together : lines}
          priceFen={prices.get(line.id) ?? 0n}
          cart={cart}
        />
      ))}
    </>
  );
}

function Line({
  line,
  together,
  priceFen,
  cart,
}: {
  line: CartLine;
  together: readonly CartLine[];
  priceFen: bigint;
  cart: CartState;
}) {
  const { t, language } = useTranslation('cart');
  const specification = line.specValues.map((value) => value[language]).join(' / ') || line.title[language];
  const problem = problemOf(line, together);
  const isGone = isClosed(line);
  const message =
    cart.refusals.get(line.id) ??
    (problem === undefined
      ? undefined
      : problem === 'outOfStock' && line.stock === 0
        ? t('soldOut')
        : t(problem, {
            count: formatCount(problem === 'outOfStock' ? (line.stock ?? 0) : line.minQuantity, language),
          }));
  return (
    <div className={classNames(styles['line'], isGone && styles['gone'])}>
      <Tick
        label={t('selectLine', { name: specification })}
        state={cart.ticks.has(line.id)}
        isDisabled={isGone}
        onChange={(isOn) => cart.set([line.id], isOn)}
      />
      <div className={styles['spec']}>
        {specification}
        {message === undefined ? null : <small role="alert">{message}</small>}
        <ScreeningTags notices={line.notices} />
      </div>
      <b className={styles['price']}>{formatCny(priceFen, language)}</b>
      <Stepper
        value={line.quantity}
        onChange={(quantity) => cart.change(line, quantity)}
        min={1}
        isDisabled={isGone}
        label={t('quantityOf', { name: specification })}
        labels={{ increase: t('common:increase'), decrease: t('common:decrease') }}
      />
      <span className={styles['amount']}>
        <Money fen={priceFen * BigInt(line.quantity)} align="right" />
      </span>
      <IconButton
        icon="close"
        size={16}
        label={t('remove', { name: specification })}
        onClick={() => void cart.takeOut([line])}
      />
    </div>
  );
}
