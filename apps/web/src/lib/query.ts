import type { CallInput, EndpointShape, ReplyOf } from '@kouan/contract';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';

const callOfClient = new WeakMap<QueryClient, Call>();

const freshForMs = 30_000;
const maxRetries = 2;
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.status <= 0 || error.status >= 502);

type ClientSetup = { call: Call; retries?: number; onFailure?: (error: unknown) => void };

/** A cache whose queries and mutations go through `call`. `onFailure` hears of every final failure not marked `silent`. */
export function createQueryClient({ call, retries = maxRetries, onFailure }: ClientSetup): QueryClient {
  const hear = (error: unknown, meta: Record<string, unknown> | undefined): void => {
    if (!meta?.['silent']) onFailure?.(error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => hear(error, query.meta) }),
    mutationCache: new MutationCache({ onError: (error, _input, _result, mutation) => hear(error, mutation.meta) }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        retry: (count, error) => count < retries && isWorthRetrying(error),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  callOfClient.set(client, call);
  return client;
}

export function callOf(client: QueryClient): Call {
  const call = callOfClient.get(client);
  if (!call) throw new Error('This QueryClient was not made by createQueryClient');
  return call;
}

/** The key of a call: all its queries are found by the first two parts. */
const keyOf = (endpoint: EndpointShape): [string, string] => [endpoint.method, endpoint.path];

/** A query made of an endpoint: `useQuery(endpointQuery(getProduct, { params: { id } }))`; the same in a route's prefetch. */
export function endpointQuery<E extends EndpointShape>(endpoint: E, input: CallInput<E>) {
  return queryOptions<ReplyOf<E>, ApiError>({
    queryKey: [...keyOf(endpoint), input],
    queryFn: ({ client }) => callWith(callOf(client), endpoint, input),
  });
}

/**
 * A mutation made of an endpoint: `useCall(addToCart, { refresh: [myCart] })`. Everything cached of the endpoints named in
 * `refresh` is loaded again after success. Failures are notified (not with `silent`) and reject `mutateAsync` as ApiError.
 */
export function useCall<E extends EndpointShape>(
  endpoint: E,
  { refresh = [], silent = false }: { refresh?: readonly EndpointShape[]; silent?: boolean } = {},
) {
  const client = useQueryClient();
  return useMutation<ReplyOf<E>, ApiError, CallInput<E>>({
    meta: { silent },
    mutationFn: (input) => callWith(callOf(client), endpoint, input),
    onSuccess: async () => {
      await Promise.all(refresh.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })));
    },
  });
}

/** `call` takes its input optionally when nothing is required; here it is always given. */
const callWith = <E extends EndpointShape>(call: Call, endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> =>
  (call as (endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>)(endpoint, input); // a narrower view of the same function
