import { useEffect, useRef } from 'react';
import { useSingleKeys } from '../single-keys.ts';
import { actOfKey, isTypingIn, type KeyAct, type Mode } from './review-keys.ts';

/** Listens to the keyboard for as long as a desk is open; never while a dialog covers it. */
export function useReviewKeys({
  mode,
  isOff,
  onAct,
}: {
  mode: Mode;
  isOff: boolean;
  onAct: (act: KeyAct) => void;
}): void {
  const areSingleKeysOn = useSingleKeys((state) => state.isOn);
  const latest = useRef({ mode, isOff, areSingleKeysOn, onAct });
  useEffect(() => {
    latest.current = { mode, isOff, areSingleKeysOn, onAct };
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { isOff: isIgnored, onAct: tell, ...state } = latest.current;
      if (isIgnored || event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const isTyping = isTypingIn({
        tagName: target.tagName,
        type: target instanceof HTMLInputElement ? target.type : undefined,
        isContentEditable: target.isContentEditable,
      });
      // Enter that is held down on a button would press it again and again, and then the button of the next one.
      if (event.repeat && event.key === 'Enter' && !isTyping) event.preventDefault();
      const isCommand = event.ctrlKey || event.metaKey;
      const act = actOfKey({ key: event.key, isCommand, isAlt: event.altKey, isTyping, isRepeat: event.repeat }, state);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      tell(act);
    }
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}
