import type { Language } from '@kouan/contract';
import cn from './cn.ts';
import en, { type Texts } from './en.ts';
import vi from './vi.ts';

export type { Texts };
const all: Record<Language, Texts> = { cn, en, vi };
export const textsOf = (language: Language): Texts => all[language];

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { cn: '中文', en: 'English', vi: 'Tiếng Việt' };

/** The text with its values filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The language of a browser among ours, else English. */
export function languageOf(tag: string): Language {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  if (primary === 'zh') return 'cn';
  return primary === 'vi' ? 'vi' : 'en';
}
