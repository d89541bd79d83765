import type { Language } from '../lib/language.ts';
import cn from '../locales/cn/descriptions.ts';
import en from '../locales/en/descriptions.ts';
import vi from '../locales/vi/descriptions.ts';

// Read by the server alone, so that no browser loads these sentences.

const texts = { cn, en, vi };
const named: Readonly<Record<string, keyof typeof en>> = {
  '/': 'home',
  '/mall': 'hall',
  '/mall1': 'table',
  '/mallDdc': 'ddc',
  '/mallSearch/:word?': 'search',
  '/mallDetail/:id': 'product',
  '/mallDdcDetail/:id': 'product',
  '/pluginInstallation': 'plugin',
};
const maxTitleLength = 80;

/** One sentence about a page, with the title of what it shows. */
export function pageDescription(
  language: Language,
  { path, title }: { path: string | undefined; title: string },
): string {
  const name = path?.startsWith('/createGuide/') ? 'guide' : named[path ?? ''];
  const text = texts[language][name ?? 'site'];
  return text.replace('{{title}}', () => title.slice(0, maxTitleLength));
}
