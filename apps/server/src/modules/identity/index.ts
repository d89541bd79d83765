import { sql } from 'drizzle-orm';
import { transaction } from '../../platform/db.ts';
import type { Module } from '../../platform/module.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { installMenus } from './built-in-menus.ts';
import { installRoles } from './built-in-roles.ts';
import { departmentRoutes } from './department-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { identityRoutes } from './identity-routes.ts';
import { loginCodeJobs } from './login-code.ts';
import { menuRoutes } from './menu-routes.ts';
import { onlineRoutes } from './online-routes.ts';
import { forgetLicense } from './register-partner.ts';
import { registrationRoutes } from './registration-routes.ts';
import { roleRoutes } from './role-routes.ts';
import { savedViewRoutes } from './saved-view-routes.ts';
import { userRoutes } from './user-routes.ts';

export { ensureAdmin, ensureDemoAccounts } from './accounts.ts';
export { isMenuPath } from './build-menus.ts';
export { findDeviceActor } from './device-actor.ts';
export { createUser, type NewUser } from './create-user.ts';
export { emailsOfHolders, holdersByPermission, permissionsOf } from './permission-holders.ts';
export { hashPassword } from './password.ts';
export { membersOfRole } from './role-members.ts';
export { countTry } from './limits.ts';
export { endSessionsOf, findActor, openSession } from './sessions.ts';
export { findEmail } from './user-email.ts';
export { findBuyerByCode, findUserIds, type UserBrief, userBriefs } from './user-queries.ts';

/** Who is who: captcha, sign-in, sessions, registration, users, roles, permissions, menus. */
export const identityModule: Module = {
  name: 'identity',
  async install({ db }) {
    await transaction(db, async (tx) => {
      await installRoles(tx);
      await installMenus(tx);
    });
  },
  routes(app, kit) {
    identityRoutes(app, kit);
    avatarRoutes(app, kit);
    deviceRoutes(app, kit);
    registrationRoutes(app, kit);
    accountRoutes(app, kit);
    onlineRoutes(app);
    menuRoutes(app, kit);
    roleRoutes(app);
    savedViewRoutes(app);
    userRoutes(app);
    departmentRoutes(app);
  },
  jobs: loginCodeJobs,
  timers: [
    { name: 'licences of registrations that never came', step: (tx) => forgetLicense(tx) },
    {
      name: 'sessions, codes and counts of the past',
      async step(tx) {
        await tx.execute(sql`delete from sessions where expires_at < app_now()`);
        await tx.execute(sql`delete from email_codes where expires_at < app_now() - interval '1 day'`);
        await tx.execute(sql`delete from device_codes where expires_at < app_now()`);
        await tx.execute(sql`delete from attempts where window_at < app_now() - interval '1 day'`);
        return false;
      },
    },
  ],
};
