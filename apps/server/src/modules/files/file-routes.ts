import * as contract from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { FastifyReply } from 'fastify';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters } from '../settings/index.ts';
import { filesByIds, findOpenFile, insertFile } from './file-queries.ts';
import { isSignatureGood, openUrl } from './file-links.ts';
import type { FileRow } from './file-tables.ts';
import { maxPictureBytes, storePicture } from './store-picture.ts';

const kilobyte = 1024;
const realNameForm = /^[\w-]{10,60}\.[a-z0-9]{1,8}$/;

export function fileRoutes(app: App, kit: Kit): void {
  route(app, contract.uploadPicture, async ({ actor, db, file, inTransaction }) => {
    const upload = await file(maxPictureBytes);
    const stored = await storePicture(kit.storage, upload);
    const row = await inTransaction((tx) => insertFile(tx, { ...stored, ownerId: actor.id }));
    return toStoredFile(row, (await parameters(db)).businessTimeZone);
  });
  app.get<{ Params: { type: string; name: string } }>('/file/:type/:name', async ({ params }, reply) => {
    const row = realNameForm.test(params.name) ? await findOpenFile(kit.db, params.name) : undefined;
    if (!row || row.type !== params.type) fail('file.not_found');
    return sendFile(kit, row, reply);
  });
  app.get<{ Params: { id: string }; Querystring: { expires?: string; signature?: string } }>(
    '/api/files/:id/content',
    async ({ params, query }, reply) => {
      const id = Number(params.id);
      const isGood =
        Number.isSafeInteger(id) &&
        isSignatureGood(kit.secret, { id, expires: Number(query.expires), signature: String(query.signature) });
      const [row] = isGood ? await filesByIds(kit.db, [id]) : [];
      return sendFile(kit, row ?? fail('file.not_found'), reply);
    },
  );
}

/** A stored picture and nothing a browser could run. */
async function sendFile(kit: Kit, row: FileRow, reply: FastifyReply): Promise<FastifyReply> {
  const content = (await kit.storage.get(row.storageKey)) ?? fail('file.not_found');
  return reply
    .type(row.mimeType)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `inline; filename="${row.realName}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', row.recordId === null ? 'private, max-age=600' : 'private, no-store')
    .send(content);
}

const toStoredFile = (row: FileRow, timeZone: string): contract.StoredFile => ({
  id: row.id,
  realName: row.realName,
  name: row.name,
  suffix: row.suffix,
  path: openUrl(row),
  type: row.type,
  size:
    row.bytes < kilobyte * kilobyte
      ? `${Math.ceil(row.bytes / kilobyte)}KB`
      : `${Math.ceil((row.bytes * 10) / kilobyte / kilobyte) / 10}MB`,
  bytes: row.bytes,
  sha256: row.sha256,
  url: openUrl(row),
  createTime: formatDateTime(row.createdAt, timeZone),
});
