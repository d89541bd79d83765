import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchFile } from './fetch-file.ts';

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push({ close: () => (server.closeAllConnections(), server.close()) });
  // Safe: a server that listens on an address and port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/download`;
}

test('a workbook comes with the token, and its progress is told in bytes', async () => {
  let authorization: string | undefined;
  const address = await serve((request, reply) => {
    authorization = request.headers.authorization;
    reply.writeHead(200, { 'content-type': 'application/vnd.ms-excel', 'content-length': '6' });
    reply.write('PK1');
    setTimeout(() => reply.end('234'), 20);
  });
  const told: [number, number | null][] = [];
  const file = await fetchFile(address, {
    token: 'Bearer abc',
    signal: new AbortController().signal,
    onProgress: (...progress) => told.push(progress),
  });
  expect(authorization).toBe('Bearer abc');
  expect(await file.text()).toBe('PK1234');
  expect(told.at(-1)).toEqual([6, 6]);
});

test('a refusal that comes as a blob of JSON is told in its own words', async () => {
  const address = await serve((_, reply) => {
    reply.writeHead(403, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ status: 403, message: 'You may not export users' }));
  });
  const stop = new AbortController();
  const result = fetchFile(address, { token: null, signal: stop.signal, onProgress: () => undefined });
  await expect(result).rejects.toMatchObject({ status: 403, message: 'You may not export users' });
});

test('a stopped export rejects at once, and without an answer it fails as a call does', async () => {
  const address = await serve((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/vnd.ms-excel', 'content-length': '1000' });
    reply.write('PK');
  });
  const stop = new AbortController();
  const result = fetchFile(address, { token: null, signal: stop.signal, onProgress: () => stop.abort() });
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });

  const nobody = fetchFile('http://127.0.0.1:9/x', {
    token: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  await expect(nobody).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});
