import type { Texts } from './i18n.ts';

/** The texts of the admin area by their file; a list of its own, because the mall never needs it. */
export const adminFiles = import.meta.glob<{ default: Texts }>('../locales/{en,cn,vi}/admin-*.ts');
