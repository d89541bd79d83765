import type { AdminPages, PageRoute } from '../lib/route.ts';
import { routes as errorPages } from '../mall/errors/routes.tsx';

/** Every feature of the mall: one line each. */
export const mallRoutes: readonly PageRoute[] = [...errorPages];

/** Every feature of the admin area, loaded with the admin shell: one line each. */
export const loadAdminPages = async (): Promise<AdminPages> => {
  const features = await Promise.all([import('../admin/placeholder/routes.tsx')]);
  return Object.assign({}, ...features.map((feature) => feature.pages)) as AdminPages; // Object.assign answers any
};
