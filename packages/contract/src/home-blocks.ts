import { type Static, Type } from 'typebox';
import { ProductCard } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { id, languages, oneOf, orNull } from './words.ts';

/** What staff put on the home page: its headline, notices below it, groups of chosen goods above the hall. */
export const homeBlockKinds = ['hero', 'notice', 'group'] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

const language = oneOf(languages);
const kind = oneOf(homeBlockKinds);

export const HomeBlock = Type.Object({
  id,
  kind,
  title: Type.String(),
  text: orNull(Type.String()),
  /** A path of ours or an address with `https:`. */
  link: orNull(Type.String()),
  /** What is on sale of the chosen goods, in their order. */
  products: Type.Array(ProductCard),
});
export type HomeBlock = Static<typeof HomeBlock>;

/** What is shown now in a language, in its order. The language is part of the address, as this may be kept by a cache. */
export const listHomeBlocks = endpoint({
  method: 'GET',
  path: '/api/homeBlocks/:language',
  permission: 'open',
  cacheSeconds: 10,
  staleOk: true,
  params: Type.Object({ language }),
  reply: Type.Array(HomeBlock),
});
