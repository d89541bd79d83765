import { type BodyOf, offerLimits, type offerNewProduct } from '@kouan/contract';
import { fenOfYuan } from '../../lib/yuan.ts';

/** What is typed of one specification; price and stock may stay empty. */
export type SpecificationDraft = { name: string; price: string; stock: string };
export type TierDraft = { from: string; price: string };
export type OfferDraft = { specifications: readonly SpecificationDraft[]; wished: number; tiers: readonly TierDraft[] };
type Body = BodyOf<typeof offerNewProduct>;
export type OfferProblem = 'specificationsWrong' | 'rowPriceWrong' | 'stockWrong' | 'tiersWrong';

const dearestFen = 100_000_000;
const largestCount = 9_999_999;
const maxNameLength = 200;

export const emptySpecification: SpecificationDraft = { name: '', price: '', stock: '' };
export const emptyTier: TierDraft = { from: '', price: '' };
export const canAdd = {
  specification: ({ specifications }: OfferDraft) => specifications.length < offerLimits.specifications,
  tier: ({ tiers }: OfferDraft) => tiers.length < offerLimits.tiers,
};

/** One row with what the buyer wished. */
export const draftFor = (specification: string): OfferDraft => ({
  specifications: [{ ...emptySpecification, name: specification.slice(0, maxNameLength) }],
  wished: 0,
  tiers: [],
});

/** Fen of a price that may be asked; undefined when it is none. */
export function usableFen(text: string): number | undefined {
  const fen = fenOfYuan(text);
  return fen !== undefined && fen >= 1 && fen <= dearestFen ? fen : undefined;
}

const countIn = (text: string): number | undefined => {
  const count = /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
  return count !== undefined && count <= largestCount ? count : undefined;
};

/** The rows without one of them; the wished one stays the same, or becomes the first. */
export function withoutSpecification({ specifications, wished, tiers }: OfferDraft, at: number): OfferDraft {
  return {
    specifications: specifications.filter((_, place) => place !== at),
    wished: wished === at ? 0 : wished > at ? wished - 1 : wished,
    tiers,
  };
}

/** What is sent of the rows, or what is wrong with them. */
export function readOffer(
  { specifications, wished, tiers }: OfferDraft,
  minQuantity: number,
): Pick<Body, 'specifications' | 'wished' | 'tiers'> | { problem: OfferProblem } {
  const names = specifications.map(({ name }) => name.trim());
  const areNamed = names.length === 1 || names.every((name) => name !== '');
  if (!areNamed || new Set(names).size < names.length) return { problem: 'specificationsWrong' };
  const ownPrices = specifications.map(({ price }) => (price.trim() === '' ? null : usableFen(price)));
  if (ownPrices.includes(undefined)) return { problem: 'rowPriceWrong' };
  const stocks = specifications.map(({ stock }) => (stock.trim() === '' ? null : countIn(stock)));
  if (stocks.includes(undefined)) return { problem: 'stockWrong' };
  const read = tiers.map(({ from, price }) => ({
    minQuantity: countIn(from) ?? 0,
    unitPriceFen: usableFen(price) ?? 0,
  }));
  const areAscending = read.every(
    (tier, index) => tier.unitPriceFen > 0 && tier.minQuantity > (read[index - 1]?.minQuantity ?? minQuantity),
  );
  if (!areAscending) return { problem: 'tiersWrong' };
  return {
    wished,
    tiers: read,
    specifications: names.map((name, index) => ({
      name,
      unitPriceFen: ownPrices[index] ?? null,
      stock: stocks[index] ?? null,
    })),
  };
}
