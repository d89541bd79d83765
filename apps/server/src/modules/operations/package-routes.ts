import * as contract from '@kouan/contract';
import type { PackageRow } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { fileRefs, filesByIds, shownSize } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { keepPackage, removePackage } from './keep-package.ts';
import { listPackageRows, type PackageFilter } from './package-queries.ts';

/** Program packages and database scripts: kept with version and checksum, handed out as attachments, never run. */
export function packageRoutes(app: App, { storage }: Kit): void {
  route(app, contract.uploadDeployPackage, async ({ actor, file, inTransaction }) => {
    const upload = await file(contract.maxLibraryBytes);
    const id = await keepPackage(storage, upload, { kind: 'deploy', actorId: actor.id, inTransaction });
    return { error: 0 as const, id };
  });
  route(app, contract.uploadDatabaseScript, async ({ actor, file, inTransaction }) => {
    const upload = await file(contract.maxLibraryBytes);
    await keepPackage(storage, upload, { kind: 'database', actorId: actor.id, inTransaction });
    return 'success' as const;
  });
  route(app, contract.listDeployPackages, ({ db, secret, query }) =>
    listPackages(db, secret, { ...query, kind: 'deploy' }),
  );
  route(app, contract.listDatabaseScripts, ({ db, secret, query }) =>
    listPackages(db, secret, { ...query, kind: 'database' }),
  );
  route(app, contract.removeDeployPackage, async ({ params, inTransaction }) => {
    await inTransaction((tx) => removePackage(tx, { ...params, kind: 'deploy' }));
    return undefined;
  });
  route(app, contract.removeDatabaseScript, async ({ params, inTransaction }) => {
    await inTransaction((tx) => removePackage(tx, { ...params, kind: 'database' }));
    return undefined;
  });
}

async function listPackages(
  db: Reader,
  secret: Buffer,
  filter: PackageFilter,
): Promise<{ content: PackageRow[]; totalElements: number }> {
  const { businessTimeZone } = await parameters(db);
  const { rows, total } = await listPackageRows(db, filter);
  const fileIds = rows.map(({ fileId }) => fileId);
  const files = new Map((await filesByIds(db, fileIds)).map((file) => [file.id, file]));
  const urls = new Map((await fileRefs(db, secret, fileIds)).map((ref) => [ref.id, ref.url]));
  const senders = await userBriefs(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  const content = rows.map(({ id, name, version, target, fileId, createdBy, createdAt }) => {
    const file = files.get(fileId);
    assert(file, 'a package has its file');
    return {
      id,
      name,
      version,
      target,
      bytes: file.bytes,
      size: shownSize(file.bytes),
      sha256: file.sha256,
      url: urls.get(fileId) ?? '',
      createBy: senders.get(createdBy)?.username ?? '',
      createTime: formatDateTime(createdAt, businessTimeZone),
    };
  });
  return { content, totalElements: total };
}
