import { addressOf, type UserRow } from '@kouan/contract';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { createCall } from '../lib/call.ts';
import { offlinePath } from '../lib/offline-path.ts';
import { createQueryClient } from '../lib/query.ts';
import { defaultRole, endSession, startSession, useSession } from '../lib/session.ts';
import { cartQuery, completeLogIn, loadAccount } from './session-flow.ts';

vi.stubGlobal('document', { cookie: '' });
vi.stubGlobal('location', { protocol: 'http:' });

const user: UserRow = {
  id: 7,
  username: 'buyer7',
  nickName: 'Nguyễn',
  email: 'a@example.test',
  phone: '+84912345678',
  gender: null,
  enabled: true,
  avatarName: null,
  avatarPath: null,
  buyerCode: 'B000007',
  dept: { id: 1, name: 'Buyers' },
  roles: [],
  jobs: [],
  createTime: '2026-11-21 10:00:00',
};

/** A client whose server answers by address; `called` lists the calls in their order. */
function clientOf(replies: Record<string, { status: number; body: unknown }>) {
  const called: string[] = [];
  const client = createQueryClient({
    retries: 0,
    call: createCall(async ({ method, address }) => {
      called.push(`${method} ${address}`);
      return replies[address.split('?')[0] ?? ''] ?? { status: 404, body: {} };
    }),
  });
  return { client, called };
}
const ok = (body: unknown) => ({ status: 200, body });
const info = 'GET /auth/info';
const menus = 'GET /api/menus/build';
const cart = 'GET /api/shopCart/myCart?page=0&size=999';
const replies = (roles: string[]) => ({
  '/auth/info': ok({ user, roles, dataScopes: [], authorities: [] }),
  '/api/menus/build': ok([]),
  '/api/shopCart/myCart': ok({ content: [], totalElements: 12, goodsFen: 0 }),
});
const logIn = (roles: readonly string[]) => startSession({ token: 'Bearer t', remember: false, user, roles });

beforeEach(() => endSession());

test('a token without roles gets its user, then its menus, and counts the cart after each', async () => {
  useSession.setState({ token: 'Bearer t' });
  const { client, called } = clientOf(replies(['cart:own']));
  const reload = vi.fn<() => void>();
  await loadAccount(client, reload);
  expect(called).toEqual([info, cart, menus, cart]);
  expect(useSession.getState()).toMatchObject({ user, roles: ['cart:own'], cartCount: 12 });
  expect(reload).not.toHaveBeenCalled();
});

test.each([0, 401, 403, 500])(
  'when the user cannot be had (%d), the session ends and the page reloads',
  async (status) => {
    useSession.setState({ token: 'Bearer t' });
    const { client, called } = clientOf({ '/auth/info': { status, body: { status, message: 'no' } } });
    const reload = vi.fn<() => void>();
    await loadAccount(client, reload);
    expect(useSession.getState()).toMatchObject({ token: null, roles: [], user: null });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(called).toEqual([info]);
  },
);

test('after a log-in the flag is cleared, the menus are loaded, and the cart is counted before and after', async () => {
  logIn(['cart:own']);
  expect(useSession.getState().loadMenus).toBe(true);
  const { client, called } = clientOf(replies([]));
  const done = completeLogIn(client);
  expect(useSession.getState().loadMenus).toBe(false);
  await done;
  expect(called).toEqual([cart, menus, cart]);
  expect(useSession.getState().cartCount).toBe(12);
});

test('whoever may have no cart is not asked for one', async () => {
  logIn(['order:list']);
  const { client, called } = clientOf(replies([]));
  await completeLogIn(client);
  expect(called).toEqual([menus]);
});

test('a user without roles gets the default one, and the page goes on without menus and cart that fail', async () => {
  useSession.setState({ token: 'Bearer t' });
  const { client } = clientOf({ '/auth/info': ok({ user, roles: [], dataScopes: [], authorities: [] }) });
  await loadAccount(client, () => expect.unreachable());
  expect(useSession.getState()).toMatchObject({ roles: [defaultRole], cartCount: 0, token: 'Bearer t' });
});

test('the cart is counted from up to 999 items of page 0', async () => {
  expect(cartQuery.queryKey.at(-1)).toEqual({ query: { page: 0, size: 999 } });
  const { client, called } = clientOf(replies([]));
  await client.fetchQuery(cartQuery).catch((error: unknown) => expect(error).toBeInstanceOf(ApiError));
  expect(called).toEqual([cart]);
  expect(
    addressOf(
      { method: 'GET', path: '/api/shopCart/myCart', permission: 'session' },
      { query: { page: 0, size: 999 } },
    ),
  ).toBe(cart.slice(4));
});

test('an account that gets no answer is asked for again before the session ends', async () => {
  useSession.setState({ token: 'Bearer t' });
  const answers = [{ status: 0, body: undefined }, replies(['order:own'])['/auth/info']];
  const client = createQueryClient({ call: createCall(async () => answers.shift() ?? { status: 404, body: {} }) });
  await loadAccount(client, () => expect.unreachable());
  expect(useSession.getState()).toMatchObject({ token: 'Bearer t', user });
});

test('without any answer the page that works without a network keeps the session, and asks again', async () => {
  vi.stubGlobal('location', { protocol: 'http:', pathname: offlinePath });
  onTestFinished(() => void vi.stubGlobal('location', { protocol: 'http:' }));
  useSession.setState({ token: 'Bearer t' });
  const reload = vi.fn<() => void>();
  const { client } = clientOf({ '/auth/info': { status: 0, body: undefined } });
  await loadAccount(client, reload);
  expect(useSession.getState()).toMatchObject({ token: 'Bearer t', user: null, isUnreachable: true });
  await loadAccount(clientOf(replies(['cart:own'])).client, reload);
  expect(useSession.getState()).toMatchObject({ user, isUnreachable: false });
  expect(reload).not.toHaveBeenCalled();
});
