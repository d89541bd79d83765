import * as contract from '@kouan/contract';
import { eq } from 'drizzle-orm';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters } from '../settings/index.ts';
import { changeEmail, sendEmailChangeCode } from './change-email.ts';
import { changePassword, resetForgotten, sendPasswordCode } from './change-password.ts';
import { checkedProfile } from './check-profile.ts';
import { findRightCode } from './email-code.ts';
import { users } from './identity-tables.ts';
import { countTry } from './limits.ts';
import { sendLoginCode } from './login-code.ts';
import { typedPassword } from './typed-password.ts';

export function accountRoutes(app: App, kit: Kit): void {
  const typed = (password: string) => typedPassword(password, kit.config.passwordKey);
  route(app, contract.editProfile, async ({ body, actor, inTransaction }) => {
    if (body.id !== undefined && body.id !== actor.id) fail('user.only_own');
    // Drizzle leaves out what is undefined: it stays.
    const { nickName, phone, gender } = checkedProfile(body);
    await inTransaction((tx) => tx.update(users).set({ nickName, phone, gender }).where(eq(users.id, actor.id)));
    return undefined;
  });
  route(app, contract.changePassword, async ({ body, actor, language }) => {
    const [oldPass, newPass] = [typed(body.oldPass), typed(body.newPass)];
    await changePassword(kit.db, { oldPass, newPass, userId: actor.id, language });
    return undefined;
  });
  route(app, contract.sendEmailChangeCode, async ({ query, actor, address, language }) => {
    await sendEmailChangeCode(kit.db, { ...query, userId: actor.id, address, language });
    return undefined;
  });
  route(app, contract.changeEmail, async ({ params, body, actor, language }) => {
    await changeEmail(kit.db, { ...params, ...body, password: typed(body.password), userId: actor.id, language });
    return undefined;
  });
  openRoutes(app, kit);
}

/** For people who cannot log in. */
function openRoutes(app: App, kit: Kit): void {
  route(app, contract.sendLoginCode, ({ body, address, language }) =>
    sendLoginCode(kit.db, { ...body, address, language }),
  );
  route(app, contract.sendPasswordCode, async ({ query, address, language }) => {
    await sendPasswordCode(kit.db, { ...query, address, language });
    return undefined;
  });
  route(app, contract.checkEmailCode, async ({ query, actor, address }) => {
    await countCodeTry(kit, address);
    const isChange = query.codeBi === 1;
    const purpose = isChange ? 'emailChange' : 'passwordReset';
    const code = await findRightCode(kit.db, { ...query, purpose, userId: isChange ? (actor?.id ?? 0) : undefined });
    if (!code || code.isUsed) fail('identity.email_code_wrong', {}, { code: 'identity.email_code_wrong' });
    return undefined;
  });
  route(app, contract.resetForgottenPassword, async ({ body, address, language }) => {
    await countCodeTry(kit, address);
    await resetForgotten(kit.db, { ...body, language });
    return undefined;
  });
}

/** Codes lock after some wrong tries each; this bounds trying many of them from one place. */
async function countCodeTry({ db }: Kit, address: string): Promise<void> {
  const { registrationsPerAddressPerHour: max } = await parameters(db);
  if (await countTry(db, { kind: 'codeTry', subject: address, max, windowMinutes: 60 })) fail('request.too_many');
}
