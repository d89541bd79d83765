import { listCategories, listProducts } from '@kouan/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Language, languages } from '../lib/language.ts';
import type { KnownAnswer } from './page-state.ts';

/** Lists that show nothing but names in the reader's language; the other languages would make every page longer. */
const oneLanguageLists = [listProducts, listCategories];

/** What the page was rendered from, for the browser. Moments are left out: the same answers are the same page. */
export const knownAnswers = (client: QueryClient, language: Language): KnownAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) =>
      isOneLanguageList(queryKey) ? [queryKey, inOneLanguage(state.data, language), 1] : [queryKey, state.data],
    );

const isOneLanguageList = ([method, path]: QueryKey): boolean =>
  oneLanguageLists.some((list) => list.method === method && list.path === path);

function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inOneLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isName = entries.length === languages.length && languages.every((one) => one in value);
  return Object.fromEntries(
    isName
      ? entries.filter(([key]) => key === language)
      : entries.map(([key, part]) => [key, inOneLanguage(part, language)]),
  );
}
