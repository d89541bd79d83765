import { editDistance } from '@kouan/domain';

/** What is known of goods without owner and of an order that they may belong to. */
export type Clues = {
  stray: { waybill: string; storeName: string; note: string; foundAt: Date };
  order: { waybill: string | null; storeName: string; boughtAt: Date; titles: readonly string[] };
};
export type MatchReason = 'waybill' | 'store' | 'time' | 'goods';

/** Points of each reason; 100 in all. A waybill counts less with every wrong sign. */
const points = { waybill: 60, store: 15, time: 10, goods: 15 };
export const maxWrongSigns = 3;
const lostPerSign = 15;
const usualDays = 15;
const dayMs = 86_400_000;

/** How likely the order is the one, 0 to 100, and why. */
export function scoreMatch({ stray, order }: Clues): { score: number; reasons: MatchReason[] } {
  const distance =
    order.waybill === null ? maxWrongSigns + 1 : editDistance(stray.waybill, order.waybill, maxWrongSigns);
  const days = (stray.foundAt.getTime() - order.boughtAt.getTime()) / dayMs;
  const found: [MatchReason, number][] = [
    ['waybill', distance > maxWrongSigns ? 0 : points.waybill - distance * lostPerSign],
    ['store', isSameStore(stray, order.storeName) ? points.store : 0],
    ['time', days >= 0 && days <= usualDays ? points.time : 0],
    ['goods', hasCommonWord(stray.note, order.titles) ? points.goods : 0],
  ];
  return {
    score: found.reduce((sum, [, gained]) => sum + gained, 0),
    reasons: found.filter(([, gained]) => gained > 0).map(([reason]) => reason),
  };
}

const isSameStore = ({ storeName, note }: Clues['stray'], store: string): boolean =>
  store !== '' && (storeName === store || note.includes(store));

/** Two Chinese signs beside each other, or a word of four letters, that the note and a title share. */
function hasCommonWord(note: string, titles: readonly string[]): boolean {
  const words = wordsOf(note);
  return titles.some((title) => [...wordsOf(title)].some((word) => words.has(word)));
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      /\p{Script=Han}/u.test(word)
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : word.length >= 4
          ? [word]
          : [],
    ),
  );
}
