import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { EditedTexts } from './form-words.ts';
import { count, orNull, requiredText } from './words.ts';

/** The categories of the mall as staff keep them. */
export const maxCategories = 200;
export const maxCategoryName = 60;

const slug = Type.String({ pattern: '^[a-z0-9-]{1,50}$', errorCode: 'category.slug_wrong' });
const translation = Type.Optional(orNull(Type.String({ maxLength: maxCategoryName })));
const name = Type.Object({
  cn: requiredText(maxCategoryName, 'category.chinese_missing'),
  en: translation,
  vi: translation,
});
const bySlug = Type.Object({ slug: Type.String({ maxLength: 50 }) });

export const EditedCategory = Type.Object({ slug: Type.String(), name: EditedTexts, productCount: count });
export type EditedCategory = Static<typeof EditedCategory>;

/** In the order of the mall, with how many products are on sale. */
export const listEditedCategories = endpoint({
  method: 'GET',
  path: '/api/supply/categories',
  permission: 'product:list',
  reply: Type.Array(EditedCategory),
});
/** Stands behind the others. Its slug is part of addresses and stays. */
export const addCategory = endpoint({
  method: 'POST',
  path: '/api/supply/categories',
  permission: 'product:edit',
  idempotent: true,
  status: 201,
  body: Type.Object({ slug, name }),
  reply: Type.Object({ slug: Type.String() }),
  errors: ['category.slug_wrong', 'category.slug_taken', 'category.chinese_missing', 'category.too_many'],
});
export const editCategory = endpoint({
  method: 'PUT',
  path: '/api/supply/categories/:slug',
  permission: 'product:edit',
  status: 204,
  params: bySlug,
  body: Type.Object({ name }),
  errors: ['category.not_found', 'category.chinese_missing'],
});
/** All categories in their new order. */
export const orderCategories = endpoint({
  method: 'POST',
  path: '/api/supply/categories/order',
  permission: 'product:edit',
  status: 204,
  body: Type.Object({
    slugs: Type.Array(Type.String({ maxLength: 50 }), { maxItems: maxCategories, uniqueItems: true }),
  }),
  errors: ['category.order_changed'],
});
/** Only one that nothing uses. */
export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/supply/categories/:slug',
  permission: 'product:edit',
  status: 204,
  params: bySlug,
  errors: ['category.not_found', 'category.used'],
});
