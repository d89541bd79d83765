import type { EndpointShape, holdCase, holdReview, leaveCase, releaseReview } from '@kouan/contract';
import { useEffect } from 'react';
import { useCall } from '../../lib/query.ts';

const holdEveryMs = 30_000;

type Hold = {
  number: string;
  /** Whether the reader works on it, and does not only look. */
  isWanted: boolean;
  hold: typeof holdReview | typeof holdCase;
  leave: typeof releaseReview | typeof leaveCase;
  /** What shows who holds it. */
  refresh: readonly EndpointShape[];
};

/** Says to the others that this one is worked on, for as long as its desk is open. */
export function useHold({ number, isWanted, hold, leave, refresh }: Hold): { takeOver: () => void } {
  const { mutate: say } = useCall(hold, { refresh: [], silent: true });
  const { mutate: take } = useCall(hold, { refresh, silent: true });
  const { mutate: go } = useCall(leave, { refresh: [], silent: true });
  useEffect(() => {
    if (!isWanted) return undefined;
    say({ params: { number }, body: {} });
    const timer = setInterval(() => say({ params: { number }, body: {} }), holdEveryMs);
    return () => {
      clearInterval(timer);
      go({ params: { number }, body: {} });
    };
  }, [number, isWanted, say, go]);
  return { takeOver: () => take({ params: { number }, body: { isTaken: true } }) };
}
