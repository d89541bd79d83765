import * as contract from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { maxSheetRows, sendSheet } from '../../platform/xlsx.ts';
import type { Reader } from '../../platform/db.ts';
import { parameters } from '../settings/index.ts';
import { openUrl } from './file-links.ts';
import { listFileRows } from './file-list-queries.ts';
import { filesByIds } from './file-queries.ts';
import { fileSheetColumns } from './file-sheet.ts';
import { toCloudRow, toFileRow, toS3Row } from './file-view.ts';
import { removeOpenFiles } from './remove-files.ts';
import { renameFile } from './rename-file.ts';

const zoneOf = async (db: Reader): Promise<string> => (await parameters(db)).businessTimeZone;
const localName = 'local';

/** The staff's list of stored files, and the same library in the shapes of the cloud storage pages. */
export function storageRoutes(app: App, kit: Kit): void {
  route(app, contract.listFiles, async ({ db, query }) => {
    const timeZone = await zoneOf(db);
    const { rows, total } = await listFileRows(db, { ...query, timeZone });
    return { content: rows.map((row) => toFileRow(row, timeZone)), totalElements: total };
  });
  route(app, contract.downloadFiles, async ({ db, query, language, reply }) => {
    const timeZone = await zoneOf(db);
    const { rows } = await listFileRows(db, { ...query, page: 0, size: maxSheetRows, timeZone });
    const shown = rows.map((row) => toFileRow(row, timeZone));
    return sendSheet({ reply, language }, { name: 'files', columns: fileSheetColumns, rows: shown });
  });
  route(app, contract.renameFile, async ({ body, inTransaction }) => {
    await inTransaction((tx) => renameFile(tx, body));
    return undefined;
  });
  route(app, contract.removeFiles, async ({ body, inTransaction }) => {
    await inTransaction((tx) => removeOpenFiles(tx, body));
    return undefined;
  });
  cloudRoutes(app, kit);
}

function cloudRoutes(app: App, { config }: Kit): void {
  const bucket = config.s3?.bucket ?? localName;
  const inLibrary = { purpose: 'library', isOpen: true } as const;
  const addressOf = async (db: Reader, id: number) => {
    const [row] = await filesByIds(db, [id]);
    if (!row) fail('file.not_found');
    if (row.recordId !== null) fail('file.in_use');
    return { url: `${openUrl(row)}?download=1` };
  };

  route(app, contract.listCloudFiles, async ({ db, query: { key, ...query } }) => {
    const timeZone = await zoneOf(db);
    const { rows, total } = await listFileRows(db, { ...query, ...inLibrary, blurry: key, timeZone });
    return { content: rows.map((row) => toCloudRow(row, { bucket, timeZone })), totalElements: total };
  });
  route(app, contract.listS3Files, async ({ db, query: { fileName, ...query } }) => {
    const timeZone = await zoneOf(db);
    const { rows, total } = await listFileRows(db, { ...query, ...inLibrary, blurry: fileName, timeZone });
    return { content: rows.map((row) => toS3Row(row, timeZone)), totalElements: total };
  });
  for (const endpoint of [contract.cloudFileAddress, contract.s3FileAddress])
    route(app, endpoint, ({ db, params }) => addressOf(db, params.id));
  for (const endpoint of [contract.removeCloudFiles, contract.removeS3Files])
    route(app, endpoint, async ({ body, inTransaction }) => {
      await inTransaction((tx) => removeOpenFiles(tx, body));
      return undefined;
    });
  route(app, contract.removeCloudFile, async ({ params, inTransaction }) => {
    await inTransaction((tx) => removeOpenFiles(tx, [params.id]));
    return undefined;
  });
}
