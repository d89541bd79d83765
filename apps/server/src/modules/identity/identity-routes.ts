import * as contract from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters } from '../settings/index.ts';
import { makeCaptcha } from './captcha.ts';
import { countTry } from './limits.ts';
import { logIn } from './log-in.ts';
import { sessionUser } from './session-user.ts';
import { endSession } from './sessions.ts';
import { typedPassword } from './typed-password.ts';
import { getShownUser } from './user-queries.ts';

export function identityRoutes(app: App, kit: Kit): void {
  route(app, contract.getCaptcha, async ({ address }) => {
    const { captchasPerAddressPerMinute: max } = await parameters(kit.db);
    if (await countTry(kit.db, { kind: 'captcha', subject: address, max, windowMinutes: 1 })) fail('request.too_many');
    return makeCaptcha(kit.db, kit.config.captchaFixed);
  });
  route(app, contract.login, async ({ body, address, browser, language }) => {
    const password = typedPassword(body.password, kit.config.passwordKey);
    const { token, shown, timeZone } = await logIn(kit.db, kit.secret, { ...body, password, address, browser });
    return { token, user: sessionUser(shown, { language, timeZone }) };
  });
  route(app, contract.getInfo, async ({ actor, language }) => {
    const { businessTimeZone: timeZone } = await parameters(kit.db);
    return sessionUser(await getShownUser(kit.db, actor.id), { language, timeZone });
  });
  route(app, contract.logout, async ({ inTransaction, token }) => {
    if (token !== undefined) await inTransaction((tx) => endSession(tx, token));
    return undefined;
  });
}
