import { type GoodsContent, type GoodsSku } from '@kouan/contract';
import { fenOfYuan, yuanOfFen } from '../../lib/yuan.ts';

/** The editor's state: everything as it is typed. */
export type TextDraft = { cn: string; en: string; vi: string };
type ValueDraft = { name: TextDraft; imageUrl: string | null };
export type SpecDraft = { name: TextDraft; values: ValueDraft[] };
export const skuFields = ['price', 'stock', 'code', 'weight', 'length', 'width', 'height'] as const;
export type SkuField = (typeof skuFields)[number];
export type SkuDraft = Record<SkuField, string> & { isOffered: boolean };
export type TierDraft = { quantity: string; price: string };
export type GoodsDraft = {
  title: TextDraft;
  summary: TextDraft;
  ownCode: string;
  category: string;
  images: string[];
  parameters: { name: TextDraft; value: TextDraft }[];
  specs: SpecDraft[];
  /** By the Chinese names of the chosen values, as JSON. */
  skus: Readonly<Record<string, SkuDraft>>;
  minQuantity: string;
  tiers: TierDraft[];
  measures: Record<'weight' | 'length' | 'width' | 'height' | 'unitsPerCarton' | 'handlingDays', string>;
};

export const noText = (): TextDraft => ({ cn: '', en: '', vi: '' });
export const noSku: SkuDraft = {
  price: '',
  stock: '',
  code: '',
  weight: '',
  length: '',
  width: '',
  height: '',
  isOffered: true,
};
export const newDraft = (): GoodsDraft => ({
  title: noText(),
  summary: noText(),
  ownCode: '',
  category: '',
  images: [],
  parameters: [],
  specs: [],
  skus: {},
  minQuantity: '1',
  tiers: [{ quantity: '1', price: '' }],
  measures: { weight: '', length: '', width: '', height: '', unitsPerCarton: '1', handlingDays: '3' },
});

const typed = ({ cn, en, vi }: GoodsContent['title']): TextDraft => ({ cn, en: en ?? '', vi: vi ?? '' });
const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
export const skuKey = (values: readonly string[]): string => JSON.stringify(values);

export function draftOf(content: GoodsContent): GoodsDraft {
  const size = content.sizeMm ?? [];
  return {
    title: typed(content.title),
    summary: content.summary ? typed(content.summary) : noText(),
    ownCode: content.ownCode,
    category: content.category ?? '',
    images: [...content.images],
    parameters: content.parameters.map(({ name, value }) => ({ name: typed(name), value: typed(value) })),
    specs: content.specs.map(({ name, values }) => ({
      name: typed(name),
      values: values.map((value) => ({ name: typed(value.name), imageUrl: value.imageUrl })),
    })),
    skus: {
      // A combination that was not offered stays so.
      ...Object.fromEntries(
        combinationsOf(content.specs).map((values) => [skuKey(values), { ...noSku, isOffered: false }]),
      ),
      ...Object.fromEntries(content.skus.map((sku) => [skuKey(sku.values), skuDraftOf(sku)])),
    },
    minQuantity: String(content.minQuantity),
    tiers: content.priceTiers.map(({ minQuantity, priceFen }) => ({
      quantity: String(minQuantity),
      price: yuanOfFen(priceFen),
    })),
    measures: {
      weight: String(content.weightGrams),
      length: shown(size[0]),
      width: shown(size[1]),
      height: shown(size[2]),
      unitsPerCarton: String(content.unitsPerCarton),
      handlingDays: String(content.handlingDays),
    },
  };
}

const skuDraftOf = ({ priceFen, stock, code, weightGrams, sizeMm }: GoodsSku): SkuDraft => ({
  price: priceFen === null ? '' : yuanOfFen(priceFen),
  stock: shown(stock),
  code,
  weight: shown(weightGrams),
  length: shown(sizeMm?.[0]),
  width: shown(sizeMm?.[1]),
  height: shown(sizeMm?.[2]),
  isOffered: true,
});

/** Every combination of the values, by their Chinese names; one empty one without specifications. */
export const combinationsOf = (specs: readonly { values: readonly { name: { cn: string } }[] }[]): string[][] =>
  specs.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ name }) => [...row, name.cn])),
    [[]],
  );

