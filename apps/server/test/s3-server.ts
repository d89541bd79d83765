import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type S3Place } from '../src/platform/storage.ts';

export type S3Server = {
  /** Where the bucket is and who may use it. */
  place: S3Place;
  /** Everything that was asked so far, as `GET /bucket/key`. */
  asked: string[];
  /** What the next requests get instead of an answer of the service. */
  misbehave(answers: readonly Misbehaviour[]): void;
  /** The service dies; whoever asks is answered by nobody. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};
/** A status, a broken connection, silence, or a content that is announced but never comes whole. */
export type Misbehaviour = 500 | 503 | 'break' | 'silence' | 'half';

const require = createRequire(import.meta.url);
const bucket = 'kouan-files';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const startLimitMs = 20_000;

/**
 * A real S3 service in a process of its own. It does not check signatures of version 4, so whoever asks goes through a
 * door that does.
 */
export async function startS3Server(folder: string): Promise<S3Server> {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const program = join(require.resolve('s3rver/package.json'), '../bin/s3rver.js');
  const service = spawn(
    process.execPath,
    [program, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent', '--allow-mismatched-signatures'].concat([
      '--configure-bucket',
      bucket,
    ]),
    { stdio: 'ignore' },
  );
  await untilOpen(service, port);
  const asked: string[] = [];
  const queue: Misbehaviour[] = [];
  const door = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const wrong = queue.shift();
    if (wrong !== undefined) return misbehave(wrong, response);
    if (!isSigned(request)) return refuse(response);
    return passOn(request, response, port);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const kill = () => end(service);
  return {
    place: { endpoint, bucket, region: 'eu-test-1', ...credentials },
    asked,
    misbehave: (answers) => void queue.push(...answers),
    kill,
    async stop() {
      await kill();
      await close(door);
    },
  };
}

function misbehave(wrong: Misbehaviour, response: ServerResponse): void {
  if (wrong === 'break') response.destroy();
  else if (wrong === 'half') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('the first half');
    setTimeout(() => response.destroy(), 50);
  } else if (wrong !== 'silence') response.writeHead(wrong).end('<Error><Code>SlowDown</Code></Error>');
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(403, { 'content-type': 'application/xml' })
    .end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, headers } = request;
  const forward = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  forward.on('error', () => response.destroy());
  request.pipe(forward);
}

/** The signature as AWS describes it, worked out anew from what came over the wire. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = '', region = '', names = '', given = ''] = form.exec(headers.authorization ?? '') ?? [];
  if (key !== credentials.accessKeyId) return false;
  const [path = '', query = ''] = url.split('?');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, path, query, lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  );
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(signingKey, text).toString('hex')));
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createSocketServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilOpen(service: ChildProcess, port: number): Promise<void> {
  const limit = Date.now() + startLimitMs;
  while (Date.now() < limit && service.exitCode === null) {
    const isOpen = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error('the S3 service did not start');
}
