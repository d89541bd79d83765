import { type IncomingMessage, request } from 'node:http';
import type { Outside } from './outside.ts';
import { FetchRefused, isPublicAddress, usableUrl } from './safe-fetch.ts';

const timeoutMs = 10_000;
const maxReplyBytes = 5 * 1_048_576;
const maxHeaderBytes = 16_384;

export type OutsidePost = { headers: Readonly<Record<string, string>>; text: string };
export type OutsideReply = { status: number; type: string; body: Buffer };

/**
 * Posts a text to an address of the outside world: https on its own port, never an address inside, the connection pinned to
 * the address that was checked, no redirect followed, at most 5 MB and 10 s. Any status is an answer. Throws FetchRefused.
 */
export async function postOutside(outside: Outside, address: string, post: OutsidePost): Promise<OutsideReply> {
  const url = usableUrl(address);
  if (url?.protocol !== 'https:') throw new FetchRefused('address');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await postTo(outside, { url, post, signal });
  } catch (error) {
    if (signal.aborted) throw new FetchRefused('too_slow');
    throw error instanceof FetchRefused ? error : new FetchRefused('unreachable');
  }
}

type Posting = { url: URL; post: OutsidePost; signal: AbortSignal };

async function postTo(outside: Outside, { url, post, signal }: Posting): Promise<OutsideReply> {
  const addresses = await outside.resolve(url.hostname);
  const [address] = addresses;
  if (address === undefined || !addresses.every(isPublicAddress)) throw new FetchRefused('address');
  const socket = await outside.dial({ address, port: 443, host: url.hostname, isSecure: true }, signal);
  try {
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request({
        method: 'POST',
        host: url.hostname,
        path: url.pathname + url.search,
        headers: {
          ...post.headers,
          host: url.hostname,
          connection: 'close',
          'content-length': Buffer.byteLength(post.text),
        },
        createConnection: () => socket,
        maxHeaderSize: maxHeaderBytes,
        signal,
      });
      asked.once('response', resolve).once('error', reject).end(post.text);
    });
    return { status: reply.statusCode ?? 0, type: reply.headers['content-type'] ?? '', body: await wholeOf(reply) };
  } finally {
    socket.destroy();
  }
}

async function wholeOf(reply: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxReplyBytes) throw new FetchRefused('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
