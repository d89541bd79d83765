import type { Module } from '../../platform/module.ts';

export const warehouseModule: Module = { name: 'warehouse' };
