import { type BodyOf, type editMaterial as contract, maxMaterials, maxMaterialsBytes } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles, type FileRow, removeBoundFiles, shownSize } from '../files/index.ts';
import {
  deleteMaterial,
  insertMaterial,
  lockMaterial,
  lockMaterialProduct,
  materialsOf,
  setMaterial,
  setMaterialOrder,
} from './material-queries.ts';
import type { Scope } from './goods-queries.ts';
import type { MaterialRow } from './material-tables.ts';
import { toKeptTexts } from './material-view.ts';

/** What browsers show without more ado. */
const shownVideos: readonly string[] = ['mp4', 'webm'];

/**
 * A stored upload becomes a material of the product, open to everybody. Throws product.not_found, material.not_shown,
 * material.too_many, material.too_large.
 */
export async function addMaterialFile(
  tx: Tx,
  file: FileRow,
  { publicId, actorId, scope = 'any' }: { publicId: string; actorId: number; scope?: Scope },
): Promise<MaterialRow> {
  const isPicture = file.type === '图片';
  if (!isPicture && !shownVideos.includes(file.suffix)) fail('material.not_shown');
  const productId = await lockMaterialProduct(tx, publicId, scope);
  const others = await roomFor(tx, productId);
  const bytes = others.reduce((sum, one) => sum + one.bytes, file.bytes);
  if (bytes > maxMaterialsBytes) fail('material.too_large', { limit: shownSize(maxMaterialsBytes) });
  const record = { kind: 'material', id: productId } as const;
  await bindFiles(tx, { fileIds: [file.id], ownerId: actorId, record });
  return insertMaterial(tx, {
    productId,
    kind: isPicture ? 'picture' : 'video',
    title: { cn: file.name.replace(/\.[^.]*$/, '') || file.name },
    fileId: file.id,
    bytes: file.bytes,
    createdBy: actorId,
  });
}

/** Throws product.not_found, material.too_many. */
export async function addMaterialText(
  tx: Tx,
  {
    publicId,
    actorId,
    title,
    body,
    scope = 'any',
  }: Wish & { publicId: string; actorId: number; body: Wish['title']; scope?: Scope },
): Promise<MaterialRow> {
  const productId = await lockMaterialProduct(tx, publicId, scope);
  await roomFor(tx, productId);
  const texts = { title: toKeptTexts(title), body: toKeptTexts(body) };
  return insertMaterial(tx, { productId, kind: 'text', ...texts, createdBy: actorId });
}
type Wish = Pick<BodyOf<typeof contract>, 'title'>;

async function roomFor(tx: Tx, productId: number): Promise<MaterialRow[]> {
  const others = await materialsOf(tx, productId);
  if (others.length >= maxMaterials) fail('material.too_many', { limit: maxMaterials });
  return others;
}

/** Throws material.not_found. */
export async function editMaterial(
  tx: Tx,
  { id, scope }: { id: number; scope: Scope },
  { title, body, language }: BodyOf<typeof contract>,
): Promise<MaterialRow> {
  const before = await lockMaterial(tx, id, scope);
  const isText = before.kind === 'text';
  return setMaterial(tx, id, {
    title: toKeptTexts(title),
    body: isText && body ? toKeptTexts(body) : before.body,
    language: isText || language === undefined ? before.language : language,
  });
}

/** Throws product.not_found, material.order_changed when these are not all of its materials. */
export async function orderMaterials(
  tx: Tx,
  { publicId, scope }: { publicId: string; scope: Scope },
  ids: readonly number[],
): Promise<void> {
  const productId = await lockMaterialProduct(tx, publicId, scope);
  const known = new Set((await materialsOf(tx, productId)).map(({ id }) => id));
  if (ids.length !== known.size || !ids.every((id) => known.has(id))) fail('material.order_changed');
  await setMaterialOrder(tx, ids);
}

/** Its file goes with it. Throws material.not_found. */
export async function removeMaterial(tx: Tx, { id, scope }: { id: number; scope: Scope }): Promise<void> {
  const { fileId } = await lockMaterial(tx, id, scope);
  await deleteMaterial(tx, id);
  if (fileId !== null) await removeBoundFiles(tx, [fileId]);
}
