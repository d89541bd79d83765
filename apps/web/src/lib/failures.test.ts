import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, apiErrorFrom, noAnswer, timedOut } from './api-error.ts';
import { handleFailure } from './failures.ts';
import { createI18n } from './i18n.ts';
import { useNotices } from './notifications.ts';
import { useSession } from './session.ts';

const cookies: string[] = [];
vi.stubGlobal('document', {
  set cookie(text: string) {
    cookies.push(text);
  },
  get cookie() {
    return '';
  },
});
vi.stubGlobal('location', { protocol: 'http:' });

const setUp = async () => {
  const visited: string[] = [];
  const tools = {
    i18n: await createI18n('en', []),
    go: (path: string) => void visited.push(path),
    forget: vi.fn<() => void>(),
  };
  return { tools, visited, titles: () => useNotices.getState().notices.map((notice) => notice.title) };
};
const error = (status: number, message = '') => new ApiError({ status, code: '', message });

beforeEach(() => {
  cookies.length = 0;
  useNotices.setState({ notices: [] });
  useSession.setState({ token: 'Bearer t', roles: ['order:own'] });
});

test('twenty calls that fail with a dead session log out once', async () => {
  const { tools, visited, titles } = await setUp();
  await Promise.all(Array.from({ length: 20 }, () => handleFailure(error(401), tools)));
  expect(useSession.getState()).toMatchObject({ token: null, roles: [] });
  expect(visited).toEqual(['/']);
  expect(tools.forget).toHaveBeenCalledTimes(1);
  expect(cookies.filter((cookie) => cookie.startsWith('point=401'))).toHaveLength(1);
  expect(titles()).toEqual(['The current login state has expired, please log in again']);
});

test('a missing permission leads to /401 and keeps the session', async () => {
  const { tools, visited } = await setUp();
  await handleFailure(error(403), tools);
  expect(visited).toEqual(['/401']);
  expect(useSession.getState().token).toBe('Bearer t');
});

test('other failures show their message, without one a general text', async () => {
  const { tools, titles } = await setUp();
  await handleFailure(error(400, '<img src=x onerror=alert(1)>'), tools);
  await handleFailure(error(500), tools);
  await handleFailure(error(timedOut), tools);
  expect(titles()).toEqual([
    '<img src=x onerror=alert(1)>',
    'The request failed, please try again later',
    'Network request timeout',
  ]);
});

test('no answer at all is titled Error', async () => {
  const { tools, titles } = await setUp();
  await handleFailure(error(noAnswer), tools);
  expect(titles()).toEqual(['Error']);
});

test('a message that the mall has as a key is shown in the language of the reader', async () => {
  const { tools, titles } = await setUp();
  const i18n = await createI18n('vi', []);
  await handleFailure(error(502, 'Bad Gateway'), { ...tools, i18n });
  await handleFailure(error(400, 'Not one of the keys'), { ...tools, i18n });
  await handleFailure(error(400, 'Bad Gateway: constructor'), { ...tools, i18n });
  expect(titles()).toEqual(['Hiện không kết nối được máy chủ', 'Not one of the keys', 'Bad Gateway: constructor']);
});

test('a body that names no status is titled Error and shows its msg', async () => {
  const { tools } = await setUp();
  await handleFailure(apiErrorFrom(500, { msg: 'Something odd' }), tools);
  await handleFailure(apiErrorFrom(502, '<html>'), tools);
  expect(useNotices.getState().notices).toMatchObject([
    { kind: 'error', title: 'Error', text: 'Something odd' },
    { kind: 'error', title: 'Error', text: 'The request failed, please try again later' },
  ]);
});

test('the status of the body counts, and bodies of any kind are survived', () => {
  expect(apiErrorFrom(400, { status: 401, msg: 'old', fields: { name: 'wrong', other: 3 } })).toMatchObject({
    status: 401,
    message: 'old',
    fields: { name: 'wrong', other: '' },
  });
  for (const body of [undefined, null, '<html>', 7, [], { message: { deep: true } }])
    expect(apiErrorFrom(502, body)).toMatchObject({ status: 502, message: '' });
  expect(apiErrorFrom(500, { message: 'x'.repeat(5_000_000) }).message).toHaveLength(500);
});
