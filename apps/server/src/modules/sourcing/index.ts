import type { Module } from '../../platform/module.ts';

export const sourcingModule: Module = { name: 'sourcing' };
