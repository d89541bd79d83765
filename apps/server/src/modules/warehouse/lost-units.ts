import { randomBytes } from 'node:crypto';
import { businessDate, makeNumber, numberPrefixes, numberRandomBytes } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { parameters } from '../settings/index.ts';

/** A number for the case that lost units open. */
export async function makeCaseNumber(tx: Tx): Promise<string> {
  const { businessTimeZone } = await parameters(tx);
  return makeNumber(
    numberPrefixes.case,
    businessDate(await currentTime(tx), businessTimeZone),
    randomBytes(numberRandomBytes),
  );
}

/** The goods value of some units of lines, in fen. */
export const goodsFenOf = (units: readonly { line: { unitPriceFen: bigint }; quantity: number }[]): bigint =>
  units.reduce((sum, { line, quantity }) => sum + line.unitPriceFen * BigInt(quantity), 0n);
