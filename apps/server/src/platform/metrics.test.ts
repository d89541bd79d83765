import { expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import { isNetwork, liesIn } from './networks.ts';

const ask = async (metricsAllow: string[], { remoteAddress = '127.0.0.1', headers = {} } = {}) => {
  const { app } = await testServer({ metricsAllow });
  await app.inject({ url: '/api/categories' });
  return app.inject({ url: '/metrics', remoteAddress, headers });
};

test('without an allowed address there are no metrics', async () => {
  const reply = await ask([]);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'request.not_found' });
});

test('an allowed address reads durations by call, the pool, jobs and Node.js itself', async () => {
  const { statusCode, body, headers } = await ask(['10.0.0.0/8', '127.0.0.1']);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/categories",status="200"} 1');
  expect(body).toMatch(/database_connections\{state="idle"\} \d/);
  expect(body).toContain('# TYPE jobs gauge');
  expect(body).toContain('nodejs_eventloop_lag_seconds');
});

test.each([
  ['another address', { remoteAddress: '192.168.1.7' }],
  ['a visitor through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a visitor through another proxy', { headers: { forwarded: 'for=127.0.0.1' } }],
])('%s finds no metrics', async (_, caller) => {
  expect((await ask(['127.0.0.1'], caller)).statusCode).toBe(404);
});

test('networks are IPv4, IPv6 and IPv4 in IPv6', () => {
  expect(['10.0.0.0/8', '::1', 'fd00::/8'].every(isNetwork)).toBe(true);
  expect(['', 'localhost', '10.0.0.0/64', '1.2.3'].some(isNetwork)).toBe(false);
  expect(liesIn('::ffff:10.1.2.3', ['10.0.0.0/8'])).toBe(true);
  expect(liesIn('11.1.2.3', ['10.0.0.0/8', 'fd00::/8'])).toBe(false);
  expect(liesIn(undefined, ['0.0.0.0/0'])).toBe(false);
});
