import type { Db } from '../../platform/db.ts';
import { type AccountForm, registerAccount } from './register-account.ts';

/** Registers a purchaser, active at once. Throws what registerAccount does. */
export const registerPurchaser = (db: Db, form: AccountForm): Promise<{ id: number }> =>
  registerAccount(db, form, { role: 'purchaser', isEnabled: true });
