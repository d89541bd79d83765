import { logout, type UserRow } from '@kouan/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { logOut } from './log-out.ts';
import { createQueryClient } from './query.ts';
import { endSession, resumeSession, setUser, startSession, useSession } from './session.ts';

const written: string[] = [];
let jar = '';
vi.stubGlobal('document', {
  set cookie(text: string) {
    written.push(text);
  },
  get cookie() {
    return jar;
  },
});
vi.stubGlobal('location', { protocol: 'http:' });

const user: UserRow = {
  id: 7,
  username: 'buyer7',
  nickName: 'Nguyễn',
  email: 'a@example.test',
  phone: '+84912345678',
  gender: null,
  enabled: true,
  avatarName: 'a.png',
  avatarPath: null,
  buyerCode: 'B000007',
  dept: { id: 1, name: 'Buyers' },
  roles: [{ id: 1, name: 'Core enterprise', level: 9, dataScope: '' }],
  jobs: [],
  createTime: '2026-11-21 10:00:00',
};
const token = 'Bearer abc';
const start = (remember: boolean, roles: readonly string[] = ['order:own']) =>
  startSession({ token, remember, user, roles });
const callsAnswering = (status: number) => {
  const called: string[] = [];
  const client = createQueryClient({
    retries: 0,
    call: (async (endpoint: { method: string; path: string }) => {
      called.push(`${endpoint.method} ${endpoint.path}`);
      if (status !== 200) throw new ApiError({ status, code: '', message: '' });
    }) as never, // only logout is called, which answers nothing
  });
  return { client, called };
};

beforeEach(() => {
  jar = '';
  endSession();
  written.length = 0;
});

test('a visitor has no token, no user, no roles, an empty cart and no menus to load', () => {
  expect(useSession.getState()).toEqual({
    token: null,
    user: null,
    roles: [],
    cartCount: 0,
    loadMenus: false,
    isUnreachable: false,
  });
});

test('a log-in keeps token, user and roles, and asks for the menus', () => {
  start(false);
  expect(useSession.getState()).toEqual({
    token,
    user,
    roles: ['order:own'],
    cartCount: 0,
    loadMenus: true,
    isUnreachable: false,
  });
});

test('the token is in the cookie SHL-TOEKN: for one day with remember-me, else until the browser ends', () => {
  start(true);
  start(false);
  expect(written).toEqual([
    'SHL-TOEKN=Bearer%20abc; Path=/; SameSite=Lax; Max-Age=86400',
    'SHL-TOEKN=Bearer%20abc; Path=/; SameSite=Lax',
  ]);
});

test('a later visit begins with the token of the cookie and without roles', () => {
  jar = 'SHL-TOEKN=Bearer%20abc';
  resumeSession();
  expect(useSession.getState()).toMatchObject({ token, roles: [], user: null });
});

test('an account without roles has the default role', () => {
  start(false, []);
  expect(useSession.getState().roles).toEqual(['ROLE_SYSTEM_DEFAULT']);
  setUser({ user, roles: ['order:own'] });
  expect(useSession.getState().roles).toEqual(['order:own']);
});

test.each([200, 401, 500, 0])(
  'signing out clears token, roles and cookie and leads to /mall, also when the server answers %d',
  async (status) => {
    start(true);
    const { client, called } = callsAnswering(status);
    client.setQueryData(['private'], 'of the account');
    const visited: string[] = [];
    await logOut(client, (path) => void visited.push(path));
    expect(called).toEqual([`${logout.method} ${logout.path}`]);
    expect(useSession.getState()).toEqual({
      token: null,
      user: null,
      roles: [],
      cartCount: 0,
      loadMenus: false,
      isUnreachable: false,
    });
    expect(written.at(-1)).toBe('SHL-TOEKN=; Path=/; SameSite=Lax; Max-Age=0');
    expect(client.getQueryData(['private'])).toBeUndefined();
    expect(visited).toEqual(['/mall']);
  },
);
