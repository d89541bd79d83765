import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, blurry } from './form-words.ts';
import { count, id, orNull, pageOf } from './words.ts';

/**
 * A program package or database script that was put here to be fetched by hand: kept, listed, never run. Each name counts
 * its own versions from 1. `url` is an attachment's address, good for some minutes.
 */
export const PackageRow = Type.Object({
  id,
  name: Type.String(),
  version: count,
  bytes: count,
  size: Type.String(),
  sha256: Type.String(),
  /** The row it was sent for, as the sender named it. */
  target: orNull(Type.String()),
  url: Type.String(),
  createBy: Type.String(),
  createTime: Type.String(),
});
export type PackageRow = Static<typeof PackageRow>;

const uploadErrors = ['file.missing', 'file.too_large'] as const;
/** Field `file` up to 50 MB of any kind, and perhaps `id`. Answers the name it is kept under. */
export const uploadDeployPackage = endpoint({
  method: 'POST',
  path: '/api/deploy/upload',
  permission: 'deploy:edit',
  upload: true,
  reply: Type.Object({ error: Type.Literal(0), id: Type.String() }),
  errors: uploadErrors,
});
/** The same for database scripts. Answers the JSON text `success`. */
export const uploadDatabaseScript = endpoint({
  method: 'POST',
  path: '/api/database/upload',
  permission: 'database:add',
  upload: true,
  reply: Type.Literal('success'),
  errors: uploadErrors,
});

const query = Type.Object({ ...adminPageQuery, blurry });
/** Newest first; `blurry` looks in name, checksum and uploader. */
export const listDeployPackages = endpoint({
  method: 'GET',
  path: '/api/deploy/files',
  permission: 'deploy:list',
  query,
  reply: pageOf(PackageRow),
});
export const listDatabaseScripts = endpoint({
  method: 'GET',
  path: '/api/database/files',
  permission: 'database:list',
  query,
  reply: pageOf(PackageRow),
});

const params = Type.Object({ id });
export const removeDeployPackage = endpoint({
  method: 'DELETE',
  path: '/api/deploy/files/:id',
  permission: 'deploy:del',
  params,
  errors: ['file.not_found'],
});
export const removeDatabaseScript = endpoint({
  method: 'DELETE',
  path: '/api/database/files/:id',
  permission: 'database:del',
  params,
  errors: ['file.not_found'],
});
