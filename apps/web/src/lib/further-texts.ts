import type { Texts } from './i18n.ts';

/** The texts of all further pages by their file; a list of its own, so that a visitor's first page does not carry it. */
export const furtherFiles = import.meta.glob<{ default: Texts }>([
  '../locales/{en,cn,vi}/*.ts',
  '!../locales/*/{common,shell,catalog,fees}.ts',
]);
