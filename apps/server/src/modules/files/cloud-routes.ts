import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { StorageError } from '../../platform/storage.ts';
import { maxSheetRows, sendSheet } from '../../platform/xlsx.ts';
import { parameters } from '../settings/index.ts';
import { cloudAddresses } from './cloud-addresses.ts';
import { changeCloudSettings, getCloudSettings } from './cloud-settings.ts';
import { currentBucket } from './cloud-storage.ts';
import { type FileFilter, listFileRows } from './file-list-queries.ts';
import { filesByIds } from './file-queries.ts';
import { fileSheetColumns } from './file-sheet.ts';
import { toCloudRow, toFileRow, toS3Row } from './file-view.ts';
import { removeOpenFiles } from './remove-files.ts';
import { synchronizeCloud } from './synchronize-cloud.ts';

const localName = 'local';

/** The library in the shapes of the cloud storage pages, and the bucket that they may have of their own. */
export function cloudRoutes(app: App, kit: Kit): void {
  listRoutes(app, kit);
  settingsRoutes(app, kit);
  for (const endpoint of [contract.cloudFileAddress, contract.s3FileAddress])
    route(app, endpoint, async ({ db, params, secret }) => {
      const [row] = await filesByIds(db, [params.id]);
      if (!row) fail('file.not_found');
      if (row.recordId !== null) fail('file.in_use');
      const url = (await cloudAddresses(db, secret)).urlOf(row);
      return { url: `${url}${url.includes('?') ? '&' : '?'}download=1` };
    });
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

function listRoutes(app: App, { config }: Kit): void {
  const usualBucket = config.s3?.bucket ?? localName;
  const inLibrary = { purpose: 'library', isOpen: true } as const;
  const find = async (db: Reader, filter: Omit<FileFilter, 'timeZone'>) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    return { ...(await listFileRows(db, { ...filter, ...inLibrary, timeZone })), timeZone };
  };
  route(app, contract.listCloudFiles, async ({ db, query: { key, ...query }, secret }) => {
    const { rows, total, timeZone } = await find(db, { ...query, blurry: key });
    const addresses = await cloudAddresses(db, secret);
    return { content: rows.map((row) => toCloudRow(row, { addresses, usualBucket, timeZone })), totalElements: total };
  });
  route(app, contract.listS3Files, async ({ db, query: { fileName, ...query }, secret }) => {
    const { rows, total, timeZone } = await find(db, { ...query, blurry: fileName });
    const addresses = await cloudAddresses(db, secret);
    return { content: rows.map((row) => toS3Row(row, { addresses, timeZone })), totalElements: total };
  });
  const download = async (db: Reader, filter: Omit<FileFilter, 'timeZone'>) => {
    const { rows, timeZone } = await find(db, { ...filter, page: 0, size: maxSheetRows });
    return { name: 'files', columns: fileSheetColumns, rows: rows.map((row) => toFileRow(row, { timeZone })) };
  };
  route(app, contract.downloadCloudFiles, async ({ db, query: { key, ...query }, language, reply }) =>
    sendSheet({ reply, language }, await download(db, { ...query, blurry: key })),
  );
  route(app, contract.downloadS3Files, async ({ db, query: { fileName, ...query }, language, reply }) =>
    sendSheet({ reply, language }, await download(db, { ...query, blurry: fileName })),
  );
}

function settingsRoutes(app: App, { config, db, secret }: Kit): void {
  route(app, contract.getCloudSettings, ({ db: reader }) => getCloudSettings(reader));
  route(app, contract.setCloudSettings, async ({ body, inTransaction }) => {
    await inTransaction((tx) => changeCloudSettings(tx, body, { secret, usual: config.s3 }));
    return undefined;
  });
  route(app, contract.checkCloud, async () => {
    const current = (await currentBucket(db, secret)) ?? fail('file.cloud_not_set');
    return current.bucket.check().then(
      () => true,
      (error: unknown) => {
        if (error instanceof StorageError) return false;
        throw error;
      },
    );
  });
  route(app, contract.synchronizeCloud, ({ actor }) => synchronizeCloud(db, secret, { ownerId: actor.id }));
}
