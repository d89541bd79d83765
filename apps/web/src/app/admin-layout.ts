import { create } from 'zustand';
import { cookie, setCookie } from '../lib/cookies.ts';

export type Device = 'desktop' | 'mobile';
type Layout = {
  isSidebarOpen: boolean;
  /** The next change of the sidebar happens at once. */
  withoutAnimation: boolean;
  /** How wide the drawers of the shell are. */
  drawerSize: '30%' | '50%';
  device: Device;
};

const sidebarCookie = 'sidebarStatus';
const keptDays = 365;
const isOpenByCookie = (): boolean => cookie(sidebarCookie) !== '0';
const sizeWith = (isSidebarOpen: boolean): Layout['drawerSize'] => (isSidebarOpen ? '30%' : '50%');

export const useLayout = create<Layout>()(() => ({
  isSidebarOpen: isOpenByCookie(),
  withoutAnimation: false,
  drawerSize: '30%',
  device: 'desktop',
}));

/** Opens or closes the sidebar and keeps that in the cookie: 1 open, 0 closed. Without it drawers have more room. */
export function toggleSidebar(): void {
  const isSidebarOpen = !useLayout.getState().isSidebarOpen;
  setCookie(sidebarCookie, isSidebarOpen ? '1' : '0', keptDays);
  useLayout.setState({ isSidebarOpen, withoutAnimation: false, drawerSize: sizeWith(isSidebarOpen) });
}

/** On a mobile device the sidebar lies over the page: it goes as soon as the page is another. What the cookie says stays. */
export function closeSidebarOnMobile(): void {
  const { device, isSidebarOpen } = useLayout.getState();
  if (device === 'mobile' && isSidebarOpen) useLayout.setState({ isSidebarOpen: false, drawerSize: sizeWith(false) });
}

/** A mobile device begins with the sidebar closed, a desktop as the cookie says. */
export function setDevice(device: Device): void {
  if (device === useLayout.getState().device) return;
  const isSidebarOpen = device === 'desktop' && isOpenByCookie();
  useLayout.setState({ device, isSidebarOpen, withoutAnimation: true, drawerSize: '30%' });
}
