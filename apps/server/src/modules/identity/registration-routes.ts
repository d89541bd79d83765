import * as contract from '@kouan/contract';
import { currentTime } from '../../platform/clock.ts';
import { type App, holds, type Actor, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters } from '../settings/index.ts';
import { sendRegistrationCode } from './email-code.ts';
import { keepLicense, registerPartner } from './register-partner.ts';
import { registerPurchaser } from './register-purchaser.ts';
import { getRegistration, listRegistrations, type Viewer } from './registration-queries.ts';
import { makeTicket } from './registration-ticket.ts';
import { type ReviewOutcome, reviewRegistration } from './review-registration.ts';
import { openRejectedRegistration, sendAgain } from './send-registration-again.ts';
import { openSession } from './sessions.ts';
import { sessionUser } from './session-user.ts';

const viewerOf = (actor: Actor): Viewer => ({ id: actor.id, mayReview: holds(actor, 'registration:review') });

export function registrationRoutes(app: App, kit: Kit): void {
  route(app, contract.sendRegistrationCode, async ({ body, address, language }) => {
    await sendRegistrationCode(kit.db, { ...body, address, language });
    return undefined;
  });
  route(app, contract.registerPurchaser, async ({ body, address, browser, language }) => {
    const { id: userId } = await registerPurchaser(kit.db, { ...body, address, language });
    if (body.goOn !== true) return null;
    const { sessionsPerUser, businessTimeZone: timeZone } = await parameters(kit.db);
    const session = { userId, isRemembered: false, address, browser, sessionsPerUser };
    const { token, shown } = await openSession(kit.db, session);
    return { token, user: sessionUser(shown, { language, timeZone }) };
  });
  route(app, contract.uploadRegistrationLicense, ({ file, address }) =>
    keepLicense(kit, { address, read: () => file(contract.maxPictureBytes) }),
  );
  route(app, contract.registerEnterprise, async ({ body, address, language }) => {
    await registerPartner(kit.db, { ...body, kind: 'enterprise', address, language });
    return undefined;
  });
  route(app, contract.registerCooperation, async ({ body, address, language }) => {
    await registerPartner(kit.db, { ...body, kind: 'cooperation', address, language });
    return undefined;
  });
  route(app, contract.openRejected, ({ body, address, secret }) =>
    openRejectedRegistration(kit.db, { ...body, address, secret }),
  );
  route(app, contract.sendRegistrationAgain, async ({ body, address, secret }) => {
    await sendAgain(kit.db, { ...body, address, secret });
    return undefined;
  });
  reviewRoutes(app, kit);
}

/** Behind the hash, so that no server on the way writes the ticket down. */
const againUrls =
  ({ config, db, secret }: Kit, registrationId: number) =>
  async (version: number): Promise<string> =>
    `${config.baseUrl}/register/again#${makeTicket(secret, { registrationId, version, now: await currentTime(db) })}`;

function reviewRoutes(app: App, kit: Kit): void {
  route(app, contract.listRegistrations, ({ db, query, actor }) => listRegistrations(db, query, viewerOf(actor)));
  route(app, contract.getRegistration, ({ db, params, secret, actor }) =>
    getRegistration(db, { ...params, secret, viewer: viewerOf(actor) }),
  );
  const endpoints = [
    [contract.rejectRegistration, 'notApproved'],
    [contract.reReviewRegistration, 'reReview'],
  ] as const satisfies readonly (readonly [contract.EndpointShape, ReviewOutcome])[];
  for (const [endpoint, outcome] of endpoints)
    route(app, endpoint, ({ params, body, actor, secret, inTransaction }) =>
      inTransaction(async (tx) => {
        const review = { ...params, outcome, opinion: body.reason.trim(), reviewerId: actor.id };
        await reviewRegistration(tx, { ...review, againUrl: againUrls(kit, params.id) });
        return getRegistration(tx, { ...params, secret, viewer: viewerOf(actor) });
      }),
    );
  route(app, contract.approveRegistration, ({ params, actor, secret, inTransaction }) =>
    inTransaction(async (tx) => {
      const review = { ...params, outcome: 'approved', opinion: '', reviewerId: actor.id } as const;
      await reviewRegistration(tx, { ...review, againUrl: againUrls(kit, params.id) });
      return getRegistration(tx, { ...params, secret, viewer: viewerOf(actor) });
    }),
  );
}
