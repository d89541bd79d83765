import { forgetSavedView, keepSavedView, listSavedViews, type SavedView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { endpointQuery, useCall } from '../lib/query.ts';
import { useSession } from '../lib/session.ts';
import { useListMemory } from './list-memory.ts';

/** Lists whose old views this visit has begun to send. */
const begun = new Set<string>();

/** The reader's views of a list, kept with the account, and what can be done with them. */
export function useSavedViews(list: string) {
  const [memory, remember] = useListMemory(list);
  const query = useQuery({ ...endpointQuery(listSavedViews, { query: { list } }) });
  const keep = useCall(keepSavedView, { refresh: [listSavedViews] });
  const forget = useCall(forgetSavedView, { refresh: [listSavedViews] });
  useSendingOfOldViews(list);
  return {
    views: query.data ?? [],
    isBusy: keep.isPending,
    /** Keeps the filter together with the columns as they are arranged now. */
    keep: async (name: string, filter: string): Promise<void> => {
      await keep.mutateAsync({ body: { list, name, query: filter, columns: columnsOf(memory.columns) } });
    },
    forget: (name: string) => forget.mutate({ query: { list, name } }),
    /** Arranges the columns as the view has them. */
    show: ({ columns }: SavedView) => (columns ? remember({ columns }) : undefined),
  };
}

const columnsOf = (columns: { order: readonly string[]; hidden: readonly string[] } | null) =>
  columns && { order: [...columns.order], hidden: [...columns.hidden] };

/** Views of the time when browsers kept them go to the account once; then this browser has none any more. */
function useSendingOfOldViews(list: string): void {
  const [{ unsent }, remember] = useListMemory(list);
  const userId = useSession(({ user }) => user?.id);
  const keep = useCall(keepSavedView, { refresh: [listSavedViews], silent: true });
  const isDue = unsent.length > 0 && userId !== undefined;
  useEffect(() => {
    const turn = `${userId}.${list}`;
    if (!isDue || begun.has(turn)) return;
    begun.add(turn);
    const send = async () => {
      for (const view of unsent)
        await keep.mutateAsync({ body: { list, ...view, columns: null } }).catch((error: unknown) => {
          // What the server refuses now, such as one view too many, it would refuse every time.
          if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) throw error;
        });
    };
    // What could not be sent waits for the next visit.
    void send().then(
      () => remember({ unsent: [] }),
      () => undefined,
    );
  });
}
