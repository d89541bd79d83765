import { type Static, Type } from 'typebox';
import { productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { ScreeningNotice } from './screening-notice.ts';
import { LinkView } from './sourcing.ts';
import { count, fen, id, oneOf, orNull, Texts } from './words.ts';

export const maxLinkListLines = 200;
const maxLineText = 4096;
const maxLineNote = 500;

/** A product of ours that a line's link leads to; `skuId` is the specification the link names, or the only one there is. */
export const LinkedProduct = Type.Object({
  id: productId,
  title: Texts,
  imageUrl: Type.String(),
  /** The lowest price of a unit at the minimum quantity. */
  priceFen: fen,
  minQuantity: count,
  skuId: orNull(id),
});

/**
 * One line of a list of links. `waiting`: its short link is still being followed, ask again soon; `notFollowed`: it could not
 * be; `done`: that is all there is to know.
 */
export const linkLineStates = ['done', 'waiting', 'notFollowed'] as const;
export const LinkLineView = Type.Object({
  link: LinkView,
  state: oneOf(linkLineStates),
  product: orNull(LinkedProduct),
  notices: Type.Array(ScreeningNotice),
});
export type LinkLineView = Static<typeof LinkLineView>;

/** Many pasted texts at once: one answer each, in their order. Short links are followed for two seconds at most. */
export const recogniseLinks = endpoint({
  method: 'POST',
  path: '/api/links/list',
  permission: 'open',
  body: Type.Object({
    texts: Type.Array(Type.String({ maxLength: maxLineText }), { minItems: 1, maxItems: maxLinkListLines }),
  }),
  reply: Type.Array(LinkLineView),
});

/** A row of an uploaded list; `problem` names the column that cannot be read. */
export const LinkSheetRow = Type.Object({
  row: count,
  text: Type.String(),
  quantity: orNull(count),
  note: Type.String(),
  problem: orNull(oneOf(['link', 'quantity', 'note'])),
});
export type LinkSheetRow = Static<typeof LinkSheetRow>;
/** Reads the first sheet of an .xlsx file: link, quantity, note, below a row of headings. */
export const readLinkSheet = endpoint({
  method: 'POST',
  path: '/api/links/sheet',
  permission: 'cart:own',
  upload: true,
  reply: Type.Array(LinkSheetRow),
  errors: ['file.missing', 'file.too_large', 'links.sheet_not_readable', 'links.sheet_empty', 'links.sheet_too_long'],
});
export const maxLinkNote = maxLineNote;

/** An empty sheet with its headings and an example. */
export const downloadLinkTemplate = endpoint({
  method: 'GET',
  path: '/api/links/template',
  permission: 'open',
  download: true,
});
