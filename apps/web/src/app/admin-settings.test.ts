import { beforeEach, expect, test, vi } from 'vitest';

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

/** The settings as a new visit with these cookies finds them. */
async function visitWith(cookies: string) {
  jar = cookies;
  vi.resetModules();
  return import('./admin-settings.ts');
}
beforeEach(() => {
  written.length = 0;
});

test('tabs, fixed header, logo and footer are on, the size is small, the colour #1890ff and the sidebar open by default', async () => {
  const { useAdminSettings } = await visitWith('');
  expect(useAdminSettings.getState()).toMatchObject({
    tagsView: true,
    fixedHeader: true,
    sidebarLogo: true,
    showFooter: true,
    size: 'small',
    theme: '#1890ff',
    showSettings: false,
  });
  const { useLayout } = await import('./admin-layout.ts');
  expect(useLayout.getState().isSidebarOpen).toBe(true);
});

test('eight theme colours are offered, the default is the first and blue', async () => {
  const { themeColours } = await visitWith('');
  expect(new Set(themeColours.map(({ hex }) => hex)).size).toBe(8);
  expect(themeColours[0]).toEqual({ hex: '#1890ff', text: 'portBlue' });
});

test('the sizes are default, medium, small and mini', async () => {
  const { sizes } = await visitWith('');
  expect(sizes).toEqual(['default', 'medium', 'small', 'mini']);
});

test('colour and size are kept in cookies for 365 days and found again', async () => {
  const { changeSettings } = await visitWith('');
  changeSettings({ theme: '#109d76', size: 'mini' });
  expect(written).toContain('theme=%23109d76; Path=/; SameSite=Lax; Max-Age=31536000');
  expect(written).toContain('size=mini; Path=/; SameSite=Lax; Max-Age=31536000');
  const { useAdminSettings } = await visitWith('theme=%23109d76; size=mini');
  expect(useAdminSettings.getState()).toMatchObject({ theme: '#109d76', size: 'mini' });
});

test('a cookie that holds nothing on offer is ignored', async () => {
  const { useAdminSettings } = await visitWith('theme=%23123456; size=huge');
  expect(useAdminSettings.getState()).toMatchObject({ theme: '#1890ff', size: 'small' });
});
