import type { InterestState } from '@kouan/contract';
import { and, asc, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { hasText } from '../../platform/list-query.ts';
import { parameters } from '../settings/index.ts';
import { type InterestEventRow, interestEvents, type InterestRow, interests } from './interest-tables.ts';

/** The moment by which the staff have to answer what is asked now. */
export async function answerBySql(db: Reader): Promise<SQL<Date>> {
  const { interestAnswerHours } = await parameters(db);
  return sql<Date>`${nowSql} + make_interval(hours => ${interestAnswerHours}::int)`;
}

type NewInterest = Omit<typeof interests.$inferInsert, 'answerBy'> & { answerBy: SQL<Date> | null };
export async function insertInterest(tx: Tx, row: NewInterest): Promise<InterestRow> {
  const [added] = await tx.insert(interests).values(row).returning();
  assert(added, 'the interest was added');
  return added;
}

export async function addEvent(tx: Tx, row: typeof interestEvents.$inferInsert): Promise<void> {
  await tx.insert(interestEvents).values(row);
}

/** The events of some interests, oldest first. */
export const eventsOf = (db: Reader, ids: readonly number[]): Promise<InterestEventRow[]> =>
  db
    .select()
    .from(interestEvents)
    .where(inArray(interestEvents.interestId, [...ids]))
    .orderBy(asc(interestEvents.id));

/** Locks it until the transaction ends. Throws interest.not_found, for another buyer's too. */
export async function lockInterest(
  tx: Tx,
  { id, buyerId }: { id: number; buyerId: number | 'any' },
): Promise<InterestRow> {
  const [row] = await tx
    .select()
    .from(interests)
    .where(and(eq(interests.id, id), isTheirs(buyerId)))
    .for('update');
  return row ?? fail('interest.not_found');
}

/** Throws interest.not_found. */
export async function getInterest(db: Reader, id: number): Promise<InterestRow> {
  const [row] = await db.select().from(interests).where(eq(interests.id, id));
  return row ?? fail('interest.not_found');
}

type Changes = Partial<Omit<typeof interests.$inferInsert, 'answerBy'>> & { answerBy?: SQL<Date> | null };
export async function updateInterest(tx: Tx, id: number, changes: Changes): Promise<InterestRow> {
  const [row] = await tx.update(interests).set(changes).where(eq(interests.id, id)).returning();
  assert(row, 'the interest was changed');
  return row;
}

/** One that the staff should have answered by now and nobody was told of; locked, unless somebody works on it. */
export async function takeOverdue(tx: Tx, skip: number): Promise<InterestRow | undefined> {
  const [row] = await tx
    .select()
    .from(interests)
    .where(and(eq(interests.state, 'requested'), lt(interests.answerBy, nowSql), isNull(interests.overdueAt)))
    .orderBy(asc(interests.answerBy), asc(interests.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return row;
}

const isTheirs = (buyerId: number | 'any') => (buyerId === 'any' ? undefined : eq(interests.buyerId, buyerId));

export type InterestFilter = {
  buyerId: number | 'any';
  claimedBy?: number | undefined;
  state?: InterestState | undefined;
  blurry?: string | undefined;
};
const fits = ({ buyerId, claimedBy, state, blurry }: InterestFilter) =>
  and(
    isTheirs(buyerId),
    claimedBy === undefined ? undefined : eq(interests.claimedBy, claimedBy),
    state === undefined ? undefined : eq(interests.state, state),
    hasText(blurry, [interests.title, interests.link, interests.specification]),
  );
type Page = { limit: number; offset: number };

/** Newest first. */
export const listInterestRows = (db: Reader, filter: InterestFilter, { limit, offset }: Page): Promise<InterestRow[]> =>
  db.select().from(interests).where(fits(filter)).orderBy(desc(interests.id)).limit(limit).offset(offset);

/** What waits longest for the staff first, then what waits for buyers, then what is answered, newest first. */
export const listQueueRows = (db: Reader, filter: InterestFilter, { limit, offset }: Page): Promise<InterestRow[]> =>
  db
    .select()
    .from(interests)
    .where(fits(filter))
    .orderBy(sql`${interests.answerBy} nulls last`, sql`${interests.state} <> 'asked'`, desc(interests.id))
    .limit(limit)
    .offset(offset);

export async function countInterests(db: Reader, filter: InterestFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(interests).where(fits(filter));
  return row?.total ?? 0;
}
