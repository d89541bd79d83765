import Fuse from 'fuse.js';
import type { MenuPage } from '../lib/menus.ts';

/** How unlike a page's words may be: 0 exact, 1 anything. */
export const menuSearchThreshold = 0.4;
export const maxWordLength = 50;
export const maxHits = 12;

/** A hit and which letters of its trail fit: pairs of first and last index. */
export type MenuHit = { page: MenuPage; trail: string; marks: readonly (readonly [number, number])[] };

const trailOf = (page: MenuPage): string => page.trail.join(' / ') || page.title;

/** Finds pages by their titles, those of their folders, and their address, also with mistakes. No word finds all. */
export function menuFinder(pages: readonly MenuPage[]): (word: string) => MenuHit[] {
  const entries = pages
    .filter((page) => !page.isHidden)
    .map((page) => ({ page, trail: trailOf(page), title: page.title, path: page.path }));
  const fuse = new Fuse(entries, {
    shouldSort: true,
    threshold: menuSearchThreshold,
    ignoreLocation: true,
    includeMatches: true,
    minMatchCharLength: 1,
    keys: [
      { name: 'title', weight: 0.7 },
      { name: 'trail', weight: 0.3 },
      { name: 'path', weight: 0.3 },
    ],
  });
  return (word) => {
    const asked = word.trim().slice(0, maxWordLength);
    if (asked === '') return entries.map(({ page, trail }) => ({ page, trail, marks: [] }));
    return fuse.search(asked, { limit: maxHits }).map(({ item, matches }) => ({
      page: item.page,
      trail: item.trail,
      marks: matches?.find(({ key }) => key === 'trail')?.indices ?? [],
    }));
  };
}
