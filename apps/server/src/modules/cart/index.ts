import type { Module } from '../../platform/module.ts';

export const cartModule: Module = { name: 'cart' };
