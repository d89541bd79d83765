import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { Outside } from './outside.ts';
import { FetchRefused, fetchLimits, isPublicAddress, safeFetch } from './safe-fetch.ts';

const shopAddress = '93.184.216.34';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A shop that stands in for the outside world; `names` says what each host resolves to, one list per look-up. */
async function aShop(answer: RequestListener, names: Record<string, string[][]> = {}) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const dialled: string[] = [];
  const outside: Outside = {
    resolve: async (host) => {
      const known = names[host];
      return known === undefined ? [shopAddress] : ((known.length > 1 ? known.shift() : known[0]) ?? []);
    },
    dial: ({ address, port: wanted }) =>
      new Promise((resolve, reject) => {
        dialled.push(`${address}:${wanted}`);
        const socket = connect({ host: '127.0.0.1', port }, () => resolve(socket));
        socket.once('error', reject);
      }),
  };
  return { outside, dialled };
}

const rules = {
  mayVisit: ({ hostname }: URL) => hostname.endsWith('.shop.test') || hostname === 'shop.test',
  types: /^text\/html/,
};
const html: RequestListener = (_, reply) =>
  void reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>goods</p>');
async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof FetchRefused ? error.failure : `no refusal: ${String(error)}`;
}

test('a page of an allowed host comes back, over the address that was checked', async () => {
  const hosts: (string | undefined)[] = [];
  const { outside, dialled } = await aShop((request, reply) => {
    hosts.push(`${request.headers.host}${request.url}`);
    html(request, reply);
  });

  const page = await safeFetch(outside, 'https://www.shop.test/offer/1.html?a=1#x', rules);

  expect(page.body.toString()).toBe('<p>goods</p>');
  expect(hosts).toEqual(['www.shop.test/offer/1.html?a=1']);
  expect(dialled).toEqual([`${shopAddress}:443`]);
});

test('addresses inside are refused in every notation, before anything is reached', async () => {
  const { outside, dialled } = await aShop(html);
  const inside = [
    'http://127.0.0.1/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://①②⑦.⓪.⓪.①/',
    'http://localhost/',
    'http://0/',
    'http://[fe80::1]/',
    'http://shop.test./',
  ];
  for (const url of inside)
    expect(await failureOf(safeFetch(outside, url, { ...rules, mayVisit: () => true })), url).toBe('address');
  const disguised = [
    'http://shop.test@127.0.0.1/',
    'http://127.0.0.1#shop.test',
    'http://www.shop.test.evil.example/',
    'http://evil.example/shop.test',
    'http://www.shop.test\\@127.0.0.1/',
    'http://www.shop.test:22/',
    'http://www.shop.test:5432/',
    'http://user:pw@www.shop.test/',
  ];
  for (const url of disguised) expect(await failureOf(safeFetch(outside, url, rules)), url).toBe('address');
  for (const scheme of ['file', 'gopher', 'ftp', 'dict', 'data', 'javascript'])
    expect(await failureOf(safeFetch(outside, `${scheme}://www.shop.test/`, rules)), scheme).toBe('address');
  expect(dialled).toEqual([]);
});

test('only addresses of the open internet count as public', () => {
  const inner = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
    '',
  ];
  expect(inner.filter(isPublicAddress)).toEqual([]);
  expect(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'].every(isPublicAddress)).toBe(true);
});

test('a name that resolves inside, also among others, or only the second time, is never reached', async () => {
  const { outside, dialled } = await aShop(
    (request, reply) => {
      if (request.url === '/again') html(request, reply);
      else reply.writeHead(302, { location: '/again' }).end();
    },
    {
      'inner.shop.test': [['10.0.0.8']],
      'mixed.shop.test': [[shopAddress, '127.0.0.1']],
      'nobody.shop.test': [[]],
      'turning.shop.test': [[shopAddress], ['127.0.0.1']],
    },
  );

  for (const host of ['inner', 'mixed', 'nobody'])
    expect(await failureOf(safeFetch(outside, `http://${host}.shop.test/`, rules)), host).toBe('address');
  expect(dialled).toEqual([]);
  expect(await failureOf(safeFetch(outside, 'http://turning.shop.test/', rules))).toBe('address');
  expect(dialled).toEqual([`${shopAddress}:80`]);
});

test('every hop is checked again, and five are enough', async () => {
  let served = 0;
  const { outside, dialled } = await aShop((request, reply) => {
    served += 1;
    const left = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('left'));
    const target = new URL(request.url ?? '/', 'http://x').searchParams.get('to');
    if (target !== null) reply.writeHead(302, { location: target }).end();
    else if (left > 0) reply.writeHead(301, { location: `/?left=${left - 1}` }).end();
    else html(request, reply);
  });
  const from = (query: string) => safeFetch(outside, `http://www.shop.test/?${query}`, rules);

  expect((await from('left=5')).url).toBe('http://www.shop.test/?left=0');
  expect(await failureOf(from('left=20'))).toBe('too_many_hops');
  expect(served).toBe(12);
  dialled.length = 0;
  for (const target of [
    'http://127.0.0.1/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    'https://evil.example/',
    'gopher://x',
    '//10.0.0.1/',
  ])
    expect(await failureOf(from(`to=${encodeURIComponent(target)}`)), target).toBe('address');
  expect(dialled).toHaveLength(6);
});

test('endless, swollen and wrong bodies are cut off', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1_048_576));
  const { outside } = await aShop((request, reply) => {
    if (request.url === '/large') {
      reply.writeHead(200, { 'content-type': 'text/html' });
      const chunk = Buffer.alloc(65_536, 'x');
      const pour = () => {
        while (!reply.destroyed && reply.write(chunk));
        if (!reply.destroyed) reply.once('drain', pour);
      };
      pour();
    } else if (request.url === '/bomb')
      reply.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb);
    else if (request.url === '/picture') reply.writeHead(200, { 'content-type': 'application/x-sh' }).end('rm');
    else if (request.url === '/gone') reply.writeHead(404, { 'content-type': 'text/html' }).end('no');
    else if (request.url === '/packed')
      reply.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync('<p>small</p>'));
    else request.socket.destroy();
  });
  const from = (path: string) => safeFetch(outside, `http://www.shop.test${path}`, rules);

  expect(bomb.length).toBeLessThan(fetchLimits.bytes);
  expect(await failureOf(from('/large'))).toBe('too_large');
  expect(await failureOf(from('/bomb'))).toBe('too_large');
  expect(await failureOf(from('/picture'))).toBe('type');
  expect(await failureOf(from('/gone'))).toBe('status');
  expect(await failureOf(from('/cut'))).toBe('unreachable');
  expect((await from('/packed')).body.toString()).toBe('<p>small</p>');
});

test('a server that sends a byte a second, or nothing, or a name that never resolves, ends after ten seconds', async () => {
  const { outside } = await aShop((request, reply) => {
    if (request.url === '/silent') return;
    reply.writeHead(200, { 'content-type': 'text/html' });
    const dripping = setInterval(() => (reply.destroyed ? clearInterval(dripping) : reply.write('x')), 1_000);
  });
  const since = Date.now();
  const never: Outside = { ...outside, resolve: () => new Promise(() => undefined) };

  const failures = await Promise.all([
    failureOf(safeFetch(outside, 'http://www.shop.test/slow', rules)),
    failureOf(safeFetch(outside, 'http://www.shop.test/silent', rules)),
    failureOf(safeFetch(never, 'http://www.shop.test/', rules)),
  ]);

  expect(failures).toEqual(['too_slow', 'too_slow', 'too_slow']);
  expect(Date.now() - since).toBeLessThan(13_000);
}, 20_000);
