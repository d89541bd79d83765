import type { EditedMaterial, MaterialProduct, MaterialView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type FileRow, filesByIds } from '../files/index.ts';
import type { MaterialProductRow } from './material-queries.ts';
import type { MaterialRow } from './material-tables.ts';
import { type KeptTexts, shownTexts } from './product-texts.ts';

export type MaterialWithFile = { material: MaterialRow; file: FileRow | undefined };

/** Materials with their files. */
export async function withFiles(db: Reader, materials: readonly MaterialRow[]): Promise<MaterialWithFile[]> {
  const ids = materials.flatMap(({ fileId }) => fileId ?? []);
  const found = new Map((await filesByIds(db, ids)).map((file) => [file.id, file]));
  return materials.map((material) => ({ material, file: found.get(material.fileId ?? 0) }));
}

const factsOf = ({ material: { id, kind, language }, file }: MaterialWithFile) => ({
  id,
  kind,
  language,
  url: file ? `/material/${file.realName}` : null,
  fileName: file?.name ?? null,
  bytes: file?.bytes ?? 0,
  width: file?.width ?? null,
  height: file?.height ?? null,
});

export const toMaterialView = (one: MaterialWithFile): MaterialView => ({
  ...factsOf(one),
  title: shownTexts(one.material.title),
  body: one.material.body && shownTexts(one.material.body),
});

const edited = ({ cn, en = null, vi = null }: { cn: string; en?: string | null; vi?: string | null }) => ({
  cn,
  en,
  vi,
});
export const toEditedMaterial = (one: MaterialWithFile): EditedMaterial => ({
  ...factsOf(one),
  title: edited(one.material.title),
  body: one.material.body && edited(one.material.body),
});

export const toMaterialProduct = (row: MaterialProductRow): MaterialProduct => ({
  id: row.public_id,
  kind: row.kind,
  title: shownTexts(row.title),
  imageUrl: row.images[0] ?? '',
  pictures: row.pictures,
  videos: row.videos,
  texts: row.texts,
});

/** Texts as they were sent: trimmed, and a language is absent until it says something. */
export function toKeptTexts({ cn, en, vi }: { cn: string; en?: string | null; vi?: string | null }): KeptTexts {
  const said = (text: string | null | undefined) => text?.trim() || undefined;
  const [shownEn, shownVi] = [said(en), said(vi)];
  return { cn: cn.trim(), ...(shownEn ? { en: shownEn } : {}), ...(shownVi ? { vi: shownVi } : {}) };
}
