import type { Module } from '../../platform/module.ts';
import { sourcingRoutes } from './sourcing-routes.ts';

export const sourcingModule: Module = { name: 'sourcing', routes: sourcingRoutes };
