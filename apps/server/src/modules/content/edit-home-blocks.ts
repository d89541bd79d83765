import {
  type addHomeBlock as addCall,
  type BodyOf,
  type editHomeBlock as editCall,
  type ErrorCode,
  type HomeBlockKind,
  type Language,
  maxBlockProducts,
  maxHomeBlocks,
} from '@kouan/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { titlesOf } from '../catalog/index.ts';
import { type BlockTexts, homeBlocks } from './home-block-tables.ts';

type Wish = Omit<BodyOf<typeof addCall>, 'kind'>;

/** Adds a block behind the others. Throws content.too_many_blocks and what its words are refused for. */
export async function addHomeBlock(
  tx: Tx,
  { kind, by, ...wish }: BodyOf<typeof addCall> & { by: number },
): Promise<{ id: number }> {
  const known = await lockBlocks(tx);
  if (known.length >= maxHomeBlocks) fail('content.too_many_blocks', { limit: maxHomeBlocks });
  const values = await checked(tx, kind, wish);
  const position = Math.max(-1, ...known.map((one) => one.position)) + 1;
  const [added] = await tx
    .insert(homeBlocks)
    .values({ kind, ...values, position, changedBy: by })
    .returning({ id: homeBlocks.id });
  return added ?? fail('content.block_not_found');
}

/** Throws content.block_not_found, content.block_changed when somebody else was faster, and what its words are refused for. */
export async function editHomeBlock(
  tx: Tx,
  { id, by, changedAt, ...wish }: BodyOf<typeof editCall> & { id: number; by: number },
): Promise<void> {
  const block = (await lockBlocks(tx)).find((one) => one.id === id) ?? fail('content.block_not_found');
  if (block.changedAt.getTime() !== new Date(changedAt).getTime()) fail('content.block_changed');
  const values = await checked(tx, block.kind, wish);
  await tx
    .update(homeBlocks)
    .set({ ...values, changedBy: by, changedAt: nowSql })
    .where(eq(homeBlocks.id, id));
}

/** Throws content.block_changed when these are not all blocks. */
export async function orderHomeBlocks(tx: Tx, ids: readonly number[]): Promise<void> {
  const known = new Set((await lockBlocks(tx)).map(({ id }) => id));
  if (ids.length !== known.size || !ids.every((id) => known.has(id))) fail('content.block_changed');
  await tx
    .update(homeBlocks)
    .set({ position: sql`array_position(${sql.param([...ids])}::bigint[], ${homeBlocks.id})` });
}

/** Throws content.block_not_found. */
export async function deleteHomeBlock(tx: Tx, id: number): Promise<void> {
  const gone = await tx.delete(homeBlocks).where(eq(homeBlocks.id, id)).returning({ id: homeBlocks.id });
  if (gone.length === 0) fail('content.block_not_found');
}

/** One after the other: two who order them at once must not mix. */
const lockBlocks = (tx: Tx) => tx.select().from(homeBlocks).orderBy(asc(homeBlocks.id)).for('update');

const ourPath = /^\/(?:[^/\\\s][^\\\s]*)?$/;

async function checked(tx: Tx, kind: HomeBlockKind, wish: Wish) {
  const link = wish.link?.trim() || null;
  const refuse = (field: string, code: ErrorCode) => fail(code, {}, { [field]: code });
  if (link !== null && !ourPath.test(link) && !isSecure(link)) refuse('link', 'content.block_link');
  if (wish.languages.some((language) => isMissing(wish.title, language))) refuse('title', 'content.block_title');
  const { text } = wish;
  if (text !== null && wish.languages.some((language) => isMissing(text, language)))
    refuse('text', 'content.block_title');
  const startsAt = wish.startsAt === null ? null : new Date(wish.startsAt);
  const endsAt = wish.endsAt === null ? null : new Date(wish.endsAt);
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) refuse('endsAt', 'content.block_period');
  const productIds = kind === 'group' ? wish.productIds : [];
  const isOneToTwelve = kind !== 'group' || (productIds.length > 0 && productIds.length <= maxBlockProducts);
  const known = await titlesOf(tx, productIds);
  if (!isOneToTwelve || known.size !== productIds.length) refuse('productIds', 'content.block_products');
  const texts = { title: trimmed(wish.title), body: text && trimmed(text) };
  return { ...texts, link, productIds, languages: wish.languages, isShown: wish.isShown, startsAt, endsAt };
}

const isMissing = (texts: BlockTexts, language: Language): boolean => (texts[language] ?? '').trim() === '';
const trimmed = ({ cn, en, vi }: BlockTexts): BlockTexts => ({
  cn: cn.trim(),
  en: en?.trim() || null,
  vi: vi?.trim() || null,
});

function isSecure(link: string): boolean {
  return link.startsWith('https://') && URL.canParse(link) && new URL(link).username === '';
}
