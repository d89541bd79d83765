import {
  type GoodsContent,
  type importGoods as contract,
  type Language,
  maxGoodsSheetRows,
  type ReplyOf,
} from '@kouan/contract';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { isWorkbook, readWorkbook, WorkbookError, type WorkbookRow } from '../../platform/read-workbook.ts';
import { categories, products } from './catalog-tables.ts';
import { type Editor, insertDrafts, lockStoreOf, maxNewGoods, saveGoods } from './edit-goods.ts';
import { checkContent } from './goods-content.ts';
import { countNew, lockGoods } from './goods-queries.ts';
import { editedContentOf } from './goods-view.ts';
import { shownTexts } from './product-texts.ts';
import { needSize, readGoodsSheet, type SheetGoods, shownProblems } from './read-goods-sheet.ts';

const maxColumns = 40;

/** Reads the sheet outside of any transaction. Throws supply.workbook_not_plain, supply.too_many_rows. */
export async function sheetOf(data: Buffer): Promise<WorkbookRow[]> {
  if (!isWorkbook(data)) fail('supply.workbook_not_plain');
  try {
    const sheet = await readWorkbook(data, { maxRows: maxGoodsSheetRows + 1, maxColumns });
    return sheet.length > maxGoodsSheetRows + 1 ? fail('supply.too_many_rows', { max: maxGoodsSheetRows }) : sheet;
  } catch (error) {
    if (error instanceof WorkbookError) fail('supply.workbook_not_plain');
    throw error;
  }
}

/**
 * Keeps every product of a sheet that has no mistake as a draft of the own store; the others come back with what is wrong.
 * Throws supply.no_store, supply.template_wrong, supply.sheet_empty, supply.too_many_drafts.
 */
export async function importGoods(
  tx: Tx,
  { sheet, editor, language }: { sheet: readonly WorkbookRow[]; editor: Editor; language: Language },
): Promise<ReplyOf<typeof contract>> {
  const store = await lockStoreOf(tx, { storeId: undefined, editor });
  const known = await tx.select().from(categories).orderBy(asc(categories.id));
  const named = known.map(({ slug, name }) => ({ slug, name: shownTexts(name) }));
  const goods = readGoodsSheet(sheet, { categories: named, language });
  const places = await placesOf(tx, { storeId: store.id, codes: goods.map(({ ownCode }) => ownCode) });
  const fresh = goods.flatMap((one) => {
    if (places.has(one.ownCode)) return [];
    if (!needSize(one)) one.content = undefined;
    return one.content ? [checkContent(one.content)] : [];
  });
  if ((await countNew(tx, store.id)) + fresh.length > maxNewGoods)
    fail('supply.too_many_drafts', { limit: maxNewGoods });
  let changed = 0;
  for (const one of goods) {
    const publicId = places.get(one.ownCode);
    if (
      publicId !== undefined &&
      one.content &&
      (await changeKnown(tx, { one, content: one.content, publicId, editor }))
    )
      changed += 1;
  }
  await insertDrafts(tx, { storeId: store.id, contents: fresh, editorId: editor.id });
  return { added: fresh.length, changed, rows: rowsOf(goods, language) };
}

/** The known products of the store by their codes, or by their public ids where they have none. */
async function placesOf(
  tx: Tx,
  { storeId, codes }: { storeId: number; codes: readonly string[] },
): Promise<Map<string, string>> {
  const wanted = [...new Set(codes)].filter((code) => code !== '');
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ publicId: products.publicId, ownCode: products.ownCode })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        or(inArray(products.ownCode, wanted), and(isNull(products.ownCode), inArray(products.publicId, wanted))),
      ),
    );
  return new Map(rows.map(({ ownCode, publicId }) => [ownCode ?? publicId, publicId]));
}

/** What a sheet does not say stays: pictures, size, attributes, summary, translations of the choices. */
async function changeKnown(
  tx: Tx,
  { one, content, publicId, editor }: { one: SheetGoods; content: GoodsContent; publicId: string; editor: Editor },
): Promise<boolean> {
  const goods = await lockGoods(tx, { publicId, scope: editor.scope });
  if (goods.revision?.state === 'submitted') {
    one.content = undefined;
    one.rows[0]?.problems.push({ field: 'ownCode', code: 'supply.not_a_draft' });
    return false;
  }
  const old = editedContentOf(goods, editor);
  const merged: GoodsContent = {
    ...content,
    ownCode: content.ownCode === publicId ? old.ownCode : content.ownCode,
    ...(content.sizeMm ? {} : { sizeMm: old.sizeMm, volumeCm3: old.volumeCm3 }),
    title: {
      cn: content.title.cn,
      en: content.title.en ?? old.title.en ?? null,
      vi: content.title.vi ?? old.title.vi ?? null,
    },
    category: content.category ?? old.category,
    summary: old.summary,
    images: old.images,
    parameters: old.parameters,
    specs: content.specs.map((spec) => withTranslations(spec, old.specs)),
  };
  await saveGoods(tx, { publicId, version: goods.version, content: merged, editor });
  return true;
}

type Spec = GoodsContent['specs'][number];
function withTranslations(spec: Spec, old: readonly Spec[]): Spec {
  const known = old.find(({ name }) => name.cn === spec.name.cn);
  if (!known) return spec;
  return {
    name: known.name,
    values: spec.values.map((value) => known.values.find(({ name }) => name.cn === value.name.cn) ?? value),
  };
}

const rowsOf = (goods: readonly SheetGoods[], language: Language) =>
  goods
    .flatMap(({ rows, content }) =>
      rows.map((row) => ({
        number: row.number,
        goods: row.cells.titleCn || row.cells.ownCode,
        isSaved: content !== undefined,
        problems: shownProblems(row, language),
      })),
    )
    .toSorted((a, b) => a.number - b.number);
