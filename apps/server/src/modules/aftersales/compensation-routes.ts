import * as contract from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { type Actor, type App, holds, route } from '../../platform/http.ts';
import { rulesById, rulesView } from './compensation-rules.ts';
import type { CompensationRecord } from './compensation-tables.ts';
import {
  askCompensation,
  confirmCompensation,
  deleteCompensation,
  draftCompensation,
  editCompensation,
  listCompensationRows,
  toVersionView,
  withdrawCompensation,
} from './edit-compensation.ts';
import { toVersionRows } from '../settings/index.ts';

const defaultSize = 15;
const viewerOf = (actor: Actor) => ({ viewerId: actor.id, mayEdit: holds(actor, 'settings:fees') });

type Acting = { actor: Actor; inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> };

/** Does what a call asks for, and shows the version. */
const act = ({ actor, inTransaction }: Acting, work: (tx: Tx) => Promise<CompensationRecord>) =>
  inTransaction(async (tx) => toVersionView(tx, await work(tx), viewerOf(actor)));

export function compensationRoutes(app: App): void {
  route(app, contract.getCompensationRules, ({ db }) => rulesView(db));
  route(app, contract.listCompensationVersions, async ({ query: { page = 0, size = defaultSize }, db, actor }) => {
    const { rows, total } = await listCompensationRows(db, { page, size });
    return { content: await toVersionRows(db, rows, viewerOf(actor)), totalElements: total };
  });
  route(app, contract.getCompensationVersion, async ({ params, db, actor }) =>
    toVersionView(db, await rulesById(db, params.id), viewerOf(actor)),
  );
  route(app, contract.draftCompensationVersion, (call) =>
    act(call, (tx) => draftCompensation(tx, { ...call.body, actorId: call.actor.id })),
  );
  route(app, contract.editCompensationVersion, (call) =>
    act(call, (tx) => editCompensation(tx, { ...call.params, form: call.body })),
  );
  route(app, contract.deleteCompensationVersion, async ({ params, inTransaction }) => {
    await inTransaction((tx) => deleteCompensation(tx, params.id));
    return undefined;
  });
  route(app, contract.askCompensation, (call) =>
    act(call, (tx) => askCompensation(tx, { ...call.params, ...call.body, actorId: call.actor.id })),
  );
  route(app, contract.confirmCompensation, (call) =>
    act(call, (tx) => confirmCompensation(tx, { ...call.params, actorId: call.actor.id })),
  );
  route(app, contract.withdrawCompensation, (call) => act(call, (tx) => withdrawCompensation(tx, call.params)));
}
