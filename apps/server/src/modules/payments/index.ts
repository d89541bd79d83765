import type { Module } from '../../platform/module.ts';

export const paymentsModule: Module = { name: 'payments' };
