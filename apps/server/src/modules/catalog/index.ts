import type { Module } from '../../platform/module.ts';

export const catalogModule: Module = { name: 'catalog' };
