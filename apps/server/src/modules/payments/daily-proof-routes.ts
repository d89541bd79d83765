import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { sendSheet } from '../../platform/xlsx.ts';
import { proofColumns } from './daily-proof-sheet.ts';
import { dailyProofs, signDailyProof, stateBalance } from './daily-proofs.ts';

/** Bank and gateway balances against our books, day by day. */
export function dailyProofRoutes(app: App): void {
  route(app, contract.listDailyProofs, ({ query, db }) => dailyProofs(db, query));
  route(app, contract.downloadDailyProofs, async ({ query, db, reply, language }) => {
    const { content, today } = await dailyProofs(db, query);
    const name = `daily-proof-${query.to ?? today}`;
    return sendSheet({ reply, language }, { name, columns: proofColumns(language), rows: content });
  });
  route(app, contract.stateBalance, ({ body, actor, inTransaction }) =>
    inTransaction((tx) => stateBalance(tx, { ...body, actorId: actor.id })),
  );
  route(app, contract.signDailyProof, ({ body, actor, inTransaction }) =>
    inTransaction((tx) => signDailyProof(tx, { ...body, actorId: actor.id })),
  );
}
