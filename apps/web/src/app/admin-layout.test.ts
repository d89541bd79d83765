import { beforeEach, expect, test, vi } from 'vitest';

let jar = '';
const written: string[] = [];
vi.stubGlobal('document', {
  set cookie(text: string) {
    written.push(text);
    jar = text.split(';')[0] ?? '';
  },
  get cookie() {
    return jar;
  },
});
vi.stubGlobal('location', { protocol: 'http:' });

/** The layout as a new visit with this cookie finds it. */
async function visitWith(cookie: string) {
  jar = cookie;
  vi.resetModules();
  const layout = await import('./admin-layout.ts');
  return { ...layout, now: () => layout.useLayout.getState() };
}
beforeEach(() => {
  written.length = 0;
});

test('the device is desktop, the sidebar open and moving, the drawer 30 % by default', async () => {
  const { now } = await visitWith('');
  expect(now()).toEqual({ device: 'desktop', isSidebarOpen: true, withoutAnimation: false, drawerSize: '30%' });
});

test('the sidebar is kept in a cookie as 1 open or 0 closed', async () => {
  const { toggleSidebar } = await visitWith('');
  toggleSidebar();
  toggleSidebar();
  expect(written).toEqual([
    'sidebarStatus=0; Path=/; SameSite=Lax; Max-Age=31536000',
    'sidebarStatus=1; Path=/; SameSite=Lax; Max-Age=31536000',
  ]);
  expect((await visitWith('sidebarStatus=0')).now().isSidebarOpen).toBe(false);
  expect((await visitWith('sidebarStatus=1')).now().isSidebarOpen).toBe(true);
  expect((await visitWith('sidebarStatus=<script>')).now().isSidebarOpen).toBe(true);
});

test('closing the sidebar makes the drawer 50 % wide, opening it 30 %', async () => {
  const { toggleSidebar, now } = await visitWith('');
  toggleSidebar();
  expect(now().drawerSize).toBe('50%');
  toggleSidebar();
  expect(now().drawerSize).toBe('30%');
});

test('another device makes the drawer 30 % wide again; a mobile one begins with the sidebar closed, at once', async () => {
  const { toggleSidebar, setDevice, now } = await visitWith('');
  toggleSidebar();
  setDevice('mobile');
  expect(now()).toEqual({ device: 'mobile', isSidebarOpen: false, withoutAnimation: true, drawerSize: '30%' });
});

test('on mobile another page closes the sidebar, on a desktop it stays; the cookie hears of neither', async () => {
  const { toggleSidebar, setDevice, closeSidebarOnMobile, now } = await visitWith('');
  closeSidebarOnMobile();
  expect(now().isSidebarOpen).toBe(true);
  setDevice('mobile');
  toggleSidebar();
  written.length = 0;
  closeSidebarOnMobile();
  expect(now()).toMatchObject({ isSidebarOpen: false, drawerSize: '50%' });
  expect(written).toEqual([]);
  setDevice('desktop');
  expect(now()).toMatchObject({ isSidebarOpen: true, drawerSize: '30%' });
});
