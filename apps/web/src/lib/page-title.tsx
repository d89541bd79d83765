import { useEffect } from 'react';
import { useSiteSettings } from './site-settings.ts';

export const fullTitle = (title: string, siteTitle: string): string => `${title} - ${siteTitle}`;

/** Names the page in the title bar when its title is data (a product, an order); undefined leaves the route's title. */
export function usePageTitle(title: string | undefined): void {
  const { title: siteTitle } = useSiteSettings();
  useEffect(() => {
    if (title) document.title = fullTitle(title, siteTitle);
  }, [title, siteTitle]);
}
