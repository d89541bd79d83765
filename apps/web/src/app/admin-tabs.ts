import { create } from 'zustand';

/** A visited page of the admin area. Affixed tabs cannot be closed. */
export type Tab = { path: string; title: string; isAffixed: boolean };

export const addTab = (tabs: readonly Tab[], tab: Tab): readonly Tab[] =>
  tabs.some((one) => one.path === tab.path) ? tabs : [...tabs, tab];
export const closeTab = (tabs: readonly Tab[], path: string): readonly Tab[] =>
  tabs.filter((tab) => tab.isAffixed || tab.path !== path);
export const closeOtherTabs = (tabs: readonly Tab[], path: string): readonly Tab[] =>
  tabs.filter((tab) => tab.isAffixed || tab.path === path);
export const closeAllTabs = (tabs: readonly Tab[]): readonly Tab[] => tabs.filter((tab) => tab.isAffixed);

/** `round` grows with every refresh, which makes the current page anew. */
export const useTabs = create<{ tabs: readonly Tab[]; round: number }>()(() => ({ tabs: [], round: 0 }));

export const changeTabs = (change: (tabs: readonly Tab[]) => readonly Tab[]): void =>
  useTabs.setState(({ tabs }) => ({ tabs: change(tabs) }));
export const refreshPage = (): void => useTabs.setState(({ round }) => ({ round: round + 1 }));
