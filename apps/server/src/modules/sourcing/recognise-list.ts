import type { LinkLineView } from '@kouan/contract';
import { type LinkResult, recogniseLink } from '@kouan/sourcing';
import type { Sendable } from '../../platform/http.ts';
import { findItems, type KnownItem } from '../catalog/index.ts';
import type { WayOut } from './follow-link.ts';
import { type Followed, followMany } from './follow-many.ts';
import { viewOfLink, wordsAround } from './recognise-text.ts';
import { screenGoods } from './screen-goods.ts';

type Line = { text: string; link: LinkResult; state: LinkLineView['state'] };

/** Says what each of many pasted texts is; whatever goes wrong with one line is told in that line. */
export async function recogniseList(
  way: WayOut,
  texts: readonly string[],
  mayFollow: () => Promise<boolean>,
): Promise<Sendable<LinkLineView>[]> {
  const pasted = texts.map((text) => ({ text, link: recogniseLink(text) }));
  const short = pasted.flatMap(({ link }) => (link.result === 'shortlink' ? [link] : []));
  const followed = await followMany(way, short, mayFollow);
  const lines = pasted.map(({ text, link }): Line => {
    if (link.result !== 'shortlink') return { text, link, state: 'done' };
    return { text, ...outcomeOf(link, followed.get(link.shortUrl)) };
  });
  const items = await itemsOf(way, lines);
  const notices = await screenGoods(
    way.db,
    lines.map(({ text }, index) => wordsOf(text, items[index])),
  );
  return lines.map(({ text: _, link, state }, index) => {
    const item = items[index];
    return {
      link: viewOfLink(link, item?.publicId),
      state,
      product: item ? productOf(item) : null,
      notices: link.result === 'rejected' ? [] : (notices[index] ?? []),
    };
  });
}

function outcomeOf(link: LinkResult, followed: Followed | undefined): Omit<Line, 'text'> {
  if (followed === undefined || followed === 'waiting') return { link, state: 'waiting' };
  return followed === 'notFollowed' ? { link, state: 'notFollowed' } : { link: followed, state: 'done' };
}

/** Our products of the lines that name an item, in the order of the lines. */
async function itemsOf({ db }: WayOut, lines: readonly Line[]): Promise<(KnownItem | undefined)[]> {
  const named = lines.flatMap(({ link }) =>
    link.result === 'product' ? [{ site: link.site, itemId: link.itemId, externalSkuId: link.skuId }] : [],
  );
  const found = await findItems(db, named);
  return lines.map(({ link }) => (link.result === 'product' ? found.shift() : undefined));
}

const wordsOf = (text: string, item: KnownItem | undefined) =>
  item
    ? { texts: [item.title.cn, item.title.en, item.title.vi, ...item.specValues], categoryId: item.categoryId }
    : { texts: [wordsAround(text)], categoryId: null };

const productOf = ({ publicId, title, imageUrl, priceFen, minQuantity, skuId }: KnownItem) => ({
  id: publicId,
  title,
  imageUrl,
  priceFen,
  minQuantity,
  skuId,
});
