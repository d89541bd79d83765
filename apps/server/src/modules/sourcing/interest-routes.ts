import * as contract from '@kouan/contract';
import { assert } from '../../platform/errors.ts';
import { type App, type Context, route } from '../../platform/http.ts';
import { addInterest } from './add-interest.ts';
import { answerInterest } from './answer-interest.ts';
import { countInterests, getInterest, listInterestRows, listQueueRows } from './interest-queries.ts';
import { keepForLater } from './keep-goods.ts';
import type { InterestRow } from './interest-tables.ts';
import { toInterestViews, toStaffInterestViews } from './interest-view.ts';
import { offerKnown, offerNew } from './offer-product.ts';
import { askInterest, declineInterest, releaseInterest, workOn } from './work-on-interest.ts';
import type { Tx } from '../../platform/db.ts';

const defaultPageSize = 10;

export function interestRoutes(app: App): void {
  route(app, contract.addInterest, ({ body, actor, secret, inTransaction }) =>
    inTransaction(async (tx) =>
      onlyOne(await toInterestViews({ db: tx, secret }, [await addInterest(tx, { body, buyerId: actor.id })])),
    ),
  );
  route(app, contract.keepGoodsOfInterest, ({ body, actor, inTransaction }) =>
    inTransaction((tx) => keepForLater(tx, { buyerId: actor.id, lines: body.lines })),
  );
  route(app, contract.listInterests, async ({ db, secret, query, actor }) => {
    const { page = 0, size = defaultPageSize } = query;
    const filter = { buyerId: actor.id };
    const rows = await listInterestRows(db, filter, { limit: size, offset: page * size });
    return { content: await toInterestViews({ db, secret }, rows), totalElements: await countInterests(db, filter) };
  });
  route(app, contract.answerInterest, ({ params, body, actor, secret, inTransaction }) =>
    inTransaction(async (tx) =>
      onlyOne(
        await toInterestViews({ db: tx, secret }, [
          await answerInterest(tx, { ...params, ...body, buyerId: actor.id }),
        ]),
      ),
    ),
  );
}

/** The staff's queue. */
export function staffInterestRoutes(app: App): void {
  route(app, contract.listStaffInterests, async ({ db, secret, query, actor }) => {
    const { page = 0, size = defaultPageSize, blurry, state, isMine } = query;
    const filter = { buyerId: 'any', blurry, state, claimedBy: isMine ? actor.id : undefined } as const;
    const rows = await listQueueRows(db, filter, { limit: size, offset: page * size });
    return {
      content: await toStaffInterestViews({ db, secret }, rows, actor.id),
      totalElements: await countInterests(db, filter),
    };
  });
  route(app, contract.getStaffInterest, async ({ db, secret, params, actor }) =>
    onlyOne(await toStaffInterestViews({ db, secret }, [await getInterest(db, params.id)], actor.id)),
  );
  route(app, contract.claimInterest, (context) =>
    acted(context, (tx) => workOn(tx, { ...context.params, by: context.actor.id })),
  );
  route(app, contract.releaseInterest, (context) =>
    acted(context, (tx) => releaseInterest(tx, { ...context.params, by: context.actor.id })),
  );
  route(app, contract.askInterest, (context) =>
    acted(context, (tx) => askInterest(tx, { ...context.params, ...context.body, by: context.actor.id })),
  );
  route(app, contract.declineInterest, (context) =>
    acted(context, (tx) => declineInterest(tx, { ...context.params, ...context.body, by: context.actor.id })),
  );
  route(app, contract.offerKnownProduct, (context) =>
    acted(context, (tx) => offerKnown(tx, { ...context.params, body: context.body, by: context.actor.id })),
  );
  route(app, contract.offerNewProduct, (context) =>
    acted(context, (tx) => offerNew(tx, { ...context.params, body: context.body, by: context.actor.id })),
  );
}

type Acting = Pick<Context<typeof contract.claimInterest>, 'actor' | 'secret' | 'inTransaction'>;

/** Does the work and answers the interest as it is then. */
const acted = ({ actor, secret, inTransaction }: Acting, work: (tx: Tx) => Promise<InterestRow>) =>
  inTransaction(async (tx) => onlyOne(await toStaffInterestViews({ db: tx, secret }, [await work(tx)], actor.id)));

function onlyOne<T>(views: readonly T[]): T {
  const [view] = views;
  assert(view, 'what was changed has a view');
  return view;
}
