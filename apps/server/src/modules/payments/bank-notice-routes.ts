import * as contract from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters, setParameter } from '../settings/index.ts';
import { automaticCounts } from './automatic-queries.ts';
import { openSource, renewSecret, sourceViews } from './bank-sources.ts';
import { updateSource } from './bank-source-queries.ts';
import { receiveBankNotice } from './take-bank-notice.ts';
import type { Reader } from '../../platform/db.ts';

/** Banks that tell of each transfer at once, who may, and up to what their word is enough. */
export function bankNoticeRoutes(app: App, { db: database, secret: installation }: Kit): void {
  route(app, contract.takeBankNotice, async ({ params, signed }) => ({
    outcome: await receiveBankNotice(database, { ...params, ...signed, installation }),
  }));
  route(app, contract.listBankSources, ({ db, language }) => sourceViews(db, { language }));
  route(app, contract.addBankSource, ({ body, actor, language, inTransaction }) =>
    inTransaction(async (tx) => {
      const { id, secret } = await openSource(tx, {
        name: body.name.trim(),
        accountId: body.accountId,
        actorId: actor.id,
        installation,
      });
      return { source: await viewOf(tx, { id, language }), secret };
    }),
  );
  route(app, contract.switchBankSource, ({ params, body, language, inTransaction }) =>
    inTransaction(async (tx) => {
      await updateSource(tx, params.id, body);
      return viewOf(tx, { ...params, language });
    }),
  );
  route(app, contract.renewBankSecret, ({ params, actor, language, inTransaction }) =>
    inTransaction(async (tx) => {
      const secret = await renewSecret(tx, { ...params, actorId: actor.id, installation });
      return { source: await viewOf(tx, { ...params, language }), secret };
    }),
  );
  route(app, contract.getAutomaticTerms, ({ db }) => automaticTerms(db));
  route(app, contract.setAutomaticTerms, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await setParameter(tx, { key: 'automaticCeilingFen', value: body.ceilingFen, changedBy: actor.id });
      return automaticTerms(tx);
    }),
  );
}

async function viewOf(db: Reader, which: { id: number; language: contract.Language }) {
  const [view] = await sourceViews(db, which);
  return view ?? fail('payment.source_not_found');
}

async function automaticTerms(db: Reader) {
  const { automaticCeilingFen } = await parameters(db);
  return { ceilingFen: automaticCeilingFen, ...(await automaticCounts(db)) };
}
