import type { QueryKey } from '@tanstack/react-query';
import type { Language } from '../lib/language.ts';
import type { SiteSettings } from '../lib/site-settings.ts';

/** What the server hands to the browser inside the page. */
export type PageState = { language: Language; settings: SiteSettings; queries: readonly KnownAnswer[] };

/** The key of a query and its answer; `1` where names stand in it in the page's language alone. */
export type KnownAnswer = readonly [QueryKey, unknown] | readonly [QueryKey, unknown, 1];
