import { type IncomingMessage, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import type { Outside } from './outside.ts';

/** Why nothing came back. For the log and for tests: a caller tells people one and the same text for all of them. */
export type FetchFailure = 'address' | 'unreachable' | 'too_large' | 'too_slow' | 'too_many_hops' | 'type' | 'status';
export class FetchRefused extends Error {
  readonly failure: FetchFailure;
  constructor(failure: FetchFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** `mayVisit` is asked about every address before anything is looked up; `types` are accepted content types. */
export type FetchRules = { mayVisit: (url: URL) => boolean; types: RegExp };
/** `form`: what is posted, instead of a GET. */
type HopRules = FetchRules & { signal: AbortSignal; form?: URLSearchParams };
export type FetchedPage = { url: string; body: Buffer };
export type FetchedHop = { status: number; location: string | undefined; body: Buffer };

export const fetchLimits = { hops: 5, bytes: 2 * 1_048_576, timeoutMs: 10_000 } as const;
const hostForm = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const redirects = new Set([301, 302, 303, 307, 308]);
const headers = {
  accept: 'text/html,image/webp,image/*;q=0.9,*/*;q=0.5',
  'accept-encoding': 'gzip, br',
  'accept-language': 'zh-CN,zh;q=0.9',
  'user-agent': 'Mozilla/5.0 (compatible; Kouan/1.0)',
  connection: 'close',
};

/** A signal that ends one fetch, all of its hops together, after 10 s. */
export const fetchDeadline = (): AbortSignal => AbortSignal.timeout(fetchLimits.timeoutMs);

/**
 * Fetches an address of the outside world for the server: http(s) on its own port, allowed hosts only, never an address
 * inside, every hop checked again, the connection pinned to the address that was checked, at most 5 hops, 2 MB and 10 s.
 * Throws FetchRefused.
 */
export async function safeFetch(
  outside: Outside,
  start: string,
  { signal = fetchDeadline(), ...rules }: FetchRules & { signal?: AbortSignal },
): Promise<FetchedPage> {
  let url = start;
  for (let hop = 0; hop <= fetchLimits.hops; hop++) {
    const { status, location, body } = await fetchHop(outside, url, { ...rules, signal });
    if (location === undefined) {
      if (status !== 200) throw new FetchRefused('status');
      return { url, body };
    }
    url = location;
  }
  throw new FetchRefused('too_many_hops');
}

/** One request of `safeFetch`: a redirect is answered with its absolute target and not followed. Throws FetchRefused. */
export async function fetchHop(outside: Outside, address: string, rules: HopRules): Promise<FetchedHop> {
  const { signal } = rules;
  const url = usableUrl(address);
  if (url === undefined || !rules.mayVisit(url)) throw new FetchRefused('address');
  try {
    return await within(signal, askOnce(outside, url, rules));
  } catch (error) {
    if (signal.aborted) throw new FetchRefused('too_slow');
    throw error instanceof FetchRefused ? error : new FetchRefused('unreachable');
  }
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };

async function askOnce(outside: Outside, url: URL, { types, signal, form }: HopRules): Promise<FetchedHop> {
  const addresses = await outside.resolve(url.hostname);
  const [address] = addresses;
  // One inner address among several is enough to refuse: somebody plays with the name.
  if (address === undefined || !addresses.every(isPublicAddress)) throw new FetchRefused('address');
  const isSecure = url.protocol === 'https:';
  const socket = await outside.dial({ address, port: isSecure ? 443 : 80, host: url.hostname, isSecure }, signal);
  try {
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({
        host: url.hostname,
        path: url.pathname + url.search,
        method: form === undefined ? 'GET' : 'POST',
        headers: { ...headers, host: url.hostname, ...(form === undefined ? {} : formHeaders) },
        createConnection: () => socket,
        maxHeaderSize: 16_384,
        signal,
      });
      asked.once('response', resolve).once('error', reject).end(form?.toString());
    });
    return await readReply(reply, url, types);
  } finally {
    socket.destroy();
  }
}

async function readReply(reply: IncomingMessage, url: URL, types: RegExp): Promise<FetchedHop> {
  const status = reply.statusCode ?? 0;
  const { location } = reply.headers;
  if (redirects.has(status) && location !== undefined) {
    if (!URL.canParse(location, url.href)) throw new FetchRefused('address');
    return { status, location: new URL(location, url.href).href, body: Buffer.alloc(0) };
  }
  if (!types.test(reply.headers['content-type'] ?? '')) throw new FetchRefused('type');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > fetchLimits.bytes) throw new FetchRefused('too_large');
    chunks.push(chunk);
  }
  return {
    status,
    location: undefined,
    body: await unpacked(Buffer.concat(chunks), reply.headers['content-encoding'] ?? ''),
  };
}

const unpackers = {
  gzip: promisify<Buffer, object, Buffer>(gunzip),
  deflate: promisify<Buffer, object, Buffer>(inflate),
  br: promisify<Buffer, object, Buffer>(brotliDecompress),
};

/** The limit counts for what comes out: a small body that swells is cut off. */
async function unpacked(body: Buffer, encoding: string): Promise<Buffer> {
  const kind = encoding.trim().toLowerCase();
  if (kind === '' || kind === 'identity') return body;
  if (kind !== 'gzip' && kind !== 'deflate' && kind !== 'br') throw new FetchRefused('type');
  try {
    return await unpackers[kind](body, { maxOutputLength: fetchLimits.bytes });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchRefused(isTooLarge ? 'too_large' : 'type');
  }
}

/** http(s) with a plain host name, its own port and no user; undefined for anything else. */
export function usableUrl(address: string): URL | undefined {
  // A backslash, white space or control sign means one thing to us and another to somebody else.
  if (address.length > 4096 || /[\\\s\u0000-\u001f\u007f]/.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && url.port === '' && hostForm.test(url.hostname);
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
}

/** Whether a resolved address lies in the open internet: no loopback, private, link-local, shared, mapped or reserved one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothes is judged as what it is.
  return ipaddr.process(address).range() === 'unicast';
}

/** The work's result, or the end of the time: a name that never resolves cannot be interrupted otherwise. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new FetchRefused('too_slow'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
