import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { sha256 } from '../random.ts';
import { type ListPage, listQuery, readListPage } from './s3-list.ts';
import type { S3Place } from './s3-place.ts';
import { assertKey, type ContentPart, type Storage, StorageError } from './storage.ts';

type Request = {
  method: 'HEAD' | 'GET' | 'PUT' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  data?: Uint8Array;
  part?: ContentPart;
};
/** What the service said. Only a content that was asked for is still to come; `abort` cuts it off. */
type Answer = { status: number; text: string; body: ReadableStream<Uint8Array> | null; abort: () => void };

const maxAttempts = 3;
const firstPauseMs = 100;
const answerWithinMs = 5_000;
/** Sending gets more time: at least so many bytes must go each second. */
const slowestBytesPerSecond = 500_000;
/** A content that stops coming for so long is cut off. */
const stalledMs = 10_000;
export const checkKey = 'kouan-check';
const maxListBytes = 16_000_000;

/** A bucket with whatever keys it has, and what lies in it. */
export type Bucket = Storage & {
  /** One page of what lies in it, in the order of the keys; `next` is where the following page begins. */
  list(from: string | undefined): Promise<ListPage>;
};

/** Keeps contents in a bucket of any S3 service, under our own keys. */
export function s3Storage(place: S3Place): Storage {
  const bucket = openBucket(place);
  return {
    check: () => bucket.check(),
    async put(key, data) {
      assertKey(key);
      await bucket.put(key, data);
    },
    async get(key, part) {
      assertKey(key);
      return bucket.get(key, part);
    },
    async delete(key) {
      assertKey(key);
      await bucket.delete(key);
    },
  };
}

/** A bucket of any S3 service, addressed by path. Everything it asks may be asked again. */
export function openBucket(place: S3Place): Bucket {
  const send = (request: Request) => sendWithRetries(place, request);
  const bucket: Bucket = {
    async check() {
      expectStatus(place, await send({ method: 'HEAD', key: '' }), [200]);
      await bucket.put(checkKey, Buffer.from('ok'));
      await bucket.delete(checkKey);
    },
    async put(key, data) {
      expectStatus(place, await send({ method: 'PUT', key, data }), [200]);
    },
    async get(key, part) {
      const answer = await send({ method: 'GET', key, ...(part ? { part } : {}) });
      if (answer.status === 404 && !answer.text.includes('NoSuchBucket')) return undefined;
      expectStatus(place, answer, [part ? 206 : 200]);
      return Readable.from(contentOf(place, answer), { objectMode: false });
    },
    async delete(key) {
      expectStatus(place, await send({ method: 'DELETE', key }), [200, 204]);
    },
    async list(from) {
      const answer = await send({ method: 'GET', key: '', query: listQuery(from) });
      expectStatus(place, answer, [200]);
      return readListPage(await wholeText(contentOf(place, answer)));
    },
  };
  return bucket;
}

async function wholeText(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const found: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > maxListBytes) throw new StorageError('The file storage answered a list that is too long.');
    found.push(piece);
  }
  return Buffer.concat(found).toString('utf8');
}

async function sendWithRetries(place: S3Place, request: Request): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === maxAttempts;
    try {
      const answer = await sendOnce(place, request);
      const mayPass = answer.status >= 500 || answer.status === 429;
      if (isLast || !mayPass) return answer;
    } catch (error) {
      if (isLast)
        throw new StorageError(`The file storage ${placeName(place)} cannot be reached (${reasonOf(error)}).`);
    }
    await sleep(firstPauseMs * 2 ** (attempt - 1) + randomInt(firstPauseMs));
  }
}

async function sendOnce(place: S3Place, { method, key, query, data, part }: Request): Promise<Answer> {
  const { accessKeyId, secretAccessKey, region } = place;
  const headers = {
    'x-amz-content-sha256': sha256(data ?? ''),
    ...(part ? { range: `bytes=${part.first}-${part.last}` } : {}),
  };
  const path = key.split('/').map(encodeURIComponent).join('/');
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const url = `${place.endpoint}/${place.bucket}${key === '' ? '' : `/${path}`}${search}`;
  const signer = new AwsV4Signer({ method, url, headers, accessKeyId, secretAccessKey, region, service: 's3' });
  const signed = await signer.sign();
  const controller = new AbortController();
  const limitMs = answerWithinMs + ((data?.length ?? 0) / slowestBytesPerSecond) * 1000;
  const timer = setTimeout(() => controller.abort(), limitMs);
  try {
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      signal: controller.signal,
      // Safe: our buffers never lie in shared memory.
      ...(data ? { body: data as Uint8Array<ArrayBuffer> } : {}),
    });
    const { status, body } = response;
    const abort = () => controller.abort();
    if (method === 'GET' && (status === 200 || status === 206)) return { status, text: '', body, abort };
    return { status, text: await response.text(), body: null, abort };
  } finally {
    clearTimeout(timer);
  }
}

/** The content piece by piece. Only the waiting for the service is limited, not the reader's pace. */
async function* contentOf(place: S3Place, { body, abort }: Answer): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let isWhole = false;
  try {
    for (;;) {
      const timer = setTimeout(abort, stalledMs);
      const piece = await reader.read().finally(() => clearTimeout(timer));
      if (piece.done) break;
      yield piece.value;
    }
    isWhole = true;
  } catch (error) {
    throw new StorageError(`The file storage ${placeName(place)} stopped answering (${reasonOf(error)}).`);
  } finally {
    if (!isWhole) abort();
  }
}

/** The text of an error may repeat the key, so only its code is ever told. */
function expectStatus(place: S3Place, { status, text }: Answer, wanted: readonly number[]): void {
  if (wanted.includes(status)) return;
  const problem = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? status;
  const name = placeName(place);
  if (status === 404) throw new StorageError(`The file storage has no bucket ${name}.`);
  if (status === 401 || status === 403)
    throw new StorageError(`The file storage refuses the access to ${name} (${problem}): check key and secret.`);
  throw new StorageError(`The file storage ${name} answered ${problem}.`);
}

const placeName = ({ endpoint, bucket }: S3Place): string => `${bucket} at ${new URL(endpoint).host}`;

function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && cause.name === 'AbortError') return 'no answer in time';
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'connection lost';
}
