import type { HomeBlock, homeBlockStates, Language, StaffHomeBlock } from '@kouan/contract';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { currentTime, nowSql } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { cardsOf, titlesOf } from '../catalog/index.ts';
import { homeBlocks } from './home-block-tables.ts';

type Row = typeof homeBlocks.$inferSelect;
const inOrder = [asc(homeBlocks.position), asc(homeBlocks.id)];

/** What is shown now in a language; a group of which nothing is sold any more is left out. */
export async function shownBlocks(db: Reader, language: Language): Promise<Sendable<HomeBlock>[]> {
  const rows = await db
    .select()
    .from(homeBlocks)
    .where(
      and(
        eq(homeBlocks.isShown, true),
        sql`${language} = any(${homeBlocks.languages})`,
        or(isNull(homeBlocks.startsAt), lte(homeBlocks.startsAt, nowSql)),
        or(isNull(homeBlocks.endsAt), gt(homeBlocks.endsAt, nowSql)),
      ),
    )
    .orderBy(...inOrder);
  const cards = await cardsOf(
    db,
    rows.flatMap(({ productIds }) => productIds),
  );
  return rows.flatMap(({ id, kind, title, body, link, productIds }) => {
    const products = productIds.flatMap((one) => cards.get(one) ?? []);
    if (kind === 'group' && products.length === 0) return [];
    const text = body && (body[language] ?? body.cn);
    return [{ id, kind, title: title[language] ?? title.cn, text, link, products }];
  });
}

/** Every block in its order, with what staff see of its goods. */
export async function staffBlocks(db: Reader): Promise<Sendable<StaffHomeBlock>[]> {
  const rows = await db
    .select()
    .from(homeBlocks)
    .orderBy(...inOrder);
  const now = await currentTime(db);
  const titles = await titlesOf(
    db,
    rows.flatMap(({ productIds }) => productIds),
  );
  return rows.map(({ body, productIds, ...row }) => ({
    ...row,
    text: body,
    products: productIds.flatMap((id) => {
      const known = titles.get(id);
      return known ? [{ id, ...known }] : [];
    }),
    state: stateOf(row, now),
  }));
}

function stateOf(row: Pick<Row, 'isShown' | 'startsAt' | 'endsAt'>, now: Date): (typeof homeBlockStates)[number] {
  if (!row.isShown) return 'hidden';
  if (row.endsAt !== null && row.endsAt <= now) return 'ended';
  return row.startsAt !== null && row.startsAt > now ? 'planned' : 'shown';
}
