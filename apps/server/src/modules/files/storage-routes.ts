import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { maxSheetRows, sendSheet } from '../../platform/xlsx.ts';
import type { Reader } from '../../platform/db.ts';
import { parameters } from '../settings/index.ts';
import { cloudAddresses } from './cloud-addresses.ts';
import { cloudRoutes } from './cloud-routes.ts';
import { listFileRows } from './file-list-queries.ts';
import { fileSheetColumns } from './file-sheet.ts';
import { toFileRow } from './file-view.ts';
import { removeOpenFiles } from './remove-files.ts';
import { renameFile } from './rename-file.ts';

const zoneOf = async (db: Reader): Promise<string> => (await parameters(db)).businessTimeZone;

/** The staff's list of stored files, and the same library in the shapes of the cloud storage pages. */
export function storageRoutes(app: App, kit: Kit): void {
  route(app, contract.listFiles, async ({ db, query, secret }) => {
    const timeZone = await zoneOf(db);
    const { rows, total } = await listFileRows(db, { ...query, timeZone });
    const addresses = await cloudAddresses(db, secret);
    return { content: rows.map((row) => toFileRow(row, { timeZone, addresses })), totalElements: total };
  });
  route(app, contract.downloadFiles, async ({ db, query, language, reply }) => {
    const timeZone = await zoneOf(db);
    const { rows } = await listFileRows(db, { ...query, page: 0, size: maxSheetRows, timeZone });
    const shown = rows.map((row) => toFileRow(row, { timeZone }));
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
