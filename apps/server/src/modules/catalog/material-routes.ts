import * as contract from '@kouan/contract';
import type { FastifyReply } from 'fastify';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { keepUpload, sendBoundFile } from '../files/index.ts';
import { addMaterialFile, addMaterialText, editMaterial, orderMaterials, removeMaterial } from './edit-materials.ts';
import { listMaterialProductRows, materialsOf, productIdOf } from './material-queries.ts';
import type { MaterialRow } from './material-tables.ts';
import { toEditedMaterial, toMaterialProduct, toMaterialView, withFiles } from './material-view.ts';
import { zipEntriesOf } from './material-zip.ts';
import { mayEdit, mayRead } from './supply-scope.ts';
import { zipBytes, type ZipEntry, zipFiles } from './zip-files.ts';

/** A material's file never changes under its name. */
const maxAgeSeconds = 86_400;
const maxDownloadsAtOnce = 12;
/** A reader that takes nothing for so long is let go. */
const stalledMs = 60_000;

/** Promotion materials as everybody sees them. */
export function materialRoutes(app: App, kit: Kit): void {
  let downloads = 0;
  const send = (reply: FastifyReply, name: string, entries: readonly ZipEntry[]): void => {
    if (downloads >= maxDownloadsAtOnce) fail('server.busy');
    downloads += 1;
    const content = zipFiles(entries).on('close', () => (downloads -= 1));
    reply.raw.setTimeout(stalledMs, () => content.destroy());
    void reply
      .type('application/zip')
      .header('content-length', zipBytes(entries))
      .header('content-disposition', `attachment; filename="${name}.zip"`)
      .header('x-content-type-options', 'nosniff')
      .send(content);
  };

  route(app, contract.listMaterials, async ({ db, params }) => {
    const rows = await materialsOf(db, await productIdOf(db, params.id));
    return (await withFiles(db, rows)).map(toMaterialView);
  });
  route(app, contract.downloadMaterials, async ({ db, params, query, reply }) => {
    const rows = await withFiles(db, await materialsOf(db, await productIdOf(db, params.id)));
    const entries = zipEntriesOf(kit.storage, rows, query.language);
    if (entries.length === 0) fail('material.none');
    send(reply, `materials-${params.id}`, entries);
    return undefined;
  });
  app.get<{ Params: { name: string }; Querystring: { size?: string; download?: string } }>(
    '/material/:name',
    ({ params, query, headers }, reply) =>
      sendBoundFile(kit, reply, {
        realName: params.name,
        recordKind: 'material',
        options: { ...query, range: headers.range },
        maxAgeSeconds,
      }),
  );
  staffRoutes(app, kit);
}

function staffRoutes(app: App, { storage, db }: Kit): void {
  const shown = async (row: MaterialRow, reader: Parameters<typeof withFiles>[0] = db) => {
    const [one] = await withFiles(reader, [row]);
    return one ? toEditedMaterial(one) : fail('material.not_found');
  };
  route(app, contract.listMaterialProducts, async ({ db: reader, query, actor }) => {
    const { rows, total } = await listMaterialProductRows(reader, query, mayRead(actor).scope);
    return { content: rows.map(toMaterialProduct), totalElements: total };
  });
  route(app, contract.listEditedMaterials, async ({ db: reader, params, actor }) => {
    const rows = await materialsOf(reader, await productIdOf(reader, params.id, mayRead(actor).scope));
    return (await withFiles(reader, rows)).map(toEditedMaterial);
  });
  route(app, contract.addMaterialFile, async ({ actor, params, file, inTransaction }) => {
    let material: MaterialRow | undefined;
    await keepUpload(storage, await file(contract.maxMaterialBytes), {
      purpose: 'library',
      ownerId: actor.id,
      inTransaction,
      async alsoDo(tx, stored) {
        material = await addMaterialFile(tx, stored, {
          publicId: params.id,
          actorId: actor.id,
          scope: mayEdit(actor).scope,
        });
        return stored;
      },
    });
    return material ? shown(material) : fail('material.not_found');
  });
  route(app, contract.addMaterialText, ({ actor, params, body, inTransaction }) =>
    inTransaction(async (tx) =>
      shown(
        await addMaterialText(tx, { ...body, publicId: params.id, actorId: actor.id, scope: mayEdit(actor).scope }),
        tx,
      ),
    ),
  );
  route(app, contract.editMaterial, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) =>
      shown(await editMaterial(tx, { id: params.id, scope: mayEdit(actor).scope }, body), tx),
    ),
  );
  route(app, contract.orderMaterials, async ({ params, body, actor, inTransaction }) => {
    await inTransaction((tx) => orderMaterials(tx, { publicId: params.id, scope: mayEdit(actor).scope }, body.ids));
    return undefined;
  });
  route(app, contract.removeMaterial, async ({ params, actor, inTransaction }) => {
    await inTransaction((tx) => removeMaterial(tx, { id: params.id, scope: mayEdit(actor).scope }));
    return undefined;
  });
}
