import { create } from 'zustand';
import { cookie, setCookie } from '../lib/cookies.ts';

export const sizes = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof sizes)[number];

/** The eight colours on offer, the default first. */
export const themeColours = [
  { hex: '#1890ff', text: 'portBlue' },
  { hex: '#3056d3', text: 'indigo' },
  { hex: '#0f9bb0', text: 'gulfCyan' },
  { hex: '#109d76', text: 'teaGreen' },
  { hex: '#6a55cf', text: 'wisteria' },
  { hex: '#b8336a', text: 'berry' },
  { hex: '#8a6116', text: 'teak' },
  { hex: '#3b4a5e', text: 'graphite' },
] as const;

export type AdminSettings = {
  theme: string;
  isDark: boolean;
  size: Size;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  showFooter: boolean;
  /** Whether the panel of these settings is open. */
  showSettings: boolean;
};

const defaults: AdminSettings = {
  theme: themeColours[0].hex,
  isDark: false,
  size: 'small',
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  showFooter: true,
  showSettings: false,
};
const keptDays = 365;
const flags = ['isDark', 'tagsView', 'fixedHeader', 'sidebarLogo', 'showFooter'] as const;

const isSize = (text: string | undefined): text is Size => sizes.some((size) => size === text);

/** Reads the cookies; a value that is none of those offered is ignored. */
function readSettings(): AdminSettings {
  const theme = cookie('theme');
  const size = cookie('size');
  const kept = Object.fromEntries(
    flags.flatMap((flag) => (cookie(flag) === undefined ? [] : [[flag, cookie(flag) === '1']])),
  );
  return {
    ...defaults,
    ...kept,
    theme: themeColours.find(({ hex }) => hex === theme)?.hex ?? defaults.theme,
    size: isSize(size) ? size : defaults.size,
  };
}

export const useAdminSettings = create<AdminSettings>()(readSettings);

const flag = (value: boolean): string => (value ? '1' : '0');

/** Takes effect at once and is kept for a year. */
export function changeSettings(change: Partial<AdminSettings>): void {
  useAdminSettings.setState(change);
  const settings = useAdminSettings.getState();
  setCookie('theme', settings.theme, keptDays);
  setCookie('size', settings.size, keptDays);
  for (const name of flags) setCookie(name, flag(settings[name]), keptDays);
}

export const restoreSettings = (): void =>
  changeSettings({ ...defaults, showSettings: useAdminSettings.getState().showSettings });
