import type { Module } from '../../platform/module.ts';

export const filesModule: Module = { name: 'files' };
