import type { AdminPages, PageRoute } from '../lib/route.ts';
import { routes as aftersalesPages } from '../mall/aftersales/routes.tsx';
import { routes as errorPages } from '../mall/errors/routes.tsx';
import { routes as identityPages } from '../mall/identity/routes.tsx';
import { routes as monitorPages } from '../mall/monitor/routes.tsx';
import { routes as notificationPages } from '../mall/notifications/routes.tsx';
import { routes as orderPages } from '../mall/orders/routes.tsx';
import { routes as paymentPages } from '../mall/payments/routes.tsx';
import { routes as parcelPages } from '../mall/parcels/routes.tsx';
import { routes as stockPages } from '../mall/stock/routes.tsx';
import { routes as shippingPages } from '../mall/shipping/routes.tsx';
import { routes as cartPages } from '../mall/cart/routes.tsx';
import { routes as catalogPages } from '../mall/catalog/routes.tsx';
import { routes as contentPages } from '../mall/content/routes.tsx';
import { routes as checkoutPages } from '../mall/checkout/routes.tsx';
import { routes as materialPages } from '../mall/materials/routes.tsx';
import { routes as pluginPages } from '../mall/plugin/routes.tsx';
import { routes as sourcingPages } from '../mall/sourcing/routes.tsx';

/** Every feature of the mall: one line each. */
export const mallRoutes: readonly PageRoute[] = [
  ...catalogPages,
  ...identityPages,
  ...sourcingPages,
  ...pluginPages,
  ...cartPages,
  ...checkoutPages,
  ...errorPages,
  ...monitorPages,
  ...contentPages,
  ...materialPages,
  ...shippingPages,
  ...stockPages,
  ...parcelPages,
  ...paymentPages,
  ...orderPages,
  ...notificationPages,
  ...aftersalesPages,
];

/** The features of the admin area, loaded with the admin shell. */
export const loadAdminPages = async (): Promise<AdminPages> => (await import('./admin-features.ts')).adminPages;
