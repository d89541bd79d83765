import { type Static, Type } from 'typebox';
import { productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { blurry } from './form-words.ts';
import { screeningKinds, ScreeningNotice } from './screening-notice.ts';
import { id, moment, oneOf, orNull, pageOf, pageQuery, Texts } from './words.ts';

/** What stands against a product; shown before it goes into the cart. */
export const screenProduct = endpoint({
  method: 'GET',
  path: '/api/screening/products/:id',
  permission: 'open',
  params: Type.Object({ id: productId }),
  reply: Type.Array(ScreeningNotice),
  errors: ['product.not_found'],
});

/** Texts of goods that the mall does not have yet, as a page names them: title, shop's category, values to choose from. */
export const screenTexts = endpoint({
  method: 'POST',
  path: '/api/screening/texts',
  permission: 'open',
  body: Type.Object({ texts: Type.Array(Type.String({ maxLength: 500 }), { maxItems: 500 }) }),
  reply: Type.Array(ScreeningNotice),
});

export const maxScreeningWords = 300;
const words = Type.Array(Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }), { maxItems: maxScreeningWords });
const Words = Type.Object({ cn: words, en: words, vi: words });
const ruleBody = Type.Object({
  kind: oneOf(screeningKinds),
  words: Words,
  /** A category all of whose goods are meant. */
  category: Type.Optional(orNull(Type.String({ maxLength: 50 }))),
  note: Type.Object({
    cn: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S', errorCode: 'screening.note_empty' }),
    en: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S', errorCode: 'screening.note_empty' }),
    vi: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S', errorCode: 'screening.note_empty' }),
  }),
  isActive: Type.Boolean(),
});

export const ScreeningRule = Type.Object({
  id,
  kind: oneOf(screeningKinds),
  words: Words,
  category: orNull(Type.Object({ slug: Type.String(), name: Texts })),
  note: Texts,
  isActive: Type.Boolean(),
  changedBy: Type.String(),
  changedAt: moment,
});
export type ScreeningRule = Static<typeof ScreeningRule>;

export const listScreeningRules = endpoint({
  method: 'GET',
  path: '/api/staff/screeningRules',
  permission: 'product:list',
  query: Type.Object({ ...pageQuery, blurry, kind: Type.Optional(oneOf(screeningKinds)) }),
  reply: pageOf(ScreeningRule),
});
const ruleErrors = ['screening.nothing_to_find', 'screening.note_empty', 'screening.category_not_found'] as const;
export const addScreeningRule = endpoint({
  method: 'POST',
  path: '/api/staff/screeningRules',
  permission: 'product:edit',
  idempotent: true,
  status: 201,
  body: ruleBody,
  reply: Type.Object({ id }),
  errors: [...ruleErrors, 'screening.too_many'],
});
export const editScreeningRule = endpoint({
  method: 'PUT',
  path: '/api/staff/screeningRules/:id',
  permission: 'product:edit',
  idempotent: true,
  status: 204,
  params: Type.Object({ id }),
  body: ruleBody,
  errors: [...ruleErrors, 'screening.rule_not_found'],
});
export const deleteScreeningRule = endpoint({
  method: 'DELETE',
  path: '/api/staff/screeningRules/:id',
  permission: 'product:edit',
  idempotent: true,
  status: 204,
  params: Type.Object({ id }),
  errors: ['screening.rule_not_found'],
});
