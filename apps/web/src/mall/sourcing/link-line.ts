import type { LinkLineView } from '@kouan/contract';

/** One line of a list as it was typed or uploaded; `row` is its place there. */
export type WrittenLine = {
  row: number;
  text: string;
  quantity: number | null;
  note: string;
  problem: 'link' | 'quantity' | 'note' | null;
};
/** What can be done about a line. */
export type LineKind =
  | 'reading'
  | 'problem'
  | 'known'
  | 'recognised'
  | 'waiting'
  | 'notFollowed'
  | 'manual'
  | 'refused'
  | 'forbidden';

/** What became of a line: its own problem first, then what the server says. */
export function kindOf({ problem }: Pick<WrittenLine, 'problem'>, view: LinkLineView | undefined): LineKind {
  if (problem === 'link') return 'problem';
  if (view === undefined) return 'reading';
  if (view.state !== 'done') return view.state;
  if (view.link.result === 'rejected') return 'refused';
  if (view.link.result === 'manual') return 'manual';
  if (view.notices.some(({ kind }) => kind === 'forbidden')) return 'forbidden';
  return view.product === null ? 'recognised' : 'known';
}

/** How many lines can be bought, have to be fetched first, or are of no use. */
export function countLines(kinds: readonly LineKind[]) {
  const of = (...wanted: LineKind[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  return {
    ready: of('known'),
    toFetch: of('recognised', 'waiting', 'notFollowed', 'manual', 'reading'),
    refused: of('refused', 'problem', 'forbidden'),
  };
}
