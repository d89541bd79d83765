import { addressOf, type CallInput, type EndpointShape, type ReplyOf } from '@kouan/contract';
import type { FailureCode } from '../messages.ts';
import { keep, type Kept } from './kept-state.ts';

export class MallFailure extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode, message = '') {
    super(message);
    this.code = code;
  }
}

const timeoutMs = 30_000;
const headerLanguage = { cn: 'zh-CN', en: 'en', vi: 'vi' } as const;

/**
 * Calls an endpoint of the mall with the token of this browser, if there is one. Throws MallFailure: `unreachable`,
 * `notConnected` when the token is dead (it is forgotten then), `mall` with the mall's own words.
 */
export async function callMall<E extends EndpointShape>(
  { address, token, language }: Kept,
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> {
  if (address === '') throw new MallFailure('notConnected');
  // The same parts, without their schemas.
  const { params, query, body, idempotencyKey } = input as {
    params?: object;
    query?: object;
    body?: unknown;
    idempotencyKey?: string;
  };
  const reply = await fetch(address + addressOf(endpoint, { params, query }), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'accept-language': headerLanguage[language],
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.idempotent ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new MallFailure('unreachable');
  });
  const text = await reply.text();
  if (reply.ok) return (text === '' ? undefined : JSON.parse(text)) as ReplyOf<E>; // written by the endpoint's own schema
  if (reply.status === 401 && token !== null) await keep({ token: null, nickName: '' });
  if (reply.status === 401) throw new MallFailure('notConnected');
  throw new MallFailure('mall', messageIn(text));
}

function messageIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string')
      return body.message.slice(0, 500);
  } catch {
    // Not our mall's words: none are shown.
  }
  return '';
}
