import { expect, test, vi } from 'vitest';
import { clampLightness } from './admin-colours.ts';
import { themeColours } from './admin-settings.ts';
import {
  addView,
  changeViews,
  closeAllViews,
  closeOtherViews,
  closeView,
  forgetPage,
  type Tab,
  tabOf,
  updateView,
  useViews,
  type Views,
} from './admin-tabs.ts';
import { endSession, useSession } from '../lib/session.ts';

const page = (path: string, more: { title?: string; isAffixed?: boolean; noCache?: boolean } = {}) => ({
  path,
  name: `name of ${path}`,
  title: path,
  icon: '',
  component: 'x',
  isHidden: false,
  noCache: false,
  isAffixed: false,
  activeMenu: path,
  trail: [],
  ...more,
});
const tab = (path: string, more = {}): Tab => tabOf(page(path, more));
const open = (...tabs: Tab[]): Views => tabs.reduce(addView, { tabs: [], kept: [] });
const views = open(tab('/desk', { isAffixed: true }), tab('/a'), tab('/b'));
const pathsOf = ({ tabs }: Views) => tabs.map(({ path }) => path);

test('a visited view has path, meta with title, affix and noCache, name and title', () => {
  expect(tabOf(page('/a', { isAffixed: true, noCache: true }), '?q=1')).toEqual({
    path: '/a',
    meta: { title: '/a', affix: true, noCache: true },
    name: 'name of /a',
    title: '/a',
    search: '?q=1',
  });
});

test('a view without a title is called no-name', () => {
  expect(tab('/a', { title: '' })).toMatchObject({ title: 'no-name', meta: { title: '' } });
});

test('tabs are added once and pinned ones stay', () => {
  expect(addView(views, tab('/a')).tabs).toHaveLength(3);
  expect(pathsOf(addView(views, tab('/c')))).toEqual(['/desk', '/a', '/b', '/c']);
  expect(pathsOf(closeView(views, '/a'))).toEqual(['/desk', '/b']);
  expect(closeView(views, '/desk').tabs).toHaveLength(3);
  expect(pathsOf(closeOtherViews(views, '/b'))).toEqual(['/desk', '/b']);
  expect(pathsOf(closeAllViews(views))).toEqual(['/desk']);
});

test('the page of a view is kept unless it says noCache, and no longer than its tab', () => {
  expect(views.kept).toEqual(['/desk', '/a', '/b']);
  expect(addView(views, tab('/c', { noCache: true }))).toMatchObject({ kept: views.kept });
  expect(closeView(views, '/a').kept).toEqual(['/desk', '/b']);
  expect(closeOtherViews(views, '/b').kept).toEqual(['/desk', '/b']);
  expect(closeAllViews(views).kept).toEqual([]);
});

test('a page that is refreshed is no longer kept, its tab stays; shown again it is kept anew', () => {
  const refreshed = forgetPage(views, '/a');
  expect(refreshed).toEqual({ tabs: views.tabs, kept: ['/desk', '/b'] });
  expect(addView(refreshed, tab('/a')).kept).toEqual(['/desk', '/b', '/a']);
});

test('an update merges what is new into the tab with the same path', () => {
  const { tabs } = updateView(views, { path: '/a', title: 'New', search: '?page=2' });
  expect(tabs[1]).toEqual({ ...tab('/a'), title: 'New', search: '?page=2' });
  expect([tabs[0], tabs[2]]).toEqual([views.tabs[0], views.tabs[2]]);
  expect(updateView(views, { path: '/unknown', title: 'New' })).toEqual(views);
});

test('after a log-out no visited view is left', () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  useSession.setState({ token: 'Bearer t' });
  changeViews(() => views);
  endSession();
  expect(useViews.getState()).toMatchObject({ tabs: [], kept: [] });
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test.each(themeColours.map(({ hex }) => hex))('white text on %s, clamped, is readable', (hex) => {
  expect(1.05 / (luminance(clampLightness(hex, 0.545)) + 0.05)).toBeGreaterThanOrEqual(4.5);
});
