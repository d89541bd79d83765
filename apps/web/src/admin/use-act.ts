import type { CallInput, EndpointShape, ReplyOf } from '@kouan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { newIdempotencyKey } from '../lib/call.ts';
import { useCall } from '../lib/query.ts';

/** Refused because the session ended, or because somebody else was faster: what the page shows is out of date. */
const isStale = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 409);
const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status > 0;

/**
 * An act of the staff. Its failure is `error`, shown in place, and `act` rejects with it. The same input sent again after no
 * answer carries the same key, so that nothing happens twice.
 */
export function useAct<E extends EndpointShape>(endpoint: E, { refresh }: { refresh: readonly EndpointShape[] }) {
  const client = useQueryClient();
  const call = useCall(endpoint, { refresh, silent: true });
  const kept = useRef<{ content: string; key: string } | null>(null);

  async function act(input: CallInput<E>): Promise<ReplyOf<E>> {
    const content = JSON.stringify(input);
    const key = kept.current?.content === content ? kept.current.key : newIdempotencyKey();
    kept.current = { content, key };
    try {
      const reply = await call.mutateAsync({ ...input, idempotencyKey: key });
      kept.current = null;
      return reply;
    } catch (error) {
      if (isAnswered(error)) kept.current = null;
      if (isStale(error)) void client.invalidateQueries();
      throw error;
    }
  }
  /** The key of the act that got no answer, for whoever sends the same later. */
  const heldKey = (): string | undefined => kept.current?.key;
  return { act, heldKey, isBusy: call.isPending, error: call.error, forget: call.reset };
}
