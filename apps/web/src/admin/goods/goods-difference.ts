import type { GoodsContent } from '@kouan/contract';

type Texts = GoodsContent['title'];
/** One fact that differs, as lines of text; `part` names it. */
export type Difference = { part: DifferencePart; name: string; before: string[]; after: string[] };
type DifferencePart =
  | 'title'
  | 'summary'
  | 'ownCode'
  | 'category'
  | 'pictures'
  | 'parameters'
  | 'specs'
  | 'sku'
  | 'minQuantity'
  | 'tiers'
  | 'measures';

type Measure = 'unitsPerCarton' | 'handlingDays';
type Words = {
  yuan: (fen: number) => string;
  stock: (stock: number | null) => string;
  measure: (name: Measure) => string;
};

const lines = (text: Texts | null): string[] =>
  text ? [text.cn, text.en && `EN ${text.en}`, text.vi && `VI ${text.vi}`].filter((one): one is string => !!one) : [];
const inLine = (text: Texts): string => lines(text).join(' · ');

/** Everything that differs between what is sold (null: nothing yet) and what is wanted. */
export function differencesOf(before: GoodsContent | null, after: GoodsContent, words: Words): Difference[] {
  const facts = (content: GoodsContent | null): [DifferencePart, string[]][] => [
    ['title', lines(content?.title ?? null)],
    ['summary', lines(content?.summary ?? null)],
    ['ownCode', content?.ownCode ? [content.ownCode] : []],
    ['category', content?.category ? [content.category] : []],
    ['pictures', content?.images ?? []],
    ['parameters', (content?.parameters ?? []).map(({ name, value }) => `${inLine(name)}: ${inLine(value)}`)],
    [
      'specs',
      (content?.specs ?? []).map(
        ({ name, values }) => `${inLine(name)}: ${values.map((value) => inLine(value.name)).join(', ')}`,
      ),
    ],
    ['minQuantity', content ? [String(content.minQuantity)] : []],
    [
      'tiers',
      (content?.priceTiers ?? []).map(({ minQuantity, priceFen }) => `${minQuantity}+ ${words.yuan(priceFen)}`),
    ],
    ['measures', content ? measuresOf(content, words) : []],
  ];
  const wanted = facts(after);
  const simple = facts(before).flatMap(([part, old], at): Difference[] => {
    const now = wanted[at]?.[1] ?? [];
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ part, name: '', before: old, after: now }];
  });
  return [...simple, ...skuDifferences(before, after, words)];
}

const measuresOf = (content: GoodsContent, { measure }: Words): string[] => [
  `${content.weightGrams} g · ${content.sizeMm ? `${content.sizeMm.join('×')} mm` : `${content.volumeCm3} cm³`}`,
  ...(['unitsPerCarton', 'handlingDays'] as const).map((name) => `${measure(name)}: ${content[name]}`),
];

/** Stock counts only where the combination is new: what is counted is set by itself. */
function skuDifferences(before: GoodsContent | null, after: GoodsContent, words: Words): Difference[] {
  const textOf = ({ code, priceFen, weightGrams, sizeMm }: GoodsContent['skus'][number]): string =>
    [
      priceFen === null ? '' : words.yuan(priceFen),
      code,
      weightGrams === null ? '' : `${weightGrams} g`,
      sizeMm === null ? '' : `${sizeMm.join('×')} mm`,
    ]
      .filter(Boolean)
      .join(' · ') || '✓';
  const keyed = (content: GoodsContent | null) =>
    new Map((content?.skus ?? []).map((sku) => [sku.values.join(' / '), sku]));
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Difference[] => {
    const [was, is] = [old.get(name), now.get(name)];
    const [was1, is1] = [
      was ? [textOf(was)] : [],
      is ? [was ? textOf(is) : `${textOf(is)} · ${words.stock(is.stock)}`] : [],
    ];
    return was1[0] === is1[0] ? [] : [{ part: 'sku', name, before: was1, after: is1 }];
  });
}
