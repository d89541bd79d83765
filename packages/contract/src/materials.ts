import { type Static, Type } from 'typebox';
import { productId, productKinds } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { blurry, EditedTexts } from './form-words.ts';
import { count, id, languages, oneOf, orNull, pageOf, pageQuery, Texts } from './words.ts';

/** What a seller promotes a product with: pictures, videos, and texts to copy. */
export const materialKinds = ['picture', 'video', 'text'] as const;
export type MaterialKind = (typeof materialKinds)[number];

const megabyte = 1_048_576;
export const maxMaterialBytes = 50 * megabyte;
/** All files of one product together, so that everything can be taken along at once. */
export const maxMaterialsBytes = 200 * megabyte;
export const maxMaterials = 60;
export const maxMaterialTitle = 200;
export const maxMaterialText = 5000;

const fileFacts = {
  /** Open to everybody; `?size=small` for pictures, `?download=1` to keep it. Null for a text. */
  url: orNull(Type.String()),
  fileName: orNull(Type.String()),
  bytes: count,
  width: orNull(count),
  height: orNull(count),
};
const materialFacts = {
  id,
  kind: oneOf(materialKinds),
  /** For readers of this language alone; null for everybody. Texts are always for everybody. */
  language: orNull(oneOf(languages)),
  ...fileFacts,
};
export const MaterialView = Type.Object({ ...materialFacts, title: Texts, body: orNull(Texts) });
export type MaterialView = Static<typeof MaterialView>;

/** The materials of a product, in the order of the staff. */
export const listMaterials = endpoint({
  method: 'GET',
  path: '/api/products/:id/materials',
  permission: 'open',
  cacheSeconds: 10,
  staleOk: true,
  params: Type.Object({ id: productId }),
  reply: Type.Array(MaterialView),
  errors: ['product.not_found'],
});

/** A .zip with the files for a language and for everybody, and the texts; without a language all of them. */
export const downloadMaterials = endpoint({
  method: 'GET',
  path: '/api/products/:id/materials/download',
  permission: 'open',
  download: true,
  params: Type.Object({ id: productId }),
  query: Type.Object({ language: Type.Optional(oneOf(languages)) }),
  errors: ['product.not_found', 'material.none', 'server.busy'],
});

/** A product as the staff choose it, with how many materials it has. */
export const MaterialProduct = Type.Object({
  id: productId,
  kind: oneOf(productKinds),
  title: Texts,
  imageUrl: Type.String(),
  pictures: count,
  videos: count,
  texts: count,
});
export type MaterialProduct = Static<typeof MaterialProduct>;

/** Newest first. `blurry` searches as the mall does; `filled` asks for those that have materials, or have none. */
export const listMaterialProducts = endpoint({
  method: 'GET',
  path: '/api/materials/products',
  permission: 'product:list',
  or: ['supply:own'],
  query: Type.Object({ page: pageQuery.page, size: pageQuery.size, blurry, filled: Type.Optional(Type.Boolean()) }),
  reply: pageOf(MaterialProduct),
});

export const EditedMaterial = Type.Object({ ...materialFacts, title: EditedTexts, body: orNull(EditedTexts) });
export type EditedMaterial = Static<typeof EditedMaterial>;
export const listEditedMaterials = endpoint({
  method: 'GET',
  path: '/api/materials/products/:id',
  permission: 'product:list',
  or: ['supply:own'],
  params: Type.Object({ id: productId }),
  reply: Type.Array(EditedMaterial),
  errors: ['product.not_found'],
});

/** Field `file`: a picture, or an MP4 or WebM video, up to 50 MB. It is named after its file until somebody names it. */
export const addMaterialFile = endpoint({
  method: 'POST',
  path: '/api/materials/products/:id/files',
  permission: 'product:edit',
  or: ['supply:own'],
  upload: true,
  status: 201,
  params: Type.Object({ id: productId }),
  reply: EditedMaterial,
  errors: [
    'product.not_found',
    'material.too_many',
    'material.too_large',
    'material.not_shown',
    'file.missing',
    'file.too_large',
    'file.not_a_picture',
    'file.type_not_allowed',
    'file.name_not_allowed',
  ],
});

const textsOf = (maxLength: number) => {
  const translation = Type.Optional(orNull(Type.String({ maxLength })));
  const cn = Type.String({ minLength: 1, maxLength, pattern: '\\S', errorCode: 'material.chinese_missing' });
  return Type.Object({ cn, en: translation, vi: translation });
};
const materialTitle = textsOf(maxMaterialTitle);
const materialBody = textsOf(maxMaterialText);

export const addMaterialText = endpoint({
  method: 'POST',
  path: '/api/materials/products/:id/texts',
  permission: 'product:edit',
  or: ['supply:own'],
  idempotent: true,
  status: 201,
  params: Type.Object({ id: productId }),
  body: Type.Object({ title: materialTitle, body: materialBody }),
  reply: EditedMaterial,
  errors: ['product.not_found', 'material.too_many', 'material.chinese_missing'],
});

/** `body` belongs to texts, `language` to files; of the others they are ignored. */
export const editMaterial = endpoint({
  method: 'PUT',
  path: '/api/materials/:id',
  permission: 'product:edit',
  or: ['supply:own'],
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  body: Type.Object({
    title: materialTitle,
    body: Type.Optional(materialBody),
    language: Type.Optional(orNull(oneOf(languages))),
  }),
  reply: EditedMaterial,
  errors: ['material.not_found', 'material.chinese_missing'],
});

/** All materials of the product in their new order. Throws material.order_changed when they are others by now. */
export const orderMaterials = endpoint({
  method: 'PUT',
  path: '/api/materials/products/:id/order',
  permission: 'product:edit',
  or: ['supply:own'],
  status: 204,
  params: Type.Object({ id: productId }),
  body: Type.Object({ ids: Type.Array(id, { maxItems: maxMaterials, uniqueItems: true }) }),
  errors: ['product.not_found', 'material.order_changed'],
});

export const removeMaterial = endpoint({
  method: 'DELETE',
  path: '/api/materials/:id',
  permission: 'product:edit',
  or: ['supply:own'],
  status: 204,
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  errors: ['material.not_found'],
});
