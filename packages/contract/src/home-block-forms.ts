import { type Static, Type } from 'typebox';
import { productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { EditedTexts } from './form-words.ts';
import { homeBlockKinds } from './home-blocks.ts';
import { id, languages, moment, oneOf, orNull, Texts } from './words.ts';

/** The blocks of the home page as staff keep them. */
export const homeBlockStates = ['shown', 'planned', 'ended', 'hidden'] as const;
export const maxHomeBlocks = 50;
export const maxBlockProducts = 12;
export const maxBlockTitle = 120;
export const maxBlockText = 300;
export const maxBlockLink = 300;

const language = oneOf(languages);
const kind = oneOf(homeBlockKinds);

export const StaffHomeBlock = Type.Object({
  id,
  kind,
  title: EditedTexts,
  text: orNull(EditedTexts),
  link: orNull(Type.String()),
  products: Type.Array(Type.Object({ id: productId, title: Texts, isOnSale: Type.Boolean() })),
  languages: Type.Array(language),
  isShown: Type.Boolean(),
  startsAt: orNull(moment),
  endsAt: orNull(moment),
  state: oneOf(homeBlockStates),
  changedAt: moment,
});
export type StaffHomeBlock = Static<typeof StaffHomeBlock>;
export const listStaffHomeBlocks = endpoint({
  method: 'GET',
  path: '/api/staff/homeBlocks',
  permission: 'content:list',
  reply: Type.Array(StaffHomeBlock),
});

const textsOf = (max: number) =>
  Type.Object({
    cn: Type.String({ minLength: 1, maxLength: max, pattern: '\\S', errorCode: 'content.block_title' }),
    en: orNull(Type.String({ maxLength: max })),
    vi: orNull(Type.String({ maxLength: max })),
  });
const content = {
  /** Needed in every language in which the block is shown; the text as well, where there is one. */
  title: textsOf(maxBlockTitle),
  text: orNull(textsOf(maxBlockText)),
  link: orNull(Type.String({ maxLength: maxBlockLink, errorCode: 'content.block_link' })),
  productIds: Type.Array(productId, { maxItems: maxBlockProducts, errorCode: 'content.block_products' }),
  languages: Type.Array(language, { minItems: 1, uniqueItems: true, errorCode: 'content.block_languages' }),
  isShown: Type.Boolean(),
  startsAt: orNull(moment),
  endsAt: orNull(moment),
};
const errors = [
  'content.block_title',
  'content.block_link',
  'content.block_products',
  'content.block_languages',
  'content.block_period',
] as const;
const byId = Type.Object({ id });

/** Stands behind the others. */
export const addHomeBlock = endpoint({
  method: 'POST',
  path: '/api/staff/homeBlocks',
  permission: 'content:publish',
  idempotent: true,
  status: 201,
  body: Type.Object({ kind, ...content }),
  reply: Type.Object({ id }),
  errors: [...errors, 'content.too_many_blocks'],
});
/** Its kind stays. `changedAt` is what the editor saw. */
export const editHomeBlock = endpoint({
  method: 'PUT',
  path: '/api/staff/homeBlocks/:id',
  permission: 'content:publish',
  idempotent: true,
  status: 204,
  params: byId,
  body: Type.Object({ ...content, changedAt: moment }),
  errors: [...errors, 'content.block_not_found', 'content.block_changed'],
});
/** All blocks in their new order. */
export const orderHomeBlocks = endpoint({
  method: 'POST',
  path: '/api/staff/homeBlocks/order',
  permission: 'content:publish',
  status: 204,
  body: Type.Object({ ids: Type.Array(id, { maxItems: maxHomeBlocks, uniqueItems: true }) }),
  errors: ['content.block_changed'],
});
export const deleteHomeBlock = endpoint({
  method: 'DELETE',
  path: '/api/staff/homeBlocks/:id',
  permission: 'content:publish',
  status: 204,
  params: byId,
  errors: ['content.block_not_found'],
});