/** What is typed in a field that is no such number. */
export class WrongNumber extends Error {
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** The request's content out of what was typed; `volumeCm3` stands in where no size is known. Throws WrongNumber. */
export function contentOfDraft(draft: GoodsDraft, volumeCm3: number): GoodsContent {
  const { measures } = draft;
  return {
    title: sent(draft.title),
    summary: draft.summary.cn.trim() === '' ? null : sent(draft.summary),
    ownCode: draft.ownCode,
    category: draft.category || null,
    images: draft.images,
    parameters: draft.parameters
      .filter(({ name, value }) => name.cn.trim() + value.cn.trim() !== '')
      .map(({ name, value }) => ({ name: sent(name), value: sent(value) })),
    specs: draft.specs.map(({ name, values }) => ({
      name: sent(name),
      values: values.map((value) => ({ name: sent(value.name), imageUrl: value.imageUrl })),
    })),
    skus: combinationsOf(draft.specs).flatMap((values) => {
      const sku = draft.skus[skuKey(values)] ?? noSku;
      return sku.isOffered ? [skuOf(sku, values)] : [];
    }),
    minQuantity: wholeOf(draft.minQuantity, 'minQuantity'),
    priceTiers: draft.tiers.map(({ quantity, price }) => ({
      minQuantity: wholeOf(quantity, 'tiers'),
      priceFen: fenOf(price, 'tiers'),
    })),
    weightGrams: wholeOf(measures.weight, 'weight'),
    sizeMm: sizeOf(measures),
    volumeCm3,
    unitsPerCarton: wholeOf(measures.unitsPerCarton, 'unitsPerCarton'),
    handlingDays: wholeOf(measures.handlingDays, 'handlingDays'),
  };
}

const sent = ({ cn, en, vi }: TextDraft) => ({ cn: cn.trim(), en: en.trim() || null, vi: vi.trim() || null });

const skuOf = (sku: SkuDraft, values: string[]): GoodsSku => ({
  values: values.map((value) => value.trim()),
  code: sku.code,
  priceFen: sku.price.trim() === '' ? null : fenOf(sku.price, 'price'),
  stock: sku.stock.trim() === '' ? null : wholeOf(sku.stock, 'stock'),
  weightGrams: sku.weight.trim() === '' ? null : wholeOf(sku.weight, 'weight'),
  sizeMm: sizeOf(sku),
});

function wholeOf(text: string, field: string): number {
  if (!/^\d{1,10}$/.test(text.trim())) throw new WrongNumber(field);
  return Number(text.trim());
}
function fenOf(text: string, field: string): number {
  const fen = fenOfYuan(text);
  if (fen === undefined) throw new WrongNumber(field);
  return fen;
}
function sizeOf(sides: Record<'length' | 'width' | 'height', string>): number[] | null {
  const texts = [sides.length, sides.width, sides.height];
  return texts.every((text) => text.trim() === '') ? null : texts.map((text) => wholeOf(text, 'size'));
}

/** The specifications changed: combinations keep what was typed about them, also when a value got another name. */
export function withSpecs(draft: GoodsDraft, specs: SpecDraft[]): GoodsDraft {
  const isRenaming =
    specs.length === draft.specs.length &&
    specs.every(({ values }, axis) => values.length === draft.specs[axis]?.values.length);
  if (!isRenaming) return { ...draft, specs };
  const after = combinationsOf(specs);
  const moved = combinationsOf(draft.specs).flatMap((values, at) => {
    const sku = draft.skus[skuKey(values)];
    const now = after[at];
    return sku && now ? [[skuKey(now), sku] as const] : [];
  });
  return { ...draft, specs, skus: { ...draft.skus, ...Object.fromEntries(moved) } };
}

/** A block copied from a spreadsheet, put into the matrix with its upper left corner in this cell. */
export function withBlock(
  draft: GoodsDraft,
  block: string,
  at: { row: number; field: SkuField; locked: ReadonlySet<string> },
): GoodsDraft {
  const lines = block.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const keys = combinationsOf(draft.specs).map(skuKey);
  const first = skuFields.indexOf(at.field);
  const skus: Record<string, SkuDraft> = { ...draft.skus };
  for (const [down, line] of lines.entries()) {
    const key = keys[at.row + down];
    if (key === undefined) break;
    const cells = { ...(skus[key] ?? noSku) };
    for (const [right, text] of line.split('\t').entries()) {
      const field = skuFields[first + right];
      if (field !== undefined && !(field === 'stock' && at.locked.has(key)))
        cells[field] = text.trim().replace(/^[¥￥]\s*/, '');
    }
    skus[key] = cells;
  }
  return { ...draft, skus };
}
