import { create } from 'zustand';
import type { MenuPage } from '../lib/menus.ts';
import { useSession } from '../lib/session.ts';

/** A visited view. Affixed ones cannot be closed; `search` is the query under which it was seen last. */
export type Tab = {
  path: string;
  meta: { title: string; affix: boolean; noCache: boolean };
  name: string;
  title: string;
  search: string;
};
/** The visited views, and the paths of those whose page stays as it was left. */
export type Views = { tabs: readonly Tab[]; kept: readonly string[] };

const noName = 'no-name';

export const tabOf = ({ path, name, title, isAffixed, noCache }: MenuPage, search = ''): Tab => ({
  path,
  meta: { title, affix: isAffixed, noCache },
  name,
  title: title || noName,
  search,
});

/** Adds a view whose path is not there yet, and keeps its page unless it says noCache. */
export function addView({ tabs, kept }: Views, tab: Tab): Views {
  const isKept = tab.meta.noCache || kept.includes(tab.path);
  return {
    tabs: tabs.some(({ path }) => path === tab.path) ? tabs : [...tabs, tab],
    kept: isKept ? kept : [...kept, tab.path],
  };
}

/** Merges what is new into the view with the same path. */
export const updateView = ({ tabs, kept }: Views, change: Partial<Tab> & { path: string }): Views => ({
  tabs: tabs.map((tab) => (tab.path === change.path ? { ...tab, ...change } : tab)),
  kept,
});

const onlyTabs = ({ tabs, kept }: Views, isLeft: (tab: Tab) => boolean): Views => {
  const left = tabs.filter(isLeft);
  return { tabs: left, kept: kept.filter((path) => left.some((tab) => tab.path === path)) };
};
export const closeView = (views: Views, path: string): Views =>
  onlyTabs(views, (tab) => tab.meta.affix || tab.path !== path);
export const closeOtherViews = (views: Views, path: string): Views =>
  onlyTabs(views, (tab) => tab.meta.affix || tab.path === path);
export const closeAllViews = (views: Views): Views => ({ ...onlyTabs(views, (tab) => tab.meta.affix), kept: [] });
/** The page is made anew when it is next shown; its tab stays. */
export const forgetPage = ({ tabs, kept }: Views, path: string): Views => ({
  tabs,
  kept: kept.filter((one) => one !== path),
});

const none: Views = { tabs: [], kept: [] };
export const useViews = create<Views>()(() => none);
export const changeViews = (change: (views: Views) => Views): void => useViews.setState(change);

// The next person at this browser starts without the pages of the last one.
useSession.subscribe(({ token }) => {
  if (token === null) useViews.setState(none);
});
