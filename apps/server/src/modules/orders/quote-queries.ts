import { eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { askPrepared, prepared } from '../../platform/prepared.ts';
import { sha256 } from '../../platform/random.ts';
import { activeFeeSchedule, feeScheduleById, type FeeScheduleVersion } from '../settings/index.ts';
import { type QuoteRow, quotes } from './order-tables.ts';

type NewQuote = Omit<QuoteRow, 'expiresAt' | 'orderId' | 'placedHash' | 'createdAt'>;
export type QuoteSubject = { lines: readonly { skuId: number; quantity: number }[]; destination: string };

/** What a quote is for: the same SKUs in the same quantities to the same place, in whatever order they are named. */
export const subjectHashOf = ({ lines, destination }: QuoteSubject): string =>
  sha256(
    JSON.stringify([
      destination,
      lines.map(({ skuId, quantity }) => [skuId, quantity] as const).sort(([a], [b]) => a - b),
    ]),
  );

const insertQuote = prepared((tx, valueOf) =>
  tx
    .insert(quotes)
    .values({
      id: valueOf('id'),
      buyerId: valueOf('buyerId'),
      rateVndPerCnyMicros: valueOf('rateVndPerCnyMicros'),
      feeScheduleId: valueOf('feeScheduleId'),
      destination: valueOf('destination'),
      totalFen: valueOf('totalFen'),
      subjectHash: valueOf('subjectHash'),
      expiresAt: sql`${nowSql} + make_interval(mins => ${valueOf('minutes')}::int)`,
    })
    .returning({ expiresAt: quotes.expiresAt }),
);

/** Keeps a quote for so many minutes. Answers until when. */
export async function addQuote(tx: Tx, { minutes, ...row }: NewQuote & { minutes: number }): Promise<Date> {
  const [quote] = await insertQuote(tx, { ...row, minutes });
  assert(quote, 'the quote was kept');
  return quote.expiresAt;
}

export async function lockQuote(tx: Tx, id: string): Promise<(QuoteRow & { isExpired: boolean }) | undefined> {
  const [row] = await lockById(tx, { id });
  return row && { ...row.quote, isExpired: row.isExpired };
}
const lockById = prepared((tx, valueOf) =>
  tx
    .select({ quote: quotes, isExpired: sql<boolean>`${quotes.expiresAt} < ${nowSql}` })
    .from(quotes)
    .where(eq(quotes.id, valueOf('id')))
    .for('update'),
);

export async function markQuotePlaced(
  tx: Tx,
  { id, orderId, placedHash }: { id: string; orderId: number; placedHash: string },
): Promise<void> {
  await askPrepared(tx, placeQuote, [id, orderId, placedHash]);
}
const placeQuote = { name: 'quote-placed', text: 'update quotes set order_id = $2, placed_hash = $3 where id = $1' };

/** The service fee that an order was placed with: of its quote's fee schedule, else of the one in force. */
export async function serviceRuleOf(tx: Tx, orderId: number): Promise<FeeScheduleVersion['serviceRule']> {
  const [quote] = await tx
    .select({ feeScheduleId: quotes.feeScheduleId })
    .from(quotes)
    .where(eq(quotes.orderId, orderId));
  return (quote ? await feeScheduleById(tx, quote.feeScheduleId) : await activeFeeSchedule(tx)).serviceRule;
}

/** Removes one batch of quotes that led to nothing and ended a day ago. Answers whether there was one. */
export async function removeOldQuotes(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from quotes where id in (
      select id from quotes where order_id is null and expires_at < ${nowSql} - interval '1 day' limit 500 for update skip locked) returning id`);
  return rows.length > 0;
}
