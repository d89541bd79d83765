import { expect, test } from 'vitest';
import { clampLightness } from './admin-colours.ts';
import { themeColours } from './admin-settings.ts';
import { addTab, closeAllTabs, closeOtherTabs, closeTab, type Tab } from './admin-tabs.ts';

const tab = (path: string, isAffixed = false): Tab => ({ path, title: path, isAffixed });
const tabs = [tab('/desk', true), tab('/a'), tab('/b')];

test('tabs are added once and pinned ones stay', () => {
  expect(addTab(tabs, tab('/a'))).toHaveLength(3);
  expect(addTab(tabs, tab('/c')).map((one) => one.path)).toEqual(['/desk', '/a', '/b', '/c']);
  expect(closeTab(tabs, '/a').map((one) => one.path)).toEqual(['/desk', '/b']);
  expect(closeTab(tabs, '/desk')).toHaveLength(3);
  expect(closeOtherTabs(tabs, '/b').map((one) => one.path)).toEqual(['/desk', '/b']);
  expect(closeAllTabs(tabs).map((one) => one.path)).toEqual(['/desk']);
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
