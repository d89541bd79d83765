import { bankLine, formatDay, moneyIn } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { rateAt } from '../settings/index.ts';
import { insertBankLines } from './bank-line-queries.ts';
import type { KeyedLine } from './known-lines.ts';
import { postMany } from './ledger.ts';
import { parseBookedAt } from './parse-booked-at.ts';

/** The rate of a moment's business day. */
export type DayRates = (bookedAt: Date) => Promise<bigint>;

/** The rate at the end of a line's business day, or now while that day goes on. Asked for once a day. */
export function dayRates(tx: Tx, { timeZone, now }: { timeZone: string; now: Date }): DayRates {
  const known = new Map<string, bigint>();
  return async (bookedAt) => {
    const day = formatDay(bookedAt, timeZone);
    const end = parseBookedAt(`${day} 23:59:59`, { dateFormat: 'yyyy-MM-dd HH:mm:ss', timeZone }) ?? bookedAt;
    const rate = known.get(day) ?? (await rateAt(tx, end < now ? end : now)).rateVndPerCnyMicros;
    known.set(day, rate);
    return rate;
  };
}

export type Booking = {
  accountId: number;
  /** Where the lines come from: a statement that somebody imported, or a source of notices. */
  origin: { statementId: number; actorId: number } | { sourceId: number };
  lines: readonly KeyedLine[];
  rates: DayRates;
};

/** Books money that arrived as receipts that no payment has yet, at the rate of its day. Answers the ids of the lines. */
export async function bookLines(tx: Tx, { accountId, origin, lines, rates }: Booking): Promise<number[]> {
  const rows = [];
  for (const line of lines) {
    const rateVndPerCnyMicros = await rates(line.bookedAt);
    const { leftVnd, leftFen } = bankLine(line.amountVnd, rateVndPerCnyMicros);
    rows.push({
      ...line,
      ...('statementId' in origin ? { statementId: origin.statementId } : { sourceId: origin.sourceId }),
      bankAccountId: accountId,
      dayRateVndPerCnyMicros: rateVndPerCnyMicros,
      amountFen: leftFen,
      leftVnd,
      leftFen,
    });
  }
  const ids = await insertBankLines(tx, rows);
  await postMany(
    tx,
    rows.map(({ amountFen, reference }) => ({
      posting: moneyIn({ from: 'bank', amountFen }),
      event: 'statementId' in origin ? 'bankLineImported' : 'bankLineNotified',
      bankAccountId: accountId,
      actorId: 'actorId' in origin ? origin.actorId : null,
      note: reference,
    })),
  );
  return ids;
}
