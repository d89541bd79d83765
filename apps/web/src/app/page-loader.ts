import type { ComponentType } from 'react';
import type { I18n } from '../lib/i18n.ts';
import type { AdminPage, PageRoute } from '../lib/route.ts';

type Loadable = PageRoute | AdminPage;

const loaded = new Map<Loadable, ComponentType>();
const loading = new Map<Loadable, Promise<ComponentType>>();

/** The page's component if it has been loaded, for a rendering without a pause. */
export const loadedPage = (route: Loadable): ComponentType | undefined => loaded.get(route);

/** Rendering again asks at once for the same page: it must find the failure, not start the load anew without end. */
const retryAfterMs = 3_000;

/** Loads a page and its texts once. A failed load (a new version replaced the files) may be tried again after a while. */
export function loadPage(route: Loadable, i18n: I18n): Promise<ComponentType> {
  const known = loading.get(route);
  if (known) return known;
  const started = load(route, i18n);
  loading.set(route, started);
  started.catch(() => setTimeout(() => loading.delete(route), retryAfterMs));
  return started;
}

async function load(route: Loadable, i18n: I18n): Promise<ComponentType> {
  const [module] = await Promise.all([route.page(), i18n.load(route.texts)]);
  loaded.set(route, module.default);
  return module.default;
}
