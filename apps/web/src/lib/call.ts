import { addressOf, type CallInput, type EndpointShape, type NeedsInput, type ReplyOf } from '@kouan/contract';
import { ApiError, apiErrorFrom, noAnswer, timedOut } from './api-error.ts';
import { noteServerTime } from './server-clock.ts';

/** How a request travels: fetch in the browser, the server's own router while a page is rendered. */
export type Transport = (request: {
  method: string;
  address: string;
  body: unknown;
  idempotencyKey: string | undefined;
  file: Blob | undefined;
}) => Promise<{ status: number; body: unknown }>;

type Input<E extends EndpointShape> = NeedsInput<E> extends true ? [input: CallInput<E>] : [input?: CallInput<E>];
/** Calls an endpoint of the contract. Throws ApiError. */
export type Call = <E extends EndpointShape>(endpoint: E, ...input: Input<E>) => Promise<ReplyOf<E>>;

type LooseInput = { params?: object; query?: object; body?: unknown; idempotencyKey?: string; file?: Blob };

export function createCall(transport: Transport): Call {
  return async (endpoint, ...[input]) => {
    const { params, query, body: sent, idempotencyKey, file } = (input ?? {}) as LooseInput; // the same parts, without their schemas
    const { status, body } = await transport({
      method: endpoint.method,
      address: addressOf(endpoint, { params, query }),
      body: sent,
      idempotencyKey: idempotencyKey ?? (endpoint.idempotent ? newIdempotencyKey() : undefined),
      file,
    });
    if (status < 200 || status >= 300) throw apiErrorFrom(status, body);
    return body as ReplyOf<typeof endpoint>; // the server validates every reply against the endpoint's schema
  };
}

/** One key per intention: make it when a form opens and pass it with every try, so that a retry has no second effect. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // no randomUUID on plain http addresses
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Browser = { token: () => string | null; timeoutMs: number };

/** Talks to the server this page came from, and gives up after a while. */
export function browserTransport({ token, timeoutMs }: Browser): Transport {
  return async ({ method, address, body, idempotencyKey, file }) => {
    const headers = new Headers({ Accept: 'application/json' });
    const authorization = token();
    if (authorization) headers.set('Authorization', authorization);
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    if (!file) headers.set('Content-Type', 'application/json');
    const payload = file ? formOf(file) : body === undefined ? undefined : JSON.stringify(body);
    try {
      const reply = await fetch(address, {
        method,
        headers,
        body: payload ?? null,
        signal: AbortSignal.timeout(timeoutMs),
        credentials: 'same-origin',
      });
      // A reply that may be kept can be an old one.
      if (reply.headers.get('cache-control')?.includes('no-store')) noteServerTime(reply.headers.get('date'));
      return { status: reply.status, body: parseJson(await reply.text()) };
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
      throw new ApiError({ status: isTimeout ? timedOut : noAnswer, code: '', message: '' });
    }
  };
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file, file instanceof File ? file.name : 'picture.png');
  return form;
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
