import type { GoodsContent, Language } from '@kouan/contract';
import { asc, inArray } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Reader } from '../../platform/db.ts';
import { type FormColumn, sendFormSheet } from '../../platform/xlsx.ts';
import { categories, products, skus } from './catalog-tables.ts';
import { contentOf } from './goods-content.ts';
import { type GoodsFilter, listGoodsIds } from './goods-list.ts';
import { isGoodsContent, openRevisionsOf, type Scope } from './goods-queries.ts';
import { cellOfFen, type SheetField, sheetFields, sheetHeadings } from './goods-sheet-columns.ts';
import { shownTexts } from './product-texts.ts';
import { tiersOfProducts } from './sku-queries.ts';

const mostProducts = 2000;
const widths: Partial<Record<SheetField, number>> = { titleCn: 40, titleEn: 40, titleVi: 40, tiers: 32, category: 24 };

async function formColumns(db: Reader, language: Language): Promise<FormColumn[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  const names = rows.map(({ name }) => shownTexts(name)[language]);
  return sheetFields.map((field) => ({
    heading: sheetHeadings[field][language],
    width: widths[field] ?? 18,
    ...(field === 'category' ? { options: names } : {}),
  }));
}

/** The empty template in the reader's language. */
export async function sendGoodsTemplate(db: Reader, reply: FastifyReply, language: Language): Promise<undefined> {
  return sendFormSheet(reply, { name: 'products', columns: await formColumns(db, language), rows: [] });
}

/** The goods of a filter in the form of the template, one row for each SKU: the open change of one where there is one. */
export async function sendGoodsSheet(
  db: Reader,
  reply: FastifyReply,
  { filter, scope, language }: { filter: GoodsFilter; scope: Scope; language: Language },
): Promise<undefined> {
  const publicIds = await listGoodsIds(db, { filter, scope, limit: mostProducts });
  const contents = await contentsOf(db, publicIds);
  const known = await db.select().from(categories);
  const nameOf = new Map(known.map(({ slug, name }) => [slug, shownTexts(name)[language]]));
  return sendFormSheet(reply, {
    name: 'products',
    columns: await formColumns(db, language),
    rows: contents.flatMap(({ publicId, content }) =>
      rowsOf({ content, code: content.ownCode || publicId, category: nameOf.get(content.category ?? '') ?? '' }),
    ),
  });
}

type Goods = { publicId: string; content: GoodsContent };
async function contentsOf(db: Reader, publicIds: readonly string[]): Promise<Goods[]> {
  if (publicIds.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.publicId, [...publicIds]));
  const ids = rows.map(({ id }) => id);
  const tiers = await tiersOfProducts(db, ids);
  const revisions = await openRevisionsOf(db, ids);
  const slugs = new Map((await db.select().from(categories)).map(({ id, slug }) => [id, slug]));
  const skuRows = await db
    .select()
    .from(skus)
    .where(inArray(skus.productId, ids))
    .orderBy(asc(skus.productId), asc(skus.position), asc(skus.id));
  const skusOf = new Map<number, typeof skuRows>();
  for (const sku of skuRows) if (sku.isOnSale) skusOf.set(sku.productId, [...(skusOf.get(sku.productId) ?? []), sku]);
  const byPublicId = new Map(rows.map((row) => [row.publicId, row]));
  return publicIds.flatMap((publicId) => {
    const product = byPublicId.get(publicId);
    if (!product) return [];
    const wanted = revisions.get(product.id)?.content;
    if (wanted && isGoodsContent(wanted)) return [{ publicId, content: wanted }];
    const category = product.categoryId === null ? null : (slugs.get(product.categoryId) ?? null);
    const found = { product, category, tiers: tiers.get(product.id) ?? [], skuRows: skusOf.get(product.id) ?? [] };
    return [{ publicId, content: contentOf(found) }];
  });
}

/** Goods without a code of their own are named by their public id. */
function rowsOf({ content, code, category }: { content: GoodsContent; code: string; category: string }): string[][] {
  const { title, specs, priceTiers } = content;
  const specName = (axis: number) => specs[axis]?.name.cn ?? '';
  return content.skus.map((sku) => {
    const size = sku.sizeMm ?? content.sizeMm;
    const cells: Record<SheetField, string> = {
      ownCode: code,
      titleCn: title.cn,
      titleEn: title.en ?? '',
      titleVi: title.vi ?? '',
      category,
      specName1: specName(0),
      specValue1: sku.values[0] ?? '',
      specName2: specName(1),
      specValue2: sku.values[1] ?? '',
      specName3: specName(2),
      specValue3: sku.values[2] ?? '',
      skuCode: sku.code,
      price: sku.priceFen === null ? '' : cellOfFen(sku.priceFen),
      stock: sku.stock === null ? '' : String(sku.stock),
      minQuantity: String(content.minQuantity),
      tiers: priceTiers.map(({ minQuantity, priceFen }) => `${minQuantity}:${cellOfFen(priceFen)}`).join('; '),
      weight: String(sku.weightGrams ?? content.weightGrams),
      length: String(size?.[0] ?? ''),
      width: String(size?.[1] ?? ''),
      height: String(size?.[2] ?? ''),
      unitsPerCarton: String(content.unitsPerCarton),
      handlingDays: String(content.handlingDays),
    };
    return sheetFields.map((field) => cells[field]);
  });
}
