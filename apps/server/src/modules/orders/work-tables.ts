import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, money, whole } from '../../platform/columns.ts';

export const orderAssignees = pgTable('order_assignees', {
  orderId: whole('order_id').primaryKey(),
  personId: whole('person_id').notNull(),
  assignedUntil: moment('assigned_until').notNull(),
  assignedAt: createdMoment('assigned_at'),
});

export type AssignmentEvent = 'claimed' | 'assigned' | 'returned' | 'recalled' | 'closed';
export const orderAssignments = pgTable('order_assignments', {
  id: identity(),
  orderId: whole('order_id').notNull(),
  event: text('event').$type<AssignmentEvent>().notNull(),
  personId: whole('person_id').notNull(),
  actorId: whole('actor_id'),
  createdAt: createdMoment('created_at'),
});

export type NoteKind = 'toBuyer' | 'internal';
export const orderNotes = pgTable('order_notes', {
  id: identity(),
  orderId: whole('order_id').notNull(),
  kind: text('kind').$type<NoteKind>().notNull(),
  content: text('content').notNull(),
  authorId: whole('author_id').notNull(),
  createdAt: createdMoment('created_at'),
});

export type ProposedLine = { skuId: number; quantity: number };
export type ProposalState = 'waiting' | 'placed' | 'declined' | 'withdrawn';
export const orderProposals = pgTable('order_proposals', {
  id: identity(),
  publicId: text('public_id').notNull(),
  buyerId: whole('buyer_id').notNull(),
  madeBy: whole('made_by').notNull(),
  destination: text('destination').notNull(),
  remarks: text('remarks').notNull().default(''),
  lines: jsonb('lines').$type<ProposedLine[]>().notNull(),
  state: text('state').$type<ProposalState>().notNull().default('waiting'),
  orderId: whole('order_id'),
  declineReason: text('decline_reason').notNull().default(''),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  createdAt: createdMoment('created_at'),
});
export type ProposalRow = typeof orderProposals.$inferSelect;

export const orderEstimates = pgTable('order_estimates', {
  orderId: whole('order_id').primaryKey(),
  goodsFen: money('goods_fen').notNull(),
  freightFen: money('freight_fen').notNull(),
  serviceFen: money('service_fen').notNull(),
  realGrams: whole('real_grams').notNull(),
  chargeableGrams: whole('chargeable_grams').notNull(),
  fees: jsonb('fees').$type<{ kind: string; feeFen: number }[]>().notNull(),
});
