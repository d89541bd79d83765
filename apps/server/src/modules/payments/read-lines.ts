import { sumOf } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { paymentsOfCodes } from './bank-line-queries.ts';
import type { BankLineRecord } from './bank-tables.ts';
import { type ReadLine, readLine } from './match-transfer.ts';

/** Lines as payments are held against them, with what their memos name together and what they bring together. */
export async function readLines(db: Reader, lines: readonly BankLineRecord[]): Promise<ReadLine<BankLineRecord>[]> {
  const read = lines.map(readLine);
  const several = read.filter(({ codes }) => codes.length > 1);
  const named = await paymentsOfCodes(db, [...new Set(several.flatMap(({ codes }) => codes))]);
  const dueOfCode = new Map(named.map(({ code, number, dueVnd }) => [code, { number, dueVnd }]));
  const perCode = new Map<string, { count: number; leftVnd: bigint }>();
  for (const { codes, line } of read) {
    const [code] = codes;
    if (code === undefined || codes.length > 1) continue;
    const before = perCode.get(code) ?? { count: 0, leftVnd: 0n };
    perCode.set(code, { count: before.count + 1, leftVnd: before.leftVnd + line.leftVnd });
  }
  return read.map((one) => {
    if (one.codes.length > 1) {
      const payments = new Map(
        one.codes.flatMap((code) => {
          const due = dueOfCode.get(code);
          return due ? [[due.number, due.dueVnd] as const] : [];
        }),
      );
      return payments.size > 1 ? { ...one, namedVnd: sumOf([...payments.values()]) } : one;
    }
    const together = perCode.get(one.codes[0] ?? '');
    return together && together.count > 1 ? { ...one, togetherVnd: together.leftVnd } : one;
  });
}
