import type { Module } from '../../platform/module.ts';

export const shippingModule: Module = { name: 'shipping' };
