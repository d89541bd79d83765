import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Namespace, TextKey } from '../locales/resources.ts';
import type { Call } from './call.ts';
import type { Language } from './language.ts';

export type PrefetchContext = {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  call: Call;
  language: Language;
};
/** What a prefetch may tell about the page: a title that is data, such as a product's name. */
export type PrefetchFacts = { title?: string | undefined };

/** One page of a feature. `routes.tsx` of every feature exports a list of these. */
export type PageRoute = {
  /** As react-router writes it: `/mallDetail/:id`, optional `/mallSearch/:word?`. */
  path: string;
  /** The text that names the page in the title bar. */
  title: TextKey;
  /** The namespaces the page's texts come from, besides `common`. */
  texts: readonly Namespace[];
  /** Must be written as `page: () => import('./x-page.tsx')`; the build reads it. */
  page: () => Promise<{ default: ComponentType }>;
  /** `open` pages render for visitors with data, others are a shell until the browser knows who is there. */
  access: 'open' | 'signedIn';
  /** `bare` pages bring their own frame (log-in); others stand in the mall's. */
  frame?: 'mall' | 'bare';
  /** Fills the query cache before an open page is rendered on the server. Throwing an ApiError gives the page its status. */
  prefetch?: (client: QueryClient, context: PrefetchContext) => Promise<PrefetchFacts | void>;
  /** Written by the build. */
  pageFile?: string;
};

/** A page of the admin area; the menu of the signed-in account says at which address it appears. */
export type AdminPage = {
  texts: readonly Namespace[];
  page: () => Promise<{ default: ComponentType }>;
  /** What the client fixes about the page, whatever the menu says; see the same names in the menu's own meta. */
  meta?: { affix?: boolean; noCache?: boolean; breadcrumb?: boolean; activeMenu?: string };
};

/** Admin pages by the component name that menus carry, such as `orders/list`. */
export type AdminPages = Readonly<Record<string, AdminPage>>;
