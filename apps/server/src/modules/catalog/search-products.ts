import type { listProducts, ReplyOf } from '@kouan/contract';
import { mostCountedHits } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { countHits, listProductRows, type ProductFilter, type Search, wordOf } from './product-list-queries.ts';
import { toProductCard } from './product-view.ts';
import { tiersOfProducts } from './sku-queries.ts';

type Found = { search: Search; total: number; correctedTo: string | null };

/** A page of what fits. Where nothing has the words, the nearest known words are taken, then any part of Chinese ones. */
export async function searchProducts(
  db: Reader,
  { filter, page, size }: { filter: ProductFilter; page: number; size: number },
): Promise<Sendable<ReplyOf<typeof listProducts>>> {
  const { search, total, correctedTo } = await findSearch(db, filter);
  const rows = total === 0 ? [] : await listProductRows(db, { search, total, limit: size, offset: page * size });
  const tiers = await tiersOfProducts(
    db,
    rows.map(({ product }) => product.id),
  );
  return {
    content: rows.map(({ product, city }) => toProductCard({ product, city, tiers: tiers.get(product.id) ?? [] })),
    totalElements: Math.min(total, mostCountedHits),
    isMore: total > mostCountedHits,
    correctedTo,
  };
}

export async function findSearch(db: Reader, filter: ProductFilter): Promise<Found> {
  const strict = { search: { filter }, total: await countHits(db, { filter }), correctedTo: null };
  const word = wordOf(filter);
  if (strict.total > 0 || word === '') return strict;
  const correctedTo = await correctedWord(db, word);
  if (correctedTo !== word) {
    const search = { filter: { ...filter, word: correctedTo } };
    const total = await countHits(db, search);
    if (total > 0) return { search, total, correctedTo };
  }
  if (!isChinese.test(word)) return strict;
  const search = { filter, isLoose: true };
  const total = await countHits(db, search);
  return { search, total, correctedTo: total > 0 ? word : null };
}

const isChinese = /[\u3400-\u9fff]/u;
const leastSimilarity = 0.35;

/** Each unknown word of Latin letters replaced by the nearest one that some product has. */
async function correctedWord(db: Reader, text: string): Promise<string> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select coalesce((
      select near.word from search_words near
      where piece ~ '^[a-z]{4,30}$' and near.word % piece and similarity(near.word, piece) >= ${leastSimilarity}
        and not exists (select from search_words same where same.word like piece || '%')
      order by similarity(near.word, piece) desc, near.word limit 1), piece) as word
    from regexp_split_to_table(search_form(${text}), '\\s+') with ordinality pieces (piece, at) order by at`);
  const corrected = rows.map(({ word }) => word).join(' ');
  return rows.length === 0 || corrected === (await formOf(db, text)) ? text : corrected;
}

async function formOf(db: Reader, text: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ form: string }>(sql`select search_form(${text}) as form`);
  return rows[0]?.form;
}
