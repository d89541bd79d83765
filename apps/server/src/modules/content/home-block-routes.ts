import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { addHomeBlock, deleteHomeBlock, editHomeBlock, orderHomeBlocks } from './edit-home-blocks.ts';
import { shownBlocks, staffBlocks } from './home-block-queries.ts';

export function homeBlockRoutes(app: App): void {
  route(app, contract.listHomeBlocks, ({ db, params }) => shownBlocks(db, params.language));
  route(app, contract.listStaffHomeBlocks, ({ db }) => staffBlocks(db));
  route(app, contract.addHomeBlock, ({ body, actor, inTransaction }) =>
    inTransaction((tx) => addHomeBlock(tx, { ...body, by: actor.id })),
  );
  route(app, contract.editHomeBlock, async ({ params, body, actor, inTransaction }) => {
    await inTransaction((tx) => editHomeBlock(tx, { ...body, ...params, by: actor.id }));
    return undefined;
  });
  route(app, contract.orderHomeBlocks, async ({ body, inTransaction }) => {
    await inTransaction((tx) => orderHomeBlocks(tx, body.ids));
    return undefined;
  });
  route(app, contract.deleteHomeBlock, async ({ params, inTransaction }) => {
    await inTransaction((tx) => deleteHomeBlock(tx, params.id));
    return undefined;
  });
}
