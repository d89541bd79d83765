import type { Module } from '../../platform/module.ts';
import { listenToAgreements } from './acceptances.ts';
import { contentRoutes } from './content-routes.ts';
import { homeBlockRoutes } from './home-block-routes.ts';

/** Guides and legal pages with their versions, who agreed to which, and what staff put on the home page. */
export const contentModule: Module = {
  name: 'content',
  listen: listenToAgreements,
  routes(app) {
    contentRoutes(app);
    homeBlockRoutes(app);
  },
};
