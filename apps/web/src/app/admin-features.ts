import type { AdminPages } from '../lib/route.ts';
import { pages as workbenchPages } from '../admin/workbench/routes.tsx';
import { pages as ordersPages } from '../admin/orders/routes.tsx';
import { pages as reviewsPages } from '../admin/reviews/routes.tsx';
import { pages as bankPages } from '../admin/bank/routes.tsx';
import { pages as warehousePages } from '../admin/warehouse/routes.tsx';
import { pages as shipmentsPages } from '../admin/shipments/routes.tsx';
import { pages as transportPages } from '../admin/transport/routes.tsx';
import { pages as cooperationPages } from '../admin/cooperation/routes.tsx';
import { pages as casesPages } from '../admin/cases/routes.tsx';
import { pages as capturesPages } from '../admin/captures/routes.tsx';
import { pages as interestsPages } from '../admin/interests/routes.tsx';
import { pages as linkHealthPages } from '../admin/link-health/routes.tsx';
import { pages as providersPages } from '../admin/providers/routes.tsx';
import { pages as screeningPages } from '../admin/screening/routes.tsx';
import { pages as materialsPages } from '../admin/materials/routes.tsx';
import { pages as goodsPages } from '../admin/goods/routes.tsx';
import { pages as documentsPages } from '../admin/documents/routes.tsx';
import { pages as homeBlocksPages } from '../admin/home-blocks/routes.tsx';
import { pages as financePages } from '../admin/finance/routes.tsx';
import { pages as identityPages } from '../admin/identity/routes.tsx';
import { pages as settingsPages } from '../admin/settings/routes.tsx';
import { pages as filesPages } from '../admin/files/routes.tsx';
import { pages as operationsPages } from '../admin/operations/routes.tsx';

/** Every feature of the admin area: one line each. */
export const adminPages: AdminPages = {
  ...workbenchPages,
  ...ordersPages,
  ...reviewsPages,
  ...bankPages,
  ...warehousePages,
  ...shipmentsPages,
  ...transportPages,
  ...cooperationPages,
  ...casesPages,
  ...capturesPages,
  ...interestsPages,
  ...linkHealthPages,
  ...providersPages,
  ...screeningPages,
  ...materialsPages,
  ...goodsPages,
  ...documentsPages,
  ...homeBlocksPages,
  ...financePages,
  ...identityPages,
  ...settingsPages,
  ...filesPages,
  ...operationsPages,
};
