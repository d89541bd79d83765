import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { and, count, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import { currentTime, nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { skusForSale } from '../catalog/index.ts';
import { findBuyerByCode, userBriefs } from '../identity/index.ts';
import { activeFeeSchedule, parameters } from '../settings/index.ts';
import { ordersByIds } from './order-queries.ts';
import { priceOrder } from './price-order.ts';
import { orderProposals, type ProposalRow, type ProposalState } from './work-tables.ts';

const dayMs = 86_400_000;
const idBytes = 12;

type NewProposal = BodyOf<typeof contract.proposeOrder> & { actorId: number };

/**
 * Puts an order together for a buyer, who places it in their own account or not. Throws order.buyer_not_found,
 * order.own_order and what `priceOrder` throws.
 */
export async function proposeOrder(tx: Tx, { buyerCode, actorId, ...wish }: NewProposal): Promise<ProposalRow> {
  const buyerId = await findBuyerByCode(tx, buyerCode);
  if (buyerId === undefined) fail('order.buyer_not_found', {}, { buyerCode: 'order.buyer_not_found' });
  if (buyerId === actorId) fail('order.own_order');
  await priceOrder(tx, { wishes: wish.lines, fees: await activeFeeSchedule(tx), destination: wish.destination });
  const { proposalDays } = await parameters(tx);
  const [row] = await tx
    .insert(orderProposals)
    .values({
      publicId: randomBytes(idBytes).toString('base64url'),
      buyerId,
      madeBy: actorId,
      destination: wish.destination,
      remarks: wish.remarks?.trim() ?? '',
      lines: wish.lines,
      expiresAt: new Date((await currentTime(tx)).getTime() + proposalDays * dayMs),
    })
    .returning();
  assert(row, 'the proposal was kept');
  return row;
}

type Key = { publicId: string; buyerId: number | 'any' };
const isKey = ({ publicId, buyerId }: Key): SQL | undefined =>
  and(eq(orderProposals.publicId, publicId), buyerId === 'any' ? undefined : eq(orderProposals.buyerId, buyerId));

/** Throws order.proposal_not_found, for another buyer's too. */
async function lockProposal(tx: Tx, key: Key): Promise<ProposalRow> {
  const [row] = await tx.select().from(orderProposals).where(isKey(key)).for('update');
  return row ?? fail('order.proposal_not_found');
}

type Ending = { state: Exclude<ProposalState, 'waiting'>; orderId?: number; declineReason?: string };

/** Throws order.proposal_not_found, order.proposal_over. */
export async function endProposal(tx: Tx, key: Key, ending: Ending): Promise<ProposalRow> {
  const proposal = await lockProposal(tx, key);
  if (proposal.state !== 'waiting') fail('order.proposal_over');
  if (ending.state === 'placed' && proposal.expiresAt <= (await currentTime(tx))) fail('order.proposal_over');
  await tx
    .update(orderProposals)
    .set({ ...ending, endedAt: nowSql })
    .where(eq(orderProposals.id, proposal.id));
  return proposal;
}

export type ProposalFilter = {
  buyerId: number | 'any';
  state?: ProposalState | 'expired' | undefined;
  page?: number | undefined;
  size?: number | undefined;
};
const defaultSize = 15;

/** Proposals, the newest first. */
export async function listProposals(db: Reader, { buyerId, state, page = 0, size = defaultSize }: ProposalFilter) {
  const isOver = lte(orderProposals.expiresAt, nowSql);
  const where = and(
    buyerId === 'any' ? undefined : eq(orderProposals.buyerId, buyerId),
    state === undefined
      ? undefined
      : state === 'expired'
        ? and(eq(orderProposals.state, 'waiting'), isOver)
        : state === 'waiting'
          ? and(eq(orderProposals.state, 'waiting'), gt(orderProposals.expiresAt, nowSql))
          : eq(orderProposals.state, state),
  );
  const rows = await db
    .select()
    .from(orderProposals)
    .where(where)
    .orderBy(desc(orderProposals.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(orderProposals).where(where);
  return { content: await toViews(db, rows), totalElements: counted?.total ?? 0 };
}

/** Throws order.proposal_not_found, for another buyer's too. */
export async function getProposal(db: Reader, key: Key) {
  const rows = await db.select().from(orderProposals).where(isKey(key));
  const [view] = await toViews(db, rows);
  return view ?? fail('order.proposal_not_found');
}

async function toViews(db: Reader, rows: readonly ProposalRow[]) {
  const people = await userBriefs(db, [...new Set(rows.flatMap(({ buyerId, madeBy }) => [buyerId, madeBy]))]);
  const skus = await skusForSale(db, [...new Set(rows.flatMap(({ lines }) => lines.map(({ skuId }) => skuId)))]);
  const placed = await ordersByIds(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  const now = await currentTime(db);
  return rows.map((row) => ({
    id: row.publicId,
    state: row.state === 'waiting' && row.expiresAt <= now ? ('expired' as const) : row.state,
    buyer: { code: people.get(row.buyerId)?.buyerCode ?? '', nickName: people.get(row.buyerId)?.nickName ?? '' },
    madeBy: people.get(row.madeBy)?.nickName ?? '',
    destination: row.destination,
    remarks: row.remarks,
    storeName: skus.find(({ skuId }) => skuId === row.lines[0]?.skuId)?.storeName ?? '',
    lines: row.lines.map(({ skuId, quantity }) => {
      const sku = skus.find((one) => one.skuId === skuId);
      return {
        skuId,
        quantity,
        productId: sku?.productPublicId ?? null,
        title: sku?.title ?? { cn: '', en: '', vi: '' },
        specValues: sku?.specValues ?? [],
        imageUrl: sku?.imageUrl ?? '',
      };
    }),
    orderNumber: placed.find(({ id }) => id === row.orderId)?.number ?? null,
    declineReason: row.declineReason,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  }));
}
