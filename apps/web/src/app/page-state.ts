import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '../lib/language.ts';
import type { SiteSettings } from '../lib/site-settings.ts';

/** What the server hands to the browser inside the page. */
export type PageState = { language: Language; settings: SiteSettings; queries: DehydratedState };
