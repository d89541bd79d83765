export type ListAct = 'next' | 'previous' | 'first' | 'last' | 'open' | 'select' | 'search' | 'clear';
export type ListPress = {
  key: string;
  /** With Ctrl, Alt or Command: the browser's. */
  isCommand: boolean;
  /** In a text field, a choice or an open dialog. */
  isTyping: boolean;
  /** On a row itself, not on a button in it. */
  isOnRow: boolean;
  /** Single letters can be turned off. */
  hasSingleKeys: boolean;
};

const onRow: Readonly<Record<string, ListAct>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'open',
  ' ': 'select',
  Escape: 'clear',
};
const single: Readonly<Record<string, ListAct>> = { j: 'next', k: 'previous', x: 'select', '/': 'search' };

/** What a key means in a list; undefined when nothing. */
export function listActOf(press: ListPress): ListAct | undefined {
  if (press.isCommand || press.isTyping) return undefined;
  const plain = press.isOnRow ? onRow[press.key] : undefined;
  return plain ?? (press.hasSingleKeys ? single[press.key] : undefined);
}

/** Which of `count` rows comes into focus; -1 stands for none yet. */
export function nextRow(act: ListAct, { at, count }: { at: number; count: number }): number {
  if (act === 'first') return 0;
  if (act === 'last') return count - 1;
  return Math.min(Math.max(at + (act === 'previous' ? -1 : 1), 0), count - 1);
}
