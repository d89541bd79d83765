import { addToCart, getInfo, login, logout } from '@kouan/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, timedOut } from './api-error.ts';
import { browserTransport, createCall } from './call.ts';
import { handleFailure } from './failures.ts';
import { createI18n } from './i18n.ts';
import { useNotices } from './notifications.ts';

type Sent = { address: string; init: RequestInit };
const sent: Sent[] = [];
let answer: () => Response;
vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
  sent.push({ address, init });
  return answer();
});
const call = createCall(browserTransport({ token: () => 'Bearer abc', timeoutMs: 1_200_000 }));
const header = (name: string) => new Headers(sent[0]?.init.headers).get(name);

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({});
  useNotices.setState({ notices: [] });
});

test('calls go to the root of the site as JSON', async () => {
  await call(login, { body: { username: 'a', password: 'b', code: 'c', uuid: 'd' } });
  expect(sent[0]?.address).toBe('/auth/login');
  expect(header('content-type')).toBe('application/json');
  expect(sent[0]?.init.body).toBe(JSON.stringify({ username: 'a', password: 'b', code: 'c', uuid: 'd' }));
});

test('every call asks for JSON by its content type, with a body or without', async () => {
  await call(getInfo);
  await call(logout);
  expect(sent.map(({ init }) => new Headers(init.headers).get('content-type'))).toEqual([
    'application/json',
    'application/json',
  ]);
  expect(sent.map(({ init }) => init.body)).toEqual([null, null]);
});

test('the Authorization header is the stored token as it is; a visitor sends none', async () => {
  await call(getInfo);
  expect(header('authorization')).toBe('Bearer abc');
  sent.length = 0;
  await createCall(browserTransport({ token: () => null, timeoutMs: 1_200_000 }))(getInfo);
  expect(header('authorization')).toBeNull();
});

test('a call ends after 1,200,000 ms and says that the network request timed out', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answer = () => {
    throw new DOMException('too long', 'TimeoutError');
  };
  const failure: unknown = await call(getInfo).catch((error: unknown) => error);
  expect(timeout).toHaveBeenCalledWith(1_200_000);
  expect(failure).toMatchObject({ status: timedOut });
  const i18n = await createI18n('en', []);
  await handleFailure(failure, { i18n, go: () => undefined, forget: () => undefined });
  expect(useNotices.getState().notices).toMatchObject([{ kind: 'error', title: 'Network request timeout' }]);
});

test('the time to wait is a setting', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await createCall(browserTransport({ token: () => null, timeoutMs: 90_000 }))(getInfo);
  expect(timeout).toHaveBeenLastCalledWith(90_000);
});

test('the message of a refusal is read whatever kind of body carries it', async () => {
  const body = JSON.stringify({ status: 409, message: 'Already in the cart' });
  answer = () => new Response(new Blob([body], { type: 'application/octet-stream' }), { status: 409 });
  const failure: unknown = await call(addToCart, { body: { skuId: 1, quantity: 1 } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 409, message: 'Already in the cart' });
  await handleFailure(failure, { i18n: await createI18n('en', []), go: () => undefined, forget: () => undefined });
  expect(useNotices.getState().notices).toMatchObject([{ kind: 'error', title: 'Already in the cart' }]);
});
