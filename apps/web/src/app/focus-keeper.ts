import { firstUsable, isUsable, sideOf, type Stop, tabStopsOf, withStop } from './focus-trail.ts';

/** What takes an element away, or from the reach of the focus. */
const watched = ['class', 'style', 'inert', 'disabled', 'tabindex'];
/** How long something disabled may only be busy. */
const patienceMs = 1_500;
const boxes = '[role=dialog], dialog[open]';
const typed = 'input:not([type=checkbox], [type=radio], [type=button]), textarea';

const shownBox = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>(boxes)].findLast(isUsable);
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Takes the focus to the page itself, where keyboards and screen readers go on after what was pressed led somewhere else. */
export function focusPage(): void {
  const page = document.getElementById('main');
  if (page) page.tabIndex = -1;
  page?.focus({ preventScroll: true });
}

let isKeeping = false;

/**
 * Keyboards never lose their place. What had the focus may go away — a dialog that closes, a menu after the choice, a row
 * that was removed: the focus then returns to where it was before, to the row that took the place, or to the page. In
 * dialogs, drawers and panels the tab key goes round. `seen`: what had the focus before this was loaded, oldest first.
 */
export function keepFocus(seen: readonly EventTarget[]): void {
  if (isKeeping) return;
  isKeeping = true;
  let trail: readonly Stop[] = [];
  let frame = 0;
  let isTouched = false;
  // A button that is busy is disabled, and browsers take the focus from it.
  let busy: HTMLElement | undefined;
  const check = () => {
    const last = trail.at(-1)?.element;
    if (!isNowhere() || !last) return;
    if (!isUsable(last)) giveBack(trail, isTouched);
    else if (last === busy && !busy.matches(':disabled')) busy.focus({ preventScroll: true });
  };
  const checkSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(check);
  };
  const handlePress = ({ pointerType }: PointerEvent) => {
    busy = undefined;
    isTouched = pointerType === 'touch';
  };
  const handleKey = (event: KeyboardEvent) => {
    isTouched = false;
    goRound(event);
  };
  const remember = (target: EventTarget | null) => {
    busy = undefined;
    if (target instanceof HTMLElement) trail = withStop(trail, { element: target, path: location.pathname });
  };
  const handleLeave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches(':disabled')) {
      busy = target;
      setTimeout(() => busy === target && isNowhere() && giveBack(trail, isTouched), patienceMs);
    }
    checkSoon();
  };
  const changes = new MutationObserver(() => {
    if (isNowhere()) checkSoon();
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: watched });
  document.addEventListener('focusin', ({ target }) => remember(target));
  document.addEventListener('focusout', handleLeave);
  document.addEventListener('keydown', handleKey);
  document.addEventListener('pointerdown', handlePress);
  for (const target of seen) remember(target);
  checkSoon();
}

/**
 * The last place that is still there: within the box that lies over the page, if there is one. Another page begins anew; so
 * does a finger, where the place would bring up a phone's keyboard.
 */
function giveBack(trail: readonly Stop[], isTouched: boolean): void {
  const box = shownBox();
  const here = box ? trail : trail.filter(({ path }) => path === location.pathname);
  const found = firstUsable(here, box ?? document.body);
  const place = isTouched && found?.matches(typed) ? undefined : found;
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
