import type { CaseReason, OrderEvent, UnitsShare } from '@kouan/domain';
import type { NoticeKind } from './notifications.ts';
import type { Language } from './words.ts';

/** A payment is about to change: whoever owns its order and its shipment locks them now, before the payment is locked. */
export type PaymentChanging = { orderId: number; shipmentNumber: string | null };

/** What happened to a payment, as the modules that own its order and shipment hear it. Amounts in fen. */
export type PaymentEvent = {
  paymentNumber: string;
  purpose: 'deposit' | 'final' | 'adjustment';
  orderId: number;
  shipmentNumber: string | null;
  buyerId: number;
  /** Who did it; null for the system. */
  actorId: number | null;
  reason: string;
};

/** Units that leave an order for good without being shipped: not bought, or short. Amounts in fen. */
export type UnitsLost = {
  caseNumber: string;
  orderId: number;
  buyerId: number;
  kind: 'notBought' | 'short';
  lines: readonly { lineId: number; quantity: number; reason: CaseReason }[];
  share: UnitsShare;
  reason: string;
  fileIds: readonly number[];
  actorId: number;
};

/** What one module tells the others. A listener runs in the publisher's transaction. */
export type Events = {
  /** Something happened to an order; `from` and `to` are equal when its status stayed. */
  'order.moved': {
    orderId: number;
    orderNumber: string;
    buyerId: number;
    event: OrderEvent;
    from: string;
    to: string;
    actorId: number | null;
    reason: string;
    details: Readonly<Record<string, string | number>>;
  };
  /** Something else that a buyer wants to know; `subject` is the number of what it is about. */
  'buyer.noticed': { buyerId: number; kind: NoticeKind; orderId: number | null; subject: string; text: string };
  /** A buyer placed an order; `addressId` names whom it is for, of the buyer's own addresses. */
  'order.placed': { orderId: number; buyerId: number; addressId: number | null; language: Language };
  /** Somebody registered and agreed to what has to be agreed to, in the language shown. */
  'account.registered': { userId: number; language: Language; address: string };
  /** An order is closed for good: unpaid payments and open quotes of it end. */
  'order.closed': { orderId: number; buyerId: number };
  /** Units were not bought or did not come; their share has left the order. Whoever listens opens the case. */
  'units.lost': UnitsLost;
  /** Units that were missing in the warehouse were found: the undecided case about them ends. The order is locked. */
  'units.found': { caseNumber: string; actorId: number; reason: string };
  /** A shipment is about to leave; `bagNumber` names the bag that takes it along. Whoever listens may refuse. */
  'shipment.dispatching': { shipmentId: number; shipmentNumber: string; bagNumber: string | null };
  'payment.changing': PaymentChanging;
  'payment.claimed': PaymentEvent;
  'payment.approved': PaymentEvent & { creditedFen: bigint; isWhole: boolean };
  'payment.rejected': PaymentEvent;
  /** May the decision about a payment be taken back? Whoever listens may refuse, and changes nothing. */
  'payment.re_reviewing': PaymentEvent & { wasPaid: boolean };
  'payment.re_reviewed': PaymentEvent & { wasPaid: boolean };
};
export type EventName = keyof Events;
export type EventPayload<N extends EventName> = Events[N];
