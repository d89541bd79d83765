import { errorMessage, type ErrorCode, type GoodsContent, goodsLimits, type Language } from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import type { WorkbookRow } from '../../platform/read-workbook.ts';
import { wrongPartOf } from './goods-content.ts';
import { fenOfCell, neededFields, type SheetField, sheetFields, sheetHeadings } from './goods-sheet-columns.ts';

type Problem = { field: SheetField; code: ErrorCode; details?: Record<string, unknown> };
/** A row with what it says and what is wrong with it. */
export type SheetRow = { number: number; cells: Record<SheetField, string>; problems: Problem[] };
export type SheetGoods = { ownCode: string; rows: SheetRow[]; content: GoodsContent | undefined };
type Categories = readonly { slug: string; name: { cn: string; en: string; vi: string } }[];

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
const maxCell = 1000;

/** The rows below the headings, by product. Throws supply.template_wrong, supply.sheet_empty. */
export function readGoodsSheet(
  sheet: readonly WorkbookRow[],
  { categories, language }: { categories: Categories; language: Language },
): SheetGoods[] {
  const [head, ...body] = sheet;
  const columns = new Map(sheetFields.map((field) => [field, head ? columnOf(head.cells, field) : -1]));
  const missing = neededFields.find((field) => columns.get(field) === -1);
  if (missing) fail('supply.template_wrong', { missing: sheetHeadings[missing][language] });
  if (body.length === 0) fail('supply.sheet_empty');
  const rows = body.map(({ number, cells }): SheetRow => {
    const textOf = (field: SheetField) => (cells[columns.get(field) ?? -1] ?? '').slice(0, maxCell).trim();
    // Safe: every field of the type is asked for.
    const said = Object.fromEntries(sheetFields.map((field) => [field, textOf(field)])) as SheetRow['cells'];
    return { number, cells: said, problems: [] };
  });
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows) {
    // What has no code stands for itself, with that as its mistake.
    const key = row.cells.ownCode || `row ${row.number}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((group) => goodsOf(group, categories));
}

const columnOf = (cells: readonly string[], field: SheetField): number =>
  cells.findIndex((cell) => Object.values(sheetHeadings[field]).some((heading) => plain(heading) === plain(cell)));

function goodsOf(rows: SheetRow[], categories: Categories): SheetGoods {
  const [first] = rows;
  const ownCode = first?.cells.ownCode ?? '';
  if (!first) return { ownCode, rows, content: undefined };
  if (rows.length > goodsLimits.skus)
    first.problems.push({ field: 'ownCode', code: 'supply.too_many_skus', details: { max: goodsLimits.skus } });
  for (const row of rows) compareWith(first, row);
  const content = contentOf(first, rows, categories);
  const isSound = rows.every(({ problems }) => problems.length === 0);
  if (!isSound) return { ownCode, rows, content: undefined };
  const wrong = wrongPartOf(content);
  if (wrong === 'priceTiers') first.problems.push({ field: 'tiers', code: 'supply.tiers_wrong' });
  if (wrong === 'skus') first.problems.push({ field: 'specValue1', code: 'supply.combination_wrong' });
  return { ownCode, rows, content: wrong === undefined ? content : undefined };
}

const ofProduct: readonly SheetField[] = [
  'titleCn',
  'titleEn',
  'titleVi',
  'category',
  'specName1',
  'specName2',
  'specName3',
  'minQuantity',
  'tiers',
  'unitsPerCarton',
  'handlingDays',
];
/** What is said of the product once may be left out, but not said otherwise, in its further rows. */
function compareWith(first: SheetRow, row: SheetRow): void {
  for (const field of ofProduct)
    if (row !== first && row.cells[field] !== '' && row.cells[field] !== first.cells[field])
      row.problems.push({ field, code: 'supply.rows_differ', details: { number: first.number } });
}

const axes = [1, 2, 3] as const;

function contentOf(first: SheetRow, rows: readonly SheetRow[], categories: Categories): GoodsContent {
  const used = axes.filter((axis) => first.cells[`specName${axis}`] !== '');
  const specs = used.map((axis) => ({
    name: { cn: textOf(first, `specName${axis}`, goodsLimits.name) },
    values: [...new Set(rows.map((row) => neededText(row, `specValue${axis}`, goodsLimits.value)))].map((cn) => ({
      name: { cn },
      imageUrl: null,
    })),
  }));
  const measures = measuresOf(first);
  return {
    title: {
      cn: neededText(first, 'titleCn', goodsLimits.title),
      en: textOf(first, 'titleEn', goodsLimits.title) || null,
      vi: textOf(first, 'titleVi', goodsLimits.title) || null,
    },
    summary: null,
    ownCode: neededText(first, 'ownCode', goodsLimits.ownCode),
    category: categoryOf(first, categories),
    images: [],
    parameters: [],
    specs,
    skus: rows.map((row) => skuOf(row, { used, measures })),
    minQuantity: wholeOf(first, 'minQuantity', { min: 1, max: 9_999_999 }) ?? 1,
    priceTiers: tiersOf(first),
    weightGrams: measures.weightGrams,
    sizeMm: measures.sizeMm,
    volumeCm3: Math.max(1, Math.ceil((measures.sizeMm ?? []).reduce((volume, side) => volume * side, 1) / 1000)),
    unitsPerCarton: wholeOf(first, 'unitsPerCarton', { min: 1, max: 1_000_000, isOptional: true }) ?? 1,
    handlingDays: wholeOf(first, 'handlingDays', { min: 0, max: 365, isOptional: true }) ?? 3,
  };
}

/** Known goods may leave their size out. */
type Measures = { weightGrams: number; sizeMm: number[] | null };
const sides = ['length', 'width', 'height'] as const;
const saysNoSize = ({ cells }: SheetRow): boolean => sides.every((side) => cells[side] === '');
/** New goods need it. */
export function needSize({ rows: [first] }: SheetGoods): boolean {
  if (!first || !saysNoSize(first)) return true;
  for (const field of sides) note(first, { field, code: 'supply.cell_missing' });
  return false;
}
const measuresOf = (row: SheetRow): Measures => ({
  weightGrams: wholeOf(row, 'weight', { min: 1, max: 100_000_000 }) ?? 1,
  sizeMm: saysNoSize(row) ? null : sides.map((side) => wholeOf(row, side, { min: 1, max: 10_000 }) ?? 1),
});

function skuOf(row: SheetRow, { used, measures }: { used: readonly (typeof axes)[number][]; measures: Measures }) {
  const said = row.cells.weight === '' && saysNoSize(row) ? measures : measuresOf(row);
  const isSameSize = said.sizeMm?.every((side, at) => side === measures.sizeMm?.[at]) ?? true;
  return {
    values: used.map((axis) => row.cells[`specValue${axis}`]),
    code: textOf(row, 'skuCode', goodsLimits.ownCode),
    priceFen: priceOf(row),
    stock: wholeOf(row, 'stock', { min: 0, max: 1_000_000_000, isOptional: true }),
    weightGrams: said.weightGrams === measures.weightGrams ? null : said.weightGrams,
    sizeMm: isSameSize ? null : said.sizeMm,
  };
}

function note(row: SheetRow, problem: Problem): void {
  if (!row.problems.some(({ field }) => field === problem.field)) row.problems.push(problem);
}
function textOf(row: SheetRow, field: SheetField, max: number): string {
  const text = row.cells[field];
  if (text.length > max) note(row, { field, code: 'supply.cell_too_long', details: { max } });
  return text;
}
function neededText(row: SheetRow, field: SheetField, max: number): string {
  if (row.cells[field] === '') note(row, { field, code: 'supply.cell_missing' });
  return textOf(row, field, max);
}
function wholeOf(
  row: SheetRow,
  field: SheetField,
  { min, max, isOptional = false }: { min: number; max: number; isOptional?: boolean },
): number | null {
  const text = row.cells[field];
  if (text === '' && isOptional) return null;
  const value = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  if (value !== undefined && value >= min && value <= max) return value;
  note(row, { field, code: text === '' ? 'supply.cell_missing' : 'supply.cell_not_a_number', details: { min, max } });
  return null;
}

const dearestFen = 100_000_000;
const isPrice = (fen: number | undefined): fen is number => fen !== undefined && fen >= 1 && fen <= dearestFen;

function priceOf(row: SheetRow): number | null {
  if (row.cells.price === '') return null;
  const fen = fenOfCell(row.cells.price);
  if (isPrice(fen)) return fen;
  note(row, { field: 'price', code: 'supply.price_wrong' });
  return null;
}

function tiersOf(row: SheetRow): GoodsContent['priceTiers'] {
  const parts = row.cells.tiers.split(/[;；\n]/).filter((part) => part.trim() !== '');
  const tiers = parts.map((part) => {
    const [quantity = '', price = ''] = part.split(/[:：]/).map((one) => one.trim());
    return { minQuantity: /^\d{1,7}$/.test(quantity) ? Number(quantity) : 0, priceFen: fenOfCell(price) };
  });
  const sound = tiers.flatMap(({ minQuantity, priceFen }) =>
    minQuantity >= 1 && isPrice(priceFen) ? [{ minQuantity, priceFen }] : [],
  );
  if (sound.length !== tiers.length || sound.length === 0 || sound.length > goodsLimits.tiers)
    note(row, { field: 'tiers', code: row.cells.tiers === '' ? 'supply.cell_missing' : 'supply.cell_tiers' });
  return sound;
}

function categoryOf(row: SheetRow, categories: Categories): string | null {
  const text = row.cells.category;
  if (text === '') return null;
  const found = categories.find(({ slug, name }) =>
    [slug, name.cn, name.en, name.vi].some((one) => plain(one) === plain(text)),
  );
  if (!found) note(row, { field: 'category', code: 'supply.category_unknown' });
  return found?.slug ?? null;
}

export const shownProblems = ({ problems }: SheetRow, language: Language) =>
  problems.map(({ field, code, details }) => ({
    column: sheetHeadings[field][language],
    text: errorMessage(code, language, details),
  }));
