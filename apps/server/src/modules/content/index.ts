import type { Module } from '../../platform/module.ts';
import { listenToAgreements } from './acceptances.ts';
import { contentRoutes } from './content-routes.ts';

/** Guides and legal pages with their versions, and who agreed to which. */
export const contentModule: Module = { name: 'content', listen: listenToAgreements, routes: contentRoutes };
