import { type RefObject, useEffect } from 'react';
import { type ListAct, listActOf, nextRow } from './list-keys.ts';
import { useSingleKeys } from './single-keys.ts';

type ListKeys = {
  /** What holds the rows: elements with `data-row-key`. */
  sheet: RefObject<HTMLElement | null>;
  /** What of the page is the list's: keys pressed elsewhere are not its. */
  onOpen: (key: string) => void;
  onSelect: (key: string) => void;
  onClear: () => void;
};

const rowsOf = (sheet: HTMLElement): HTMLElement[] => [...sheet.querySelectorAll<HTMLElement>('[data-row-key]')];
const typing = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
const overlay = '[role=dialog], [role=menu], [role=listbox]';

const isTyping = (target: Element): boolean => target.closest(`${typing}, ${overlay}`) !== null;
/** An open dialog or drawer over the list takes its keys away, wherever the focus is. */
const isCovered = (): boolean => document.querySelector('.ant-modal-wrap, .ant-drawer-open, dialog[open]') !== null;

/** J, K and the arrows go from row to row, Enter opens, X and space choose, Escape takes the choice back, / goes to the search. */
export function useListKeys({ sheet, onOpen, onSelect, onClear }: ListKeys): void {
  const hasSingleKeys = useSingleKeys(({ isOn }) => isOn);
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      const { target } = event;
      if (!sheet.current || event.defaultPrevented || !(target instanceof Element)) return;
      const isInside = sheet.current.contains(target);
      if ((!isInside && target !== document.body) || isCovered()) return;
      const row = target.matches('[data-row-key]') ? target : null;
      const act = listActOf({
        key: event.key,
        isCommand: event.ctrlKey || event.metaKey || event.altKey,
        isTyping: isTyping(target),
        isOnRow: row !== null,
        hasSingleKeys,
      });
      // The slash is the menu search's unless the reader stands in the list.
      if (act === undefined || (act === 'search' && !isInside)) return;
      if (perform(act, { sheet: sheet.current, row, target })) {
        event.preventDefault();
        event.stopPropagation();
      }
    }

    function perform(act: ListAct, at: { sheet: HTMLElement; row: Element | null; target: Element }): boolean {
      const key = (at.row ?? at.target.closest('[data-row-key]'))?.getAttribute('data-row-key');
      if (act === 'search') return focusSearch();
      if (act === 'clear') onClear();
      else if (act === 'open' || act === 'select') {
        if (!key) return false;
        (act === 'open' ? onOpen : onSelect)(key);
      } else return focusRow(act, at.sheet, key);
      return true;
    }

    window.addEventListener('keydown', handle, true);
    return () => window.removeEventListener('keydown', handle, true);
  });
}

function focusRow(act: ListAct, sheet: HTMLElement, key: string | null | undefined): boolean {
  const rows = rowsOf(sheet);
  const at = rows.findIndex((row) => row.getAttribute('data-row-key') === key);
  const next = rows[nextRow(act, { at, count: rows.length })];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

function focusSearch(): boolean {
  const input = document.querySelector<HTMLInputElement>('[role=search] input[data-search]');
  input?.focus();
  input?.select();
  return input !== null;
}
