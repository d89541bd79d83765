import type { Module } from '../../platform/module.ts';

export const ordersModule: Module = { name: 'orders' };
