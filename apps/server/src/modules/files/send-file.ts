import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { fail } from '../../platform/errors.ts';
import type { Kit } from '../../platform/module.ts';
import type { ContentPart } from '../../platform/storage.ts';
import { drawSmall } from './draw-picture.ts';
import type { FileRow } from './file-tables.ts';

export type SendOptions = {
  /** `small`: a small WebP of a picture. */
  size?: unknown;
  /** `1`: to be kept, not shown. */
  download?: unknown;
  /** The `Range` header: players ask for a part of a video at a time. */
  range?: string | undefined;
  cacheControl: string;
};

/** Where the small one of a picture lies once somebody asked for it. */
export const smallKey = (storageKey: string): string => `small/${storageKey}.webp`;

/** A stored file as nothing that a browser could run: pictures are shown, everything else is to be kept. */
export async function sendFile(
  storage: Kit['storage'],
  row: FileRow,
  reply: FastifyReply,
  { size, download, range, cacheControl }: SendOptions,
): Promise<FastifyReply> {
  const isPicture = row.type === '图片';
  const isSmall = isPicture && size === 'small';
  const part = row.type === '视频' ? partOf(range, row.bytes) : undefined;
  const content = isSmall ? await small(storage, row) : await storage.get(row.storageKey, part);
  if (content === undefined) fail('file.not_found');
  const disposition =
    isPicture && download !== '1' ? `inline; filename="${row.realName}"` : `attachment; ${filenames(row)}`;
  if (row.type === '视频') reply.header('accept-ranges', 'bytes');
  if (part)
    reply
      .status(206)
      .header('content-range', `bytes ${part.first}-${part.last}/${row.bytes}`)
      .header('content-length', part.last - part.first + 1);
  return reply
    .type(isSmall ? 'image/webp' : row.mimeType)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', disposition)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', cacheControl)
    .send(content);
}

/** The part that `bytes=first-last` (or `first-`, or `-count`) asks for; undefined for any other form, which gets the whole. */
function partOf(range: string | undefined, bytes: number): ContentPart | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first <= last ? { first, last } : undefined;
}

/** Drawn when first asked for and kept beside the picture. */
async function small(storage: Kit['storage'], { storageKey }: FileRow): Promise<Readable | undefined> {
  const kept = await storage.get(smallKey(storageKey));
  if (kept) return kept;
  const whole = await storage.get(storageKey);
  if (!whole) return undefined;
  const drawn = await drawSmall(await buffer(whole));
  await storage.put(smallKey(storageKey), drawn);
  return Readable.from([drawn]);
}

/** The sender's name for the file as a header may carry it, with our own for those who read only ASCII. */
const filenames = ({ name, realName }: FileRow): string =>
  `filename="${realName}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`;
