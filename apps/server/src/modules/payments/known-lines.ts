import { formatDateTime, formatDay } from '@kouan/domain';
import { groupBy } from '../../platform/group-by.ts';
import { sha256 } from '../../platform/random.ts';
import type { KnownLine, ToldLine } from './bank-line-queries.ts';
import type { StatementLine } from './read-statement.ts';

/** `lineKey`: day, reference, amount and description; `lineHash`: the same with the moment. */
export type KeyedLine = StatementLine & { lineKey: string; lineHash: string };

/** The lines of a file, each once. */
export function keyLines(lines: readonly StatementLine[], timeZone: string): KeyedLine[] {
  const keyed = lines.map((line) => {
    const { bookedAt, reference, amountVnd, description } = line;
    const content = [reference, String(amountVnd), description];
    return {
      ...line,
      lineKey: sha256([formatDay(bookedAt, timeZone), ...content].join('\n')),
      lineHash: sha256(JSON.stringify([bookedAt.toISOString(), ...content])),
    };
  });
  return [...new Map(keyed.map((line) => [line.lineHash, line])).values()];
}

/** A line at midnight comes from a file that tells only the day. */
const hasNoTime = (bookedAt: Date, timeZone: string): boolean =>
  formatDateTime(bookedAt, timeZone).endsWith(' 00:00:00');

/**
 * The lines that the account does not have yet. The same transfer may come once with its time and once without: such a
 * pair is one line, and each known line stands for one line of the file only.
 */
export function freshLines(lines: readonly KeyedLine[], known: readonly KnownLine[], timeZone: string): KeyedLine[] {
  const left = new Map([...groupBy(known, (line) => line.lineKey)].map(([key, group]) => [key, [...group]]));
  const take = (key: string, isIt: (line: KnownLine) => boolean): boolean => {
    const candidates = left.get(key) ?? [];
    const at = candidates.findIndex(isIt);
    if (at !== -1) candidates.splice(at, 1);
    return at !== -1;
  };
  const isSameMoment = (line: KeyedLine) => (one: KnownLine) => one.bookedAt.getTime() === line.bookedAt.getTime();
  // Exact pairs first, so that a line without a time does not take the partner of one that has it.
  const unpaired = lines.filter((line) => !take(line.lineKey, isSameMoment(line)));
  return unpaired.filter((line) => {
    const isDateOnly = hasNoTime(line.bookedAt, timeZone);
    return !take(line.lineKey, (one) => isDateOnly || hasNoTime(one.bookedAt, timeZone));
  });
}

export type RecordedLine = { line: { id: number; amountVnd: bigint; reference: string }; codes: readonly string[] };

/** Which recorded line a statement's line confirms: the same amount with the same reference, or with a code of its payment. */
export function confirmedBy(lines: readonly KeyedLine[], recorded: readonly RecordedLine[]): Map<KeyedLine, number> {
  const confirmed = new Map<KeyedLine, number>();
  for (const { line, codes } of recorded) {
    const open = lines.filter((one) => !confirmed.has(one) && one.amountVnd === line.amountVnd);
    const found =
      open.find((one) => one.reference.toLowerCase() === line.reference.toLowerCase()) ??
      open.find((one) =>
        codes.some((code) =>
          one.description
            .toUpperCase()
            .replaceAll(/[^0-9A-Z]/g, '')
            .includes(code),
        ),
      );
    if (found) confirmed.set(found, line.id);
  }
  return confirmed;
}

const dayMs = 86_400_000;
/** Banks date a transfer in a notice and on a statement differently, by a weekend at most. */
const sameWithinDays = 4;

/** Whether two lines of an account are the same movement: reference, amount, and about the same day. */
export const isSameMovement = (
  a: Pick<ToldLine, 'amountVnd' | 'reference' | 'bookedAt'>,
  b: Pick<ToldLine, 'amountVnd' | 'reference' | 'bookedAt'>,
): boolean =>
  a.amountVnd === b.amountVnd &&
  a.reference.toLowerCase() === b.reference.toLowerCase() &&
  Math.abs(a.bookedAt.getTime() - b.bookedAt.getTime()) <= sameWithinDays * dayMs;

/** Which line of a notice a statement's line confirms: each one only once. */
export function toldBefore(lines: readonly KeyedLine[], told: readonly ToldLine[]): Map<KeyedLine, number> {
  const open = groupBy(
    told.filter((line) => line.statementId === null && line.recordedBy === null),
    (line) => line.reference.toLowerCase(),
  );
  const confirmed = new Map<KeyedLine, number>();
  const taken = new Set<number>();
  for (const line of lines) {
    const found = open
      .get(line.reference.toLowerCase())
      ?.find((one) => !taken.has(one.id) && isSameMovement(one, line));
    if (!found) continue;
    taken.add(found.id);
    confirmed.set(line, found.id);
  }
  return confirmed;
}
