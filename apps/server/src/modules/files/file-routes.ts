import type { FastifyReply } from 'fastify';
import { fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { isSignatureGood } from './file-links.ts';
import { filesByIds, findBoundFile, findOpenFile } from './file-queries.ts';
import type { FileRow, RecordKind } from './file-tables.ts';
import { sendFile } from './send-file.ts';

const realNameForm = /^[\w-]{10,60}\.[a-z0-9]{1,8}$/;
type Options = { size?: string; download?: string };

/** Where contents are read: unbound ones by their random name, bound ones by a signed address of their record. */
export function fileRoutes(app: App, { db, storage, secret }: Kit): void {
  app.get<{ Params: { type: string; name: string }; Querystring: Options }>(
    '/file/:type/:name',
    async ({ params, query, headers: { range } }, reply) => {
      const row = realNameForm.test(params.name) ? await findOpenFile(db, params.name) : undefined;
      if (!row || row.type !== params.type) fail('file.not_found');
      return sendFile(storage, row, reply, { ...query, range, cacheControl: 'private, max-age=600' });
    },
  );
  app.get<{ Params: { id: string }; Querystring: Options & { expires?: string; signature?: string } }>(
    '/api/files/:id/content',
    async ({ params, query, headers: { range } }, reply) => {
      const id = Number(params.id);
      const isGood =
        Number.isSafeInteger(id) &&
        isSignatureGood(secret, { id, expires: Number(query.expires), signature: String(query.signature) });
      const [row] = isGood ? await filesByIds(db, [id]) : [];
      return sendFile(storage, row ?? fail('file.not_found'), reply, {
        ...query,
        range,
        cacheControl: 'private, no-store',
      });
    },
  );
}

/** Sends a file that belongs to an open record of this kind. Throws file.not_found. */
export async function sendBoundFile(
  { db, storage }: Kit,
  reply: FastifyReply,
  wanted: {
    realName: string;
    recordKind: RecordKind;
    options: Options & { range?: string | undefined };
    maxAgeSeconds: number;
  },
): Promise<FastifyReply> {
  const row: FileRow | undefined = realNameForm.test(wanted.realName) ? await findBoundFile(db, wanted) : undefined;
  const cacheControl = `public, max-age=${wanted.maxAgeSeconds}`;
  return sendFile(storage, row ?? fail('file.not_found'), reply, { ...wanted.options, cacheControl });
}
