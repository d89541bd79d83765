import type { ProductView } from '@kouan/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { loginPath } from '../../../lib/access.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { formatCount } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { productPath } from '../product-path.ts';
import { useDelayed } from '../../../lib/use-delayed.ts';
import { keepDraft, takeDraft } from './draft.ts';
import { buildMatrix, chosenOf, type Entries } from './matrix.ts';
import { useAddLines, useQuote, useRaiseInCart, type Services, type WishedLine } from './purchase-api.ts';

const settleMs = 350;
export type CartAnswer = { kind: 'added' | 'raised' | 'alreadyIn' | 'problem' | 'restored'; text: string };

/** What is typed on the page of a product, what it costs, and the two ways on: buy at once or into the cart. */
export function usePurchase(product: ProductView, firstDestination: string | undefined) {
  const { t, language } = useTranslation('product');
  const [answer, setAnswer] = useState<CartAnswer>();
  const { entries, setEntries, place, setDestination } = useDraft(product, () =>
    setAnswer({ kind: 'restored', text: t('restored') }),
  );
  const destination = place ?? firstDestination;

  const matrix = useMemo(() => buildMatrix(product), [product]);
  const chosen = useMemo(() => chosenOf(product.skus, entries), [product.skus, entries]);
  const isEnough = chosen.total >= product.minQuantity;
  const settled = useDelayed(chosen, settleMs);
  const [services, setServices] = useState<Services>([]);
  const isAsked = !settled.hasProblem && settled.total >= Math.max(1, product.minQuantity);
  const quote = useQuote({ lines: settled.lines, destination, services }, isAsked);

  const refusal = !product.isOnSale
    ? t('offShelf')
    : chosen.hasProblem
      ? t('fixQuantities')
      : chosen.total === 0
        ? t('quantityFirst')
        : !isEnough
          ? t('belowMinimum', { count: formatCount(product.minQuantity, language) })
          : undefined;
  const keep = () => keepDraft(product.id, { entries, destination });
  const ways = useWaysOn({
    product,
    lines: chosen.lines,
    total: chosen.total,
    refusal,
    onAnswer: setAnswer,
    keep,
    destination,
    seenFen: settled === chosen && !quote.isPlaceholderData ? quote.data?.totalFen : undefined,
  });

  function change(next: Entries) {
    setEntries(next);
    setAnswer(undefined);
  }
  const isShown = chosen.total > 0 && !chosen.hasProblem && isEnough;
  return {
    ...ways,
    keep,
    matrix,
    entries,
    change,
    chosen,
    destination,
    setDestination,
    services,
    setServices,
    quote: isShown ? quote.data : undefined,
    quoteProblem: quote.error?.message,
    isStale: quote.isFetching || settled !== chosen,
    answer,
  };
}
export type Purchase = ReturnType<typeof usePurchase>;

/** Quantities and destination; those kept before a detour, such as logging in, come back. */
function useDraft({ id }: ProductView, onRestored: () => void) {
  const [entries, setEntries] = useState<Entries>({});
  const [place, setDestination] = useState<string>();
  const restore = useEffectEvent((productId: string) => {
    const draft = takeDraft(productId);
    if (draft === undefined) return;
    setEntries(draft.entries);
    setDestination(draft.destination);
    if (Object.keys(draft.entries).length > 0) onRestored();
  });
  useEffect(() => restore(id), [id]);
  return { entries, setEntries, place, setDestination };
}

type WaysInput = {
  product: ProductView;
  lines: readonly WishedLine[];
  total: number;
  destination: string | undefined;
  /** The total that is shown; undefined while it is being asked for. */
  seenFen: number | undefined;
  refusal: string | undefined;
  onAnswer: (answer: CartAnswer) => void;
  keep: () => void;
};

/** Buying at once, adding to the cart, and raising what is in the cart already. */
function useWaysOn({ product, lines, total, destination, seenFen, refusal, onAnswer, keep }: WaysInput) {
  const { t, language } = useTranslation('product');
  const navigate = useNavigate();
  const isSignedIn = useSession((session) => session.token !== null);
  const [isBusy, setBusy] = useState(false);
  const add = useAddLines();
  const raise = useRaiseInCart();

  /** True when the purchase may go on: nothing to correct, and somebody is logged in. */
  function isReady(): boolean {
    if (refusal !== undefined) {
      onAnswer({ kind: 'problem', text: refusal });
      return false;
    }
    if (isSignedIn) return true;
    keep();
    void navigate(loginPath(productPath(product)));
    return false;
  }

  function handleBuy() {
    if (!isReady()) return;
    keep();
    const wish = lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).join('-');
    void navigate(
      `/checkout?product=${product.id}&lines=${wish}${destination === undefined ? '' : `&to=${destination}`}${seenFen === undefined ? '' : `&seen=${seenFen}`}`,
    );
  }

  async function act(work: () => Promise<unknown>, done: CartAnswer) {
    setBusy(true);
    try {
      await work();
      onAnswer(done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onAnswer({
        kind: error.code === 'cart.already_in_cart' ? 'alreadyIn' : 'problem',
        text: error.message || t('common:failure.unknown'),
      });
    } finally {
      setBusy(false);
    }
  }

  const handleAdd = () =>
    isReady() &&
    void act(() => add.mutateAsync({ body: { lines: [...lines] } }), {
      kind: 'added',
      text: t('added', { count: formatCount(total, language) }),
    });
  const handleRaise = () =>
    isReady() &&
    !isBusy &&
    void act(() => raise.mutateAsync({ body: { lines: [...lines] } }), { kind: 'raised', text: t('raised') });
  return { isBusy, handleBuy, handleAdd, handleRaise };
}
