import { beforeEach, expect, test, vi } from 'vitest';
import { rememberedName, rememberName } from './remembered-name.ts';

let jar = '';
const written: string[] = [];
vi.stubGlobal('document', {
  set cookie(text: string) {
    written.push(text);
  },
  get cookie() {
    return jar;
  },
});
vi.stubGlobal('location', { protocol: 'http:' });
beforeEach(() => {
  jar = '';
  written.length = 0;
});

test('with remember-me the name is kept for 1 day, as the password cookie would be; a password never', () => {
  rememberName({ username: 'nguyenhai', isWanted: true });
  expect(written).toEqual([
    'username=nguyenhai; Path=/; SameSite=Lax; Max-Age=86400',
    'rememberMe=true; Path=/; SameSite=Lax; Max-Age=86400',
  ]);
});

test('without it nothing is kept any longer', () => {
  rememberName({ username: 'nguyenhai', isWanted: false });
  expect(written.map((cookie) => /^(\w+)=;.*Max-Age=0$/.exec(cookie)?.[1])).toEqual(['username', 'rememberMe']);
});

test('the form begins with what was kept, however long or odd it is', () => {
  expect(rememberedName()).toEqual({ username: '', isWanted: false });
  jar = 'username=nguyenhai; rememberMe=true';
  expect(rememberedName()).toEqual({ username: 'nguyenhai', isWanted: true });
  jar = `username=${'x'.repeat(10_000)}; rememberMe=<script>`;
  expect(rememberedName()).toEqual({ username: 'x'.repeat(100), isWanted: false });
});
