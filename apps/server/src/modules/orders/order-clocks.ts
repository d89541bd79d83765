import type { OrderClock } from '@kouan/contract';
import type { OrderStatus } from '@kouan/domain';
import type { Sendable } from '../../platform/http.ts';
import type { OrderParts } from './order-rows.ts';

type Clock = Sendable<OrderClock>;
type RunningClock = Clock & { kind: OrderClock['kind']; until: Date };
type Kind = OrderClock['kind'];
const hourMs = 3_600_000;

/** Every time limit that runs for an order now, the earliest first. */
export function clocksOf({ order, payments, lines, shipments, cases, reviewHours }: OrderParts): RunningClock[] {
  const isOpen = order.closedAt === null;
  const isOffered = order.adjustment === 'offered';
  const isInStock = lines.some(({ available }) => available > 0);
  const found: { kind: Kind; until: Date | string | null; about: Clock['about'] }[] = [
    { kind: 'acceptance', until: isOpen && !isOffered && order.acceptedAt === null ? order.acceptBy : null, about: '' },
    { kind: 'adjustment', until: isOffered ? order.adjustmentUntil : null, about: '' },
    { kind: 'autoReturn', until: isInStock ? order.autoReturnAt : null, about: '' },
    ...payments.map(({ number, status, dueAt, claimedAt }) =>
      status === 'pendingApproval'
        ? { kind: 'review' as const, until: reviewBy(claimedAt, reviewHours), about: number }
        : { kind: 'payment' as const, until: status === 'unpaid' && !isOffered ? dueAt : null, about: number },
    ),
    ...shipments.map(({ state, dueAt, shipmentNumber }) => ({
      kind: state === 'ready' ? ('dispatch' as const) : ('receipt' as const),
      until: state === 'ready' || state === 'inTransit' ? dueAt : null,
      about: shipmentNumber,
    })),
    ...cases.map(({ state, dueAt, caseNumber }) => ({ kind: caseKind(state), until: dueAt, about: caseNumber })),
  ];
  return found
    .flatMap(({ until, ...clock }) => (until === null ? [] : [{ ...clock, until: new Date(until) }]))
    .toSorted((a, b) => a.until.getTime() - b.until.getTime());
}

const reviewBy = (claimedAt: Date | string | null, hours: number): Date | null =>
  claimedAt === null ? null : new Date(new Date(claimedAt).getTime() + hours * hourMs);

function caseKind(state: OrderParts['cases'][number]['state']): Kind {
  if (state === 'requested') return 'decision';
  return state === 'replacing' ? 'replacement' : 'final';
}

/** The clocks that say until when whoever is next has to act; the first kind that runs counts. */
const kindsOf: Record<OrderStatus, readonly Kind[]> = {
  depositPending: ['adjustment', 'acceptance', 'payment'],
  depositReview: ['adjustment', 'review'],
  depositRejected: ['adjustment', 'payment'],
  stockingPending: ['adjustment', 'payment'],
  stocking: [],
  finalPending: ['payment', 'autoReturn'],
  finalReview: ['review'],
  finalRejected: ['payment'],
  shipmentPending: ['dispatch'],
  shipping: ['receipt'],
  completed: [],
  closed: [],
  refunding: ['decision', 'replacement'],
  refunded: [],
  refundFailed: ['final'],
};

/** Until when whoever is next has to act; null where no limit runs. */
export function actBy(parts: OrderParts): Date | null {
  const clocks = clocksOf(parts);
  for (const kind of kindsOf[parts.order.status]) {
    const clock = clocks.find((one) => one.kind === kind);
    if (clock) return clock.until;
  }
  return null;
}
