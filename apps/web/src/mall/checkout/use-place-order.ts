import type { QuoteView } from '@kouan/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { newIdempotencyKey } from '../../lib/call.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePlaceOrder } from './checkout-api.ts';
import type { WishedLine } from './order-wish.ts';

export type Refusal =
  | { kind: 'changed'; beforeFen: number }
  | { kind: 'expired' }
  | { kind: 'other'; text: string; skuId: number | undefined };
/** The line that a refusal is about, where it is about one. */
export const skuOf = (error: Error | null | undefined): number | undefined => {
  const skuId = error instanceof ApiError ? error.details['skuId'] : undefined;
  return typeof skuId === 'number' ? skuId : undefined;
};
type Wish = {
  quote: QuoteView;
  lines: readonly WishedLine[];
  destination: string;
  remarks: string;
  addressId: number | undefined;
  proposalId?: string | undefined;
};

const orderPath = (number: string): string => `/myOrderDetail/${number}`;

/** The quote on the screen serves no more: a new one is made, and the buyer looks at it before placing. */
const isOver = (code: string): boolean =>
  ['order.totals_changed', 'order.quote_expired', 'order.quote_differs'].includes(code);

/**
 * Places an order once, however often the button is pressed: one try at a time, and one key for as long as what is sent stays
 * the same, so that a repeated try after a lost answer has no second effect.
 */
export function useOrderPlacing({ requote }: { requote: () => Promise<unknown> }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const place = usePlaceOrder();
  const isSending = useRef(false);
  const key = useRef({ sent: '', value: '' });
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  /** What waits for the buyer to agree to new rules. */
  const [waiting, setWaiting] = useState<Wish>();

  async function submit(wish: Wish) {
    if (isSending.current) return;
    const { quote, lines, destination, remarks, addressId, proposalId } = wish;
    setWaiting(undefined);
    isSending.current = true;
    setBusy(true);
    const cartLineIds = lines.flatMap(({ cartLineId }) => (cartLineId === undefined ? [] : [cartLineId]));
    const body = {
      quoteId: quote.id,
      lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
      totalFen: quote.totalFen,
      destination,
      remarks,
      ...(cartLineIds.length > 0 ? { cartLineIds } : {}),
      ...(addressId === undefined ? {} : { addressId }),
      ...(proposalId === undefined ? {} : { proposalId }),
    };
    const sent = JSON.stringify(body);
    if (key.current.sent !== sent) key.current = { sent, value: newIdempotencyKey() };
    try {
      const order = await place.mutateAsync({ body, idempotencyKey: key.current.value });
      void navigate(orderPath(order.number), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'content.acceptance_needed') setWaiting(wish);
      else await handleRefusal(error, quote);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  async function handleRefusal(error: ApiError, quote: QuoteView) {
    const placed = error.code === 'order.quote_used' ? /D[0-9A-HJKMNP-TV-Z]{13}/.exec(error.message)?.[0] : undefined;
    if (placed !== undefined) return void navigate(orderPath(placed), { replace: true });
    if (isOver(error.code)) {
      await requote();
      setRefusal(
        error.code === 'order.totals_changed' ? { kind: 'changed', beforeFen: quote.totalFen } : { kind: 'expired' },
      );
    } else setRefusal({ kind: 'other', text: error.message || t('common:failure.unknown'), skuId: skuOf(error) });
  }
  const rules = waiting && { agreed: () => void submit(waiting), close: () => setWaiting(undefined) };
  return { submit, isBusy, refusal, rules };
}
