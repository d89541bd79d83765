import type { LineWishes } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type BuyersLines, linesOfIds } from './cart-queries.ts';
import type { CartRow } from './cart-tables.ts';

type Wishes = Pick<CartRow, 'note' | 'privateNote' | 'substitute' | 'services'>;

export const wishesIn = ({ note, privateNote, substitute, services }: Wishes): LineWishes => ({
  note,
  privateNote,
  substitute,
  services,
});

/** New wishes over those that are there; what is left out stays. */
export const mergedWishes = (before: Wishes, { note, privateNote, substitute, services }: Partial<Wishes>): Wishes => ({
  note: (note ?? before.note).trim(),
  privateNote: (privateNote ?? before.privateNote).trim(),
  substitute: substitute ?? before.substitute,
  services: services ?? before.services,
});

export const noWishes: Wishes = { note: '', privateNote: '', substitute: 'ask', services: [] };
const isEmpty = ({ note, privateNote, substitute, services }: Wishes): boolean =>
  note === '' && privateNote === '' && substitute === 'ask' && services.length === 0;

/** What a buyer wishes for the SKUs of some of their lines; lines without wishes are left out. */
export async function wishesOfLines(db: Reader, lines: BuyersLines): Promise<ReadonlyMap<number, LineWishes>> {
  const rows = await linesOfIds(db, lines);
  return new Map(rows.filter((row) => !isEmpty(row)).map((row) => [row.skuId, wishesIn(row)]));
}
