import type { Resources } from '../../locales/resources.ts';
import type { PageLabel } from './guide-labels.ts';

/** A paragraph, an item of a list or a step of a numbered one: the key of its text within the section. */
export type BlockKey = `${'p' | 'i' | 'n'}${number}`;
/** A section's key is also its anchor. `prices` stands for the table of prices in force. */
export type GuideSection = { id: string; blocks: readonly BlockKey[]; hasPrices?: true };

type Texts = Resources['content-guides'] & Resources['content-legal'];
type Outline = {
  [L in PageLabel]: readonly {
    [S in keyof Texts[L] & string]: { id: S; blocks: readonly (keyof Texts[L][S] & BlockKey)[]; hasPrices?: true };
  }[keyof Texts[L] & string][];
};

/** What each guide consists of, in reading order. The words are in the namespaces `content-guides` and `content-legal`. */
export const guideOutline: Outline = {
  start: [
    { id: 'account', blocks: ['p1'] },
    { id: 'find', blocks: ['i1', 'i2', 'i3'] },
    { id: 'sample', blocks: ['p1'] },
    { id: 'steps', blocks: ['n1', 'n2', 'n3', 'n4', 'n5', 'n6'] },
    { id: 'rules', blocks: ['i1', 'i2', 'i3', 'i4'] },
  ],
  payment: [
    { id: 'when', blocks: ['i1', 'i2'] },
    { id: 'transfer', blocks: ['p1', 'n1', 'n2', 'n3', 'n4', 'n5'] },
    { id: 'review', blocks: ['p1', 'i1', 'i2', 'i3'] },
    { id: 'rate', blocks: ['p1'] },
    { id: 'amounts', blocks: ['i1', 'i2', 'i3'] },
    { id: 'back', blocks: ['i1', 'i2', 'i3', 'i4', 'i5'] },
  ],
  shipping: [
    { id: 'stock', blocks: ['p1'] },
    { id: 'create', blocks: ['p1', 'i1', 'i2', 'i3'] },
    { id: 'pay', blocks: ['p1'] },
    { id: 'dispatch', blocks: ['p1', 'p2', 'p3'] },
    { id: 'cancel', blocks: ['p1'] },
    { id: 'autoReturn', blocks: ['p1', 'p2'] },
  ],
  fees: [
    { id: 'order', blocks: ['i1', 'i2', 'i3', 'p1'] },
    { id: 'shipment', blocks: ['i1', 'i2', 'i3'] },
    { id: 'optional', blocks: ['i1', 'i2', 'i3'] },
    { id: 'prices', blocks: [], hasPrices: true },
    { id: 'fixed', blocks: ['p1', 'p2'] },
    { id: 'duty', blocks: ['p1'] },
  ],
  terms: [
    { id: 'service', blocks: ['p1', 'p2'] },
    { id: 'orders', blocks: ['i1', 'i2', 'i3'] },
    { id: 'payments', blocks: ['i1', 'i2', 'i3', 'i4'] },
    { id: 'stocking', blocks: ['i1', 'i2', 'i3'] },
    { id: 'refunds', blocks: ['i1', 'i2', 'i3', 'i4', 'i5'] },
    { id: 'duties', blocks: ['i1', 'i2', 'i3'] },
  ],
  agreement: [
    { id: 'account', blocks: ['i1', 'i2', 'i3'] },
    { id: 'safety', blocks: ['i1', 'i2', 'i3'] },
    { id: 'use', blocks: ['i1', 'i2', 'i3'] },
    { id: 'consent', blocks: ['p1'] },
  ],
  privacy: [
    { id: 'collected', blocks: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6'] },
    { id: 'use', blocks: ['p1'] },
    { id: 'access', blocks: ['i1', 'i2', 'i3'] },
    { id: 'pictures', blocks: ['p1'] },
    { id: 'cookies', blocks: ['p1'] },
    { id: 'rights', blocks: ['p1'] },
  ],
  prohibited: [
    { id: 'never', blocks: ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9'] },
    { id: 'ask', blocks: ['p1', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7'] },
    { id: 'check', blocks: ['p1'] },
  ],
  liability: [
    { id: 'role', blocks: ['p1'] },
    { id: 'provide', blocks: ['i1', 'i2', 'i3', 'i4'] },
    { id: 'answer', blocks: ['i1', 'i2', 'i3', 'i4'] },
    { id: 'not', blocks: ['i1', 'i2', 'i3', 'i4', 'i5'] },
    { id: 'sample', blocks: ['p1'] },
  ],
};

type BlockGroup = { kind: 'paragraphs' | 'items' | 'steps'; keys: BlockKey[] };
const kinds = { p: 'paragraphs', i: 'items', n: 'steps' } as const;

/** Puts neighbours of the same kind together: items into one list, steps into one numbered list. */
export function groupBlocks(blocks: readonly BlockKey[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const key of blocks) {
    const kind = key.startsWith('p') ? kinds.p : key.startsWith('i') ? kinds.i : kinds.n;
    const last = groups.at(-1);
    if (last?.kind === kind) last.keys.push(key);
    else groups.push({ kind, keys: [key] });
  }
  return groups;
}
