import type { ProductView } from '@kouan/contract';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginPath } from '../../../lib/access.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { productPath } from '../product-path.ts';
import { useDelayed } from '../use-delayed.ts';
import { keepDraft, takeDraft } from './draft.ts';
import { buildMatrix, chosenOf, type Entries } from './matrix.ts';
import { useAddLines, useQuote, useRaiseInCart } from './purchase-api.ts';

const settleMs = 350;
export type CartAnswer = { kind: 'added' | 'raised' | 'alreadyIn' | 'problem' | 'restored'; text: string };

/** What is typed on the page of a product, what it costs, and the two ways on: buy at once or into the cart. */
export function usePurchase(product: ProductView, firstDestination: string | undefined) {
  const { t, language } = useTranslation('product');
  const navigate = useNavigate();
  const isSignedIn = useSession((session) => session.token !== null);
  const [entries, setEntries] = useState<Entries>({});
  const [chosenPlace, setDestination] = useState<string>();
  const [answer, setAnswer] = useState<CartAnswer>();
  const [isBusy, setBusy] = useState(false);
  const add = useAddLines();
  const raise = useRaiseInCart();

  const matrix = useMemo(() => buildMatrix(product), [product]);
  const chosen = useMemo(() => chosenOf(product.skus, entries), [product.skus, entries]);
  const destination = chosenPlace ?? firstDestination;
  const settled = useDelayed(chosen, settleMs);
  const quote = useQuote(settled.lines, destination, !settled.hasProblem && settled.total >= Math.max(1, product.minQuantity));

  useEffect(() => {
    const draft = takeDraft(product.id);
    if (draft === undefined) return;
    setEntries(draft.entries);
    setDestination(draft.destination);
    if (Object.keys(draft.entries).length > 0) setAnswer({ kind: 'restored', text: t('restored') });
  }, [product.id]); // once per product; the language may change without asking again

  const refusal = !product.isOnSale ? t('offShelf')
    : chosen.hasProblem ? t('fixQuantities')
    : chosen.total === 0 ? t('quantityFirst')
    : chosen.total < product.minQuantity ? t('belowMinimum', { count: formatCount(product.minQuantity, language) })
    : undefined;

  /** True when the purchase may go on: nothing to correct, and somebody is logged in. */
  function isReady(): boolean {
    if (refusal !== undefined) {
      setAnswer({ kind: 'problem', text: refusal });
      return false;
    }
    if (isSignedIn) return true;
    keepDraft(product.id, { entries, destination });
    void navigate(loginPath(productPath(product)));
    return false;
  }

  function handleBuy() {
    if (!isReady()) return;
    const lines = chosen.lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).join('-');
    keepDraft(product.id, { entries, destination });
    void navigate(`/checkout?product=${product.id}&lines=${lines}${destination === undefined ? '' : `&to=${destination}`}`);
  }

  async function act(work: () => Promise<unknown>, done: CartAnswer) {
    setBusy(true);
    try {
      await work();
      setAnswer(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswer({ kind: error.code === 'cart.already_in_cart' ? 'alreadyIn' : 'problem', text: error.message || t('common:failure.unknown') });
    } finally {
      setBusy(false);
    }
  }

  const handleAdd = () => isReady() && void act(() => add.mutateAsync({ body: { lines: chosen.lines } }), { kind: 'added', text: t('added', { count: formatCount(chosen.total, language) }) });
  const handleRaise = () => isReady() && void act(() => raise(chosen.lines), { kind: 'raised', text: t('raised') });

  function change(next: Entries) {
    setEntries(next);
    setAnswer(undefined);
  }
  const isShown = chosen.total > 0 && !chosen.hasProblem && chosen.total >= product.minQuantity;
  return { matrix, entries, change, chosen, destination, setDestination, quote: isShown ? quote.data : undefined, quoteProblem: quote.error?.message, isStale: quote.isFetching || settled !== chosen, answer, isBusy, handleBuy, handleAdd, handleRaise };
}
export type Purchase = ReturnType<typeof usePurchase>;
