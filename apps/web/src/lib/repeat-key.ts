import { useRef } from 'react';
import { newIdempotencyKey } from './call.ts';

/** The idempotency key of what is being sent: the same for the same content, so that a retry has no second effect. */
export function useRepeatKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
