import type { SiteView } from '@kouan/contract';
import { createContext, useContext } from 'react';

/** What every page shows of the shop itself; the server passes it to each rendering and the browser finds it in the page. */
export type SiteSettings = Pick<
  SiteView,
  'title' | 'footerTxt' | 'caseNumber' | 'rateVndPerCnyMicros' | 'rateAt' | 'requestTimeoutMs'
>;

const SettingsContext = createContext<SiteSettings | null>(null);
export const SiteSettingsProvider = SettingsContext.Provider;

export function useSiteSettings(): SiteSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('SiteSettingsProvider is missing');
  return settings;
}
