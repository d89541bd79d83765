import type { CaseEventView } from '@kouan/contract';
import type { CaseKind, CaseReason, CaseState, RefundBearer, RefundTarget, Remedy } from '@kouan/domain';
import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export type ActorKind = 'buyer' | 'staff' | 'system';
export type CaseEventName = CaseEventView['event'];
/** An item of a refund; fen as a decimal text, because JSON has no bigint. */
export type StoredItem = { kind: CaseItemKind; amountFen: string };
export type CaseItemKind = 'depositShare' | 'freight' | 'service' | 'returnFreight' | 'minimum' | 'claimed';
/** A first approval above its giver's ceiling. Amounts in fen as decimal texts. */
export type StoredProposal = {
  by: number;
  at: string;
  refundFen: string;
  returnFreightFen: string;
  bornBy: RefundBearer | null;
  opinion: string;
};

export const cases = pgTable('cases', {
  id: identity(),
  number: text('number').notNull(),
  orderId: whole('order_id').notNull(),
  buyerId: whole('buyer_id').notNull(),
  shipmentNumber: text('shipment_number'),
  kind: text('kind').$type<CaseKind>().notNull(),
  state: text('state').$type<CaseState>().notNull().default('requested'),
  reasonCode: text('reason_code').$type<CaseReason>().notNull(),
  reason: text('reason').notNull(),
  refundTo: text('refund_to').$type<RefundTarget>().notNull().default('wallet'),
  openedKind: text('opened_kind').$type<ActorKind>().notNull(),
  openedBy: whole('opened_by'),
  openedAt: createdMoment('opened_at'),
  rulesId: whole('rules_id').notNull(),
  remedy: text('remedy').$type<Remedy>().notNull().default('refund'),
  offeredRemedy: text('offered_remedy').$type<Remedy>(),
  offeredFen: money('offered_fen').notNull().default(0n),
  wantFen: money('want_fen').notNull().default(0n),
  goodsFen: money('goods_fen').notNull().default(0n),
  freightFen: money('freight_fen').notNull().default(0n),
  serviceFen: money('service_fen').notNull().default(0n),
  depositShareFen: money('deposit_share_fen').notNull().default(0n),
  claimedGoodsFen: money('claimed_goods_fen').notNull().default(0n),
  refundFen: money('refund_fen').notNull().default(0n),
  items: jsonb('items').$type<StoredItem[]>().notNull().default([]),
  bornBy: text('born_by').$type<RefundBearer>(),
  opinion: text('opinion').notNull().default(''),
  proposal: jsonb('proposal').$type<StoredProposal>(),
  decidedBy: whole('decided_by'),
  decidedAt: moment('decided_at'),
  finalAt: moment('final_at'),
  claimedBy: whole('claimed_by'),
  claimedAt: moment('claimed_at'),
  /** Claimed only while its page is open. */
  isHeld: boolean('is_held').notNull().default(false),
  askedAt: moment('asked_at'),
  dueAt: moment('due_at'),
});
export type CaseRecord = typeof cases.$inferSelect;

/** An approval that is carried out when its moment has come; `waiting` until then, the others are ended. */
export const caseDecisions = pgTable('case_decisions', {
  id: identity(),
  caseId: whole('case_id').notNull(),
  reviewerId: whole('reviewer_id').notNull(),
  refundFen: money('refund_fen').notNull(),
  returnFreightFen: money('return_freight_fen'),
  amountFen: money('amount_fen'),
  bornBy: text('born_by').$type<RefundBearer>(),
  opinion: text('opinion').notNull().default(''),
  state: text('state').$type<'waiting' | 'done' | 'withdrawn' | 'failed'>().notNull(),
  effectiveAt: moment('effective_at').notNull(),
  failure: text('failure'),
  endedAt: moment('ended_at'),
  createdAt: createdMoment('created_at'),
});
export type CaseDecision = typeof caseDecisions.$inferSelect;

export const caseLines = pgTable(
  'case_lines',
  {
    caseId: whole('case_id').notNull(),
    orderLineId: whole('order_line_id').notNull(),
    quantity: whole('quantity').notNull(),
    reasonCode: text('reason_code').$type<CaseReason>().notNull(),
    sentBack: whole('sent_back').notNull().default(0),
    returned: whole('returned').notNull().default(0),
    /** Of the returned ones: whose place new pieces took. */
    refilled: whole('refilled').notNull().default(0),
  },
  (table) => [primaryKey({ name: 'case_lines_pk', columns: [table.caseId, table.orderLineId] })],
);
export type CaseLineRecord = typeof caseLines.$inferSelect;

export type CaseDetails = Record<string, string | number>;
export const caseEvents = pgTable('case_events', {
  id: identity(),
  caseId: whole('case_id').notNull(),
  event: text('event').$type<CaseEventName>().notNull(),
  actorKind: text('actor_kind').$type<ActorKind>().notNull(),
  actorId: whole('actor_id'),
  text: text('text').notNull().default(''),
  details: jsonb('details').$type<CaseDetails>().notNull().default({}),
  createdAt: createdMoment('created_at'),
});

export const caseFiles = pgTable(
  'case_files',
  { eventId: whole('event_id').notNull(), fileId: whole('file_id').notNull() },
  (table) => [primaryKey({ name: 'case_files_pk', columns: [table.eventId, table.fileId] })],
);
