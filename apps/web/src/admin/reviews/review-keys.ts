export type Mode = 'decide' | 'reject' | 'reReview';
export type KeyAct =
  | {
      kind:
        | 'next'
        | 'previous'
        | 'approve'
        | 'reject'
        | 'reReview'
        | 'skip'
        | 'zoom'
        | 'zoomIn'
        | 'zoomOut'
        | 'rotate'
        | 'nextPicture'
        | 'previousPicture'
        | 'undo'
        | 'takeOver'
        | 'queue'
        | 'openOrder'
        | 'search'
        | 'help'
        | 'back'
        | 'send';
    }
  | { kind: 'choose'; index: number };
type Press = { key: string; isCommand: boolean; isAlt: boolean; isTyping: boolean; isRepeat: boolean };

/** What a key that is held down does again and again; a decision is made once, or the next payments would be approved as well. */
const repeated: ReadonlySet<KeyAct['kind']> = new Set(['next', 'previous', 'zoomIn', 'zoomOut']);

/** What is printed on the keys of an open form. */
export const keyNames = { send: 'Ctrl ↵', back: 'Esc' } as const;

const single: Readonly<Record<string, KeyAct>> = {
  j: { kind: 'next' },
  k: { kind: 'previous' },
  a: { kind: 'approve' },
  r: { kind: 'reject' },
  e: { kind: 'reReview' },
  s: { kind: 'skip' },
  z: { kind: 'zoom' },
  '+': { kind: 'zoomIn' },
  '=': { kind: 'zoomIn' },
  '-': { kind: 'zoomOut' },
  v: { kind: 'rotate' },
  ']': { kind: 'nextPicture' },
  '[': { kind: 'previousPicture' },
  u: { kind: 'undo' },
  h: { kind: 'takeOver' },
  q: { kind: 'queue' },
  o: { kind: 'openOrder' },
  '/': { kind: 'search' },
  '?': { kind: 'help' },
};

/**
 * What a key means in the review queue; undefined when nothing. Single keys are off while somebody types, and when they have
 * turned them off; Escape and Ctrl + Enter always work in an open form.
 */
export function actOfKey(
  { key, isCommand, isAlt, isTyping, isRepeat }: Press,
  { mode, areSingleKeysOn }: { mode: Mode; areSingleKeysOn: boolean },
): KeyAct | undefined {
  const isFormOpen = mode !== 'decide';
  if (key === 'Escape') return isFormOpen ? { kind: 'back' } : undefined;
  if (key === 'Enter' && isCommand) return isFormOpen && !isRepeat ? { kind: 'send' } : undefined;
  if (isCommand || isAlt || isTyping || !areSingleKeysOn) return undefined;
  if (/^[1-9]$/.test(key)) return { kind: 'choose', index: Number(key) - 1 };
  const act = Object.hasOwn(single, key.toLowerCase()) ? single[key.toLowerCase()] : undefined;
  if (act && isRepeat && !repeated.has(act.kind)) return undefined;
  return isFormOpen && !(act && withForm.has(act.kind)) ? undefined : act;
}

/** Looking at the picture goes on while a reason is chosen. */
const withForm: ReadonlySet<KeyAct['kind']> = new Set([
  'zoom',
  'zoomIn',
  'zoomOut',
  'rotate',
  'nextPicture',
  'previousPicture',
  'help',
]);

const quietTypes = new Set(['radio', 'checkbox', 'button', 'submit', 'reset', 'file', 'range', 'color']);

/** Whether keys pressed on an element are text that somebody types. */
export function isTypingIn({
  tagName,
  type,
  isContentEditable,
}: {
  tagName: string;
  type?: string | undefined;
  isContentEditable?: boolean | undefined;
}): boolean {
  if (isContentEditable === true || tagName === 'TEXTAREA' || tagName === 'SELECT') return true;
  return tagName === 'INPUT' && !quietTypes.has(type ?? 'text');
}
