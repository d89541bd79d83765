import { type CartLine, pictureInWidth } from '@kouan/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { formatCny, formatCount, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formerPricesOf, isClosed, pricesOf } from '../../shared/cart-prices.ts';
import { siteName } from '../../shared/site-name.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { gramsOf, piecesOf, problemOf, type ProductGroup, type StoreGroup, tierOf, totalsOf } from './cart-groups.ts';
import { Line } from './cart-line.tsx';
import styles from './cart-store.module.css';
import { Near } from './near.tsx';
import { SettleStore } from './settle-store.tsx';
import { Tick, tickState } from './tick.tsx';
import type { CartState } from './use-cart.ts';

type StoreProps = { store: StoreGroup; cart: CartState; lineTicks: CartState['ticks']; isLong: boolean };

/** The lines of one store, product by product; of a long cart only those near the window. */
export function CartStore({ store, cart, lineTicks, isLong }: StoreProps) {
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
        <h2>
          {store.storeName} {store.storeSite === 'mall' ? null : <small>{siteName(store.storeSite, t)}</small>}
        </h2>
        {reached === undefined ? null : (
          <Tag tone="done">{t('reached', { count: formatCount(reached, language) })}</Tag>
        )}
        <SettleStore store={store} cart={cart} />
      </header>
      {store.products.map((product) => (
        <CartProduct
          key={product.productId}
          product={product}
          ticks={lineTicks}
          refusals={cart.refusals}
          acts={cart.acts}
          isLong={isLong}
        />
      ))}
      <footer className={styles['foot']}>
        <span>
          {ticked.length === 0
            ? t('notChosen')
            : t('chosen', {
                specs: formatCount(ticked.length, language),
                count: formatCount(piecesOf(ticked), language),
              }) + t('weight', { weight: formatWeight(gramsOf(ticked), language) })}
        </span>
        {ticked.length === 0 ? null : (
          <b>{t('subtotal', { amount: formatCny(totalsOf(ticked, {}).goodsFen, language) })}</b>
        )}
      </footer>
    </section>
  );
}

type Shown = Pick<CartState, 'ticks' | 'refusals' | 'acts'>;
type ProductProps = Shown & { product: ProductGroup; isLong: boolean };

const linesAtOnce = 10;

/** Nothing of the product's own lines changed. */
const isSame = (before: ProductProps, after: ProductProps): boolean =>
  before.product.productId === after.product.productId &&
  before.product.lines.length === after.product.lines.length &&
  before.product.lines.every(
    (line, index) =>
      line === after.product.lines[index] &&
      before.ticks.has(line.id) === after.ticks.has(line.id) &&
      before.refusals.get(line.id) === after.refusals.get(line.id),
  );

const CartProduct = memo(function CartProduct(props: ProductProps) {
  const { lines } = props.product;
  if (!props.isLong)
    return (
      <>
        <ProductHead {...props} />
        <ProductLines {...props} shown={lines} />
      </>
    );
  return (
    <>
      <Near lines={1}>{() => <ProductHead {...props} />}</Near>
      {Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, at) => {
        const shown = lines.slice(at * linesAtOnce, (at + 1) * linesAtOnce);
        return (
          <Near key={at} lines={shown.length}>
            {() => <ProductLines {...props} shown={shown} />}
          </Near>
        );
      })}
    </>
  );
}, isSame);

/** Prices follow what is ticked; without ticks, what would be reached together. */
function boughtTogether({ product: { lines }, ticks }: ProductProps): CartLine[] {
  const ticked = lines.filter(({ id }) => ticks.has(id));
  return ticked.length > 0 ? ticked : lines;
}

function ProductHead(props: ProductProps) {
  const {
    product: { productId, lines },
    ticks,
    acts,
  } = props;
  const { t, language } = useTranslation('cart');
  const [first] = lines;
  if (first === undefined) return null;
  const name = first.title[language];
  const isGone = lines.every(isClosed);
  const ids = lines.filter((line) => !isClosed(line)).map(({ id }) => id);
  const { next } = tierOf(boughtTogether(props));
  return (
    <div className={classNames(styles['product'], isGone && styles['gone'])}>
      <Tick
        label={t('selectProduct', { name })}
        state={ids.length === 0 ? false : tickState(ids, ticks)}
        isDisabled={isGone}
        onChange={(isOn) => acts.set(ids, isOn)}
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
          <Link to={`/mallDetail/${productId}${isGone ? '#similar' : ''}`}>{t(isGone ? 'findSimilar' : 'change')}</Link>
        </p>
      </div>
      <IconButton icon="trash" label={t('removeProduct', { name })} onClick={() => void acts.takeOut(lines)} />
    </div>
  );
}

function ProductLines(props: ProductProps & { shown: readonly CartLine[] }) {
  const {
    product: { lines },
    shown,
    ticks,
    refusals,
    acts,
  } = props;
  const together = boughtTogether(props);
  const prices = new Map([...pricesOf(lines), ...pricesOf(together)]);
  const former = { alone: formerPricesOf(lines), together: formerPricesOf(together) };
  return (
    <>
      {shown.map((line) => (
        <Line
          key={line.id}
          line={line}
          isTicked={ticks.has(line.id)}
          problem={problemOf(line, ticks.has(line.id) ? together : lines)}
          refusal={refusals.get(line.id)}
          priceFen={prices.get(line.id) ?? 0n}
          formerFen={former[ticks.has(line.id) ? 'together' : 'alone'].get(line.id)}
          acts={acts}
        />
      ))}
    </>
  );
}
