import { useEffect } from 'react';
import { firstUsable, isUsable, sideOf, type Stop, tabStopsOf, withStop } from './focus-trail.ts';

/** What takes an element away, or from the reach of the focus. */
const watched = ['class', 'style', 'inert', 'disabled'];
const boxes = '[role=dialog], dialog[open]';

const shownBox = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>(boxes)].findLast(isUsable);
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Takes the focus to the page itself, where keyboards and screen readers go on after what was pressed led somewhere else. */
export function focusPage(): void {
  const page = document.getElementById('main');
  if (page) page.tabIndex = -1;
  page?.focus({ preventScroll: true });
}

/**
 * Keyboards never lose their place in the admin area. What had the focus may go away — a dialog that closes, a menu after the
 * choice, a row that was removed: the focus then returns to where it was before, to the row that took the place, or to the
 * page. In dialogs, drawers and panels the tab key goes round.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let trail: readonly Stop[] = [];
    let frame = 0;
    // A button that is busy is disabled, and browsers take the focus from it.
    let busy: HTMLElement | undefined;
    const check = () => {
      const last = trail.at(-1)?.element;
      if (!isNowhere() || !last) return;
      if (!isUsable(last)) giveBack(trail);
      else if (last === busy && !busy.matches(':disabled')) busy.focus({ preventScroll: true });
    };
    const checkSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    };
    const handlePress = () => {
      busy = undefined;
    };
    const handleFocus = ({ target }: FocusEvent) => {
      busy = undefined;
      if (target instanceof HTMLElement) trail = withStop(trail, { element: target, path: location.pathname });
    };
    const changes = new MutationObserver(() => {
      const last = trail.at(-1)?.element;
      if (last && last === document.activeElement && last.matches(':disabled')) busy = last;
      if (isNowhere()) checkSoon();
    });
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: watched });
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('focusout', checkSoon);
    document.addEventListener('keydown', goRound);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('focusout', checkSoon);
      document.removeEventListener('keydown', goRound);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, []);
}

/** The last place that is still there: within the box that lies over the page, if there is one. Another page begins anew. */
function giveBack(trail: readonly Stop[]): void {
  const box = shownBox();
  const isSamePage = trail.at(-1)?.path === location.pathname;
  const place = box || isSamePage ? firstUsable(trail, box ?? document.body) : undefined;
  (place ?? box)?.focus({ preventScroll: true });
  if (isNowhere()) focusPage();
}

function goRound(event: KeyboardEvent): void {
  const active = document.activeElement;
  const box = active?.closest<HTMLElement>(boxes);
  if (event.key !== 'Tab' || event.defaultPrevented || !active || !box) return;
  const stops = tabStopsOf(box);
  if (stops.some((stop) => sideOf(stop, active) === (event.shiftKey ? 'before' : 'after'))) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}
