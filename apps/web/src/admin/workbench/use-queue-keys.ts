import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSingleKeys } from '../single-keys.ts';
import type { ShownQueue } from './workbench-api.ts';

const typing = 'input, textarea, select, [contenteditable=true], [role=dialog]';
const prefix = 'g';
const prefixLastsMs = 1500;

/** G and then a queue's letter go to its work, unless somebody types or has turned single keys off. */
export function useQueueKeys(queues: readonly ShownQueue[]): boolean {
  const go = useNavigate();
  const hasSingleKeys = useSingleKeys(({ isOn }) => isOn);
  const pressedAt = useRef(0);
  useEffect(() => {
    if (!hasSingleKeys) return;
    function handleKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const key = event.key.toLowerCase();
      const isSecond = Date.now() - pressedAt.current < prefixLastsMs;
      pressedAt.current = key === prefix ? Date.now() : 0;
      const queue = isSecond ? queues.find(({ letter }) => letter.toLowerCase() === key) : undefined;
      if (!queue) return;
      event.preventDefault();
      void go(queue.to);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [hasSingleKeys, queues, go]);
  return hasSingleKeys;
}
