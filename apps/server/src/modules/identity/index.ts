import { sql } from 'drizzle-orm';
import { transaction } from '../../platform/db.ts';
import type { Module } from '../../platform/module.ts';
import { installMenus } from './built-in-menus.ts';
import { installRoles } from './built-in-roles.ts';
import { identityRoutes } from './identity-routes.ts';

export { ensureAdmin, ensureDemoAccounts } from './accounts.ts';
export { isMenuPath } from './build-menus.ts';
export { createUser, type NewUser } from './create-user.ts';
export { hashPassword } from './password.ts';
export { countTry } from './limits.ts';
export { endSessionsOf, findActor, openSession } from './sessions.ts';
export { findUserIds, type UserBrief, userBriefs } from './user-queries.ts';

/** Who is who: captcha, sign-in, sessions, registration, users, roles, permissions, menus. */
export const identityModule: Module = {
  name: 'identity',
  async install({ db }) {
    await transaction(db, async (tx) => {
      await installRoles(tx);
      await installMenus(tx);
    });
  },
  routes: identityRoutes,
  timers: [
    {
      name: 'sessions, codes and counts of the past',
      async step(tx) {
        await tx.execute(sql`delete from sessions where expires_at < app_now()`);
        await tx.execute(sql`delete from email_codes where expires_at < app_now() - interval '1 day'`);
        await tx.execute(sql`delete from attempts where window_at < app_now() - interval '1 day'`);
        return false;
      },
    },
  ],
};
