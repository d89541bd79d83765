import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { acceptDocuments, dueDocuments, listAcceptances } from './acceptances.ts';
import { getDocument, getVersion, listDocuments, listVersions } from './document-queries.ts';
import { dropDraft, keepDraft, publishDraft } from './edit-documents.ts';

export function contentRoutes(app: App): void {
  route(app, contract.getDocument, ({ db, params }) => getDocument(db, params));
  route(app, contract.getDocumentVersion, ({ db, params }) => getDocument(db, params));
  route(app, contract.listMyAcceptances, ({ db, actor }) => listAcceptances(db, actor.id));
  route(app, contract.listDueDocuments, ({ db, actor }) => dueDocuments(db, actor.id));
  route(app, contract.acceptDocuments, async ({ body, actor, language, address, inTransaction }) => {
    const person = { userId: actor.id, language, address };
    await inTransaction((tx) => acceptDocuments(tx, { ...person, accepted: body.documents }));
    return undefined;
  });
  staffRoutes(app);
}

function staffRoutes(app: App): void {
  route(app, contract.listAcceptancesOfUser, ({ db, params }) => listAcceptances(db, params.id));
  route(app, contract.listDocuments, ({ db }) => listDocuments(db));
  route(app, contract.listDocumentVersions, ({ db, params }) => listVersions(db, params.label));
  route(app, contract.getStaffVersion, ({ db, params }) => getVersion(db, params));
  route(app, contract.keepDraft, ({ params, body, actor, inTransaction }) =>
    inTransaction((tx) => keepDraft(tx, { ...params, ...body, by: actor.id })),
  );
  route(app, contract.dropDraft, async ({ params, inTransaction }) => {
    await inTransaction((tx) => dropDraft(tx, params.label));
    return undefined;
  });
  route(app, contract.publishDraft, async ({ params, body, actor, inTransaction }) => {
    await inTransaction((tx) => publishDraft(tx, { ...params, ...body, by: actor.id }));
    return undefined;
  });
}
