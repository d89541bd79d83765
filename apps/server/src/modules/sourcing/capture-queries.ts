import { and, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { captureProposals, captures, type ProposalState, type SettledHow } from './capture-tables.ts';

export async function insertCapture(tx: Tx, row: typeof captures.$inferInsert): Promise<number> {
  const [added] = await tx.insert(captures).values(row).returning({ id: captures.id });
  assert(added, 'the capture was added');
  return added.id;
}

export async function getCapture(db: Reader, id: number) {
  const [row] = await db.select().from(captures).where(eq(captures.id, id));
  assert(row, 'captures stay for ever');
  return row;
}

export async function insertProposal(tx: Tx, row: typeof captureProposals.$inferInsert): Promise<number> {
  const [added] = await tx.insert(captureProposals).values(row).returning({ id: captureProposals.id });
  assert(added, 'the proposal was added');
  return added.id;
}

/** Another buyer's waiting proposal of the same offer. */
export async function findAgreeing(
  tx: Tx,
  { productId, userId, offerHash }: { productId: number; userId: number; offerHash: string },
) {
  const [row] = await tx
    .select({ id: captureProposals.id })
    .from(captureProposals)
    .where(
      and(
        eq(captureProposals.productId, productId),
        eq(captureProposals.state, 'waiting'),
        eq(captureProposals.offerHash, offerHash),
        ne(captureProposals.proposedBy, userId),
      ),
    )
    .limit(1);
  return row;
}

type Settling = { state: Exclude<ProposalState, 'waiting'>; how: SettledHow; by: number | null };
/** `proposedBy` null: what providers told. */
type Which = { productId: number; proposedBy?: number | null; offerHash?: string; id?: number };

/** Settles the waiting proposals of a product that are meant; answers how many there were. */
export async function settleProposals(tx: Tx, which: Which, { state, how, by }: Settling): Promise<number> {
  const rows = await tx
    .update(captureProposals)
    .set({ state, settledHow: how, settledBy: by, settledAt: nowSql })
    .where(
      and(
        eq(captureProposals.state, 'waiting'),
        eq(captureProposals.productId, which.productId),
        proposedBy(which),
        which.offerHash === undefined ? undefined : eq(captureProposals.offerHash, which.offerHash),
        which.id === undefined ? undefined : eq(captureProposals.id, which.id),
      ),
    )
    .returning({ id: captureProposals.id });
  return rows.length;
}

const proposedBy = ({ proposedBy: by }: Which) =>
  by === undefined
    ? undefined
    : by === null
      ? isNull(captureProposals.proposedBy)
      : eq(captureProposals.proposedBy, by);

/** A waiting proposal with its capture, locked; undefined when it is settled or never was. */
export async function lockProposal(tx: Tx, id: number) {
  const [row] = await tx
    .select({ proposal: captureProposals, content: captures.content })
    .from(captureProposals)
    .innerJoin(captures, eq(captures.id, captureProposals.captureId))
    .where(and(eq(captureProposals.id, id), eq(captureProposals.state, 'waiting')))
    .for('update', { of: captureProposals });
  return row;
}

type Page = { limit: number; offset: number };

const byPlugin = (userId: number) => and(eq(captures.capturedBy, userId), eq(captures.source, 'plugin'));

/** What one person captured with the plug-in, newest first, without what their pages held in full. */
export const listCaptureRows = (db: Reader, userId: number, { limit, offset }: Page) =>
  db
    .select({
      id: captures.id,
      productId: captures.productId,
      site: sql<string>`${captures.content} ->> 'site'`,
      itemId: sql<string>`${captures.content} ->> 'itemId'`,
      title: sql<string>`${captures.content} ->> 'title'`,
      priceFen: sql<number>`(${captures.content} #>> '{priceTiers,0,priceFen}')::bigint`.mapWith(Number),
      pluginVersion: sql<string>`${captures.pluginVersion}`,
      capturedAt: captures.capturedAt,
      proposal: captureProposals.state,
    })
    .from(captures)
    .leftJoin(captureProposals, eq(captureProposals.captureId, captures.id))
    .where(byPlugin(userId))
    .orderBy(desc(captures.id))
    .limit(limit)
    .offset(offset);

export async function countCaptures(db: Reader, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(captures).where(byPlugin(userId));
  return row?.total ?? 0;
}

const shownCaptures = 20;

/** The last captures of a product, newest first; what nobody confirmed only for whoever captured it, or for `'any'`. */
export const listProductCaptureRows = (
  db: Reader,
  { productId, viewerId }: { productId: number; viewerId: number | 'any' | null },
) =>
  db
    .select({
      id: captures.id,
      capturedAt: captures.capturedAt,
      source: captures.source,
      pluginVersion: captures.pluginVersion,
      priceFen: sql<number>`(${captures.content} #>> '{priceTiers,0,priceFen}')::bigint`.mapWith(Number),
      tierCount: sql<number>`jsonb_array_length(${captures.content} -> 'priceTiers')`.mapWith(Number),
      skuCount: sql<number>`jsonb_array_length(${captures.content} -> 'skus')`.mapWith(Number),
      changes: captures.changes,
      proposal: captureProposals.state,
    })
    .from(captures)
    .leftJoin(captureProposals, eq(captureProposals.captureId, captures.id))
    .where(
      and(
        eq(captures.productId, productId),
        viewerId === 'any'
          ? undefined
          : or(
              isNull(captureProposals.state),
              eq(captureProposals.state, 'applied'),
              viewerId === null ? undefined : eq(captures.capturedBy, viewerId),
            ),
      ),
    )
    .orderBy(desc(captures.id))
    .limit(shownCaptures);

/** Whether an item was captured before, but not within these hours. */
export async function isLongUnseen(
  db: Reader,
  { productId, hours }: { productId: number; hours: number },
): Promise<boolean> {
  const [row] = await db
    .select({ isOld: sql<boolean>`max(${captures.capturedAt}) < ${nowSql} - make_interval(hours => ${hours}::int)` })
    .from(captures)
    .where(eq(captures.productId, productId));
  return row?.isOld ?? false;
}

/** What waits for the staff, oldest first. */
export const listWaitingRows = (db: Reader, { limit, offset }: Page) =>
  db
    .select({
      id: captureProposals.id,
      productId: captureProposals.productId,
      proposedBy: captureProposals.proposedBy,
      source: captures.source,
      title: sql<string>`${captures.content} ->> 'title'`,
      sourceUrl: sql<string>`${captures.content} ->> 'canonicalUrl'`,
      changes: captureProposals.changes,
      createdAt: captureProposals.createdAt,
    })
    .from(captureProposals)
    .innerJoin(captures, eq(captures.id, captureProposals.captureId))
    .where(eq(captureProposals.state, 'waiting'))
    .orderBy(captureProposals.id)
    .limit(limit)
    .offset(offset);

export async function countWaiting(db: Reader): Promise<number> {
  const [row] = await db.select({ total: count() }).from(captureProposals).where(eq(captureProposals.state, 'waiting'));
  return row?.total ?? 0;
}
