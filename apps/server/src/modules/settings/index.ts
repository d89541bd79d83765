import type { Module } from '../../platform/module.ts';

export const settingsModule: Module = { name: 'settings' };
