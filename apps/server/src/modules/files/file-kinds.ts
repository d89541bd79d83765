import type { FilePurpose, FileType } from '@kouan/contract';
import { fileTypeFromBuffer } from 'file-type';
import { fail } from '../../platform/errors.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif';
/** One kind of content, found by its bytes. */
export type FileKind = {
  /** The ending under which it is kept. */
  suffix: string;
  type: FileType;
  mimeType: string;
  /** The endings that the sender's name may have. */
  endings: readonly string[];
  /** For pictures: how they are drawn anew, whether they may move, and what types a sender may name. */
  picture?: { format: PictureFormat; mayMove: boolean; types: readonly string[] };
};

const office = 'application/vnd.openxmlformats-officedocument';
const pictures: readonly FileKind[] = [
  picture('jpg', 'jpeg', {
    endings: ['jpg', 'jpeg'],
    types: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    mayMove: false,
  }),
  picture('png', 'png', { endings: ['png'], types: ['image/png', 'image/x-png'], mayMove: false }),
  picture('webp', 'webp', { endings: ['webp'], types: ['image/webp'], mayMove: true }),
  picture('gif', 'gif', { endings: ['gif'], types: ['image/gif'], mayMove: true }),
];
const documents: readonly FileKind[] = [
  { suffix: 'pdf', type: '文档', mimeType: 'application/pdf', endings: ['pdf'] },
  { suffix: 'docx', type: '文档', mimeType: `${office}.wordprocessingml.document`, endings: ['docx'] },
  { suffix: 'xlsx', type: '文档', mimeType: `${office}.spreadsheetml.sheet`, endings: ['xlsx'] },
  { suffix: 'pptx', type: '文档', mimeType: `${office}.presentationml.presentation`, endings: ['pptx'] },
];
const media: readonly FileKind[] = [
  { suffix: 'mp3', type: '音乐', mimeType: 'audio/mpeg', endings: ['mp3'] },
  { suffix: 'm4a', type: '音乐', mimeType: 'audio/mp4', endings: ['m4a'] },
  { suffix: 'wav', type: '音乐', mimeType: 'audio/wav', endings: ['wav'] },
  { suffix: 'mp4', type: '视频', mimeType: 'video/mp4', endings: ['mp4'] },
  { suffix: 'webm', type: '视频', mimeType: 'video/webm', endings: ['webm'] },
  { suffix: 'mov', type: '视频', mimeType: 'video/quicktime', endings: ['mov'] },
  { suffix: 'zip', type: '其他', mimeType: 'application/zip', endings: ['zip'] },
];
/** Text has no mark of its own: it is what its ending says when all of it is text. Sent out as plain text only. */
const texts: readonly FileKind[] = ['txt', 'csv', 'md'].map((ending) => ({
  suffix: ending,
  type: '文档',
  mimeType: 'text/plain',
  endings: [ending],
}));
/** Kept as it came and handed out as bytes only. */
const package_: FileKind = { suffix: 'bin', type: '其他', mimeType: 'application/octet-stream', endings: [] };

const allowed: Record<Exclude<FilePurpose, 'package'>, readonly FileKind[]> = {
  picture: pictures,
  avatar: pictures,
  license: [...pictures, ...documents.slice(0, 1)],
  document: [...pictures, ...documents, ...texts],
  library: [...pictures, ...documents, ...texts, ...media],
};
/** What clients send when they do not know the type. */
const unsaidTypes: readonly string[] = ['', 'application/octet-stream'];

function picture(
  suffix: string,
  format: PictureFormat,
  { endings, ...rules }: { endings: readonly string[]; types: readonly string[]; mayMove: boolean },
): FileKind {
  return { suffix, type: '图片', mimeType: `image/${format}`, endings, picture: { format, ...rules } };
}

/**
 * What the bytes are, as far as this purpose allows it; ending and (for pictures) type must agree with them. Throws
 * file.not_a_picture or file.type_not_allowed, file.name_not_allowed.
 */
export async function kindOf(
  { data, name, type }: { data: Buffer; name: string; type: string },
  purpose: FilePurpose,
): Promise<FileKind> {
  if (purpose === 'package') return package_;
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  const kind = allowed[purpose].find(({ suffix }) => suffix === (found?.ext ?? (isText(data) ? ending : '')));
  if (!kind || (found === undefined) !== texts.includes(kind))
    return fail(allowed[purpose] === pictures ? 'file.not_a_picture' : 'file.type_not_allowed');
  if (!kind.endings.includes(ending)) fail('file.name_not_allowed');
  if (kind.picture && !unsaidTypes.includes(type) && !kind.picture.types.includes(type)) fail('file.name_not_allowed');
  return kind;
}

/** No control characters other than tabs and line ends, in whatever encoding; so nothing a program would be. */
const isText = (data: Buffer): boolean =>
  data.every((byte) => (byte >= 0x20 && byte !== 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d);

/** What a content that was never read is taken for, by its ending alone. What the library would not take goes out as bytes. */
export const kindByEnding = (ending: string): FileKind =>
  allowed.library.find(({ suffix, endings }) => suffix === ending || endings.includes(ending)) ?? package_;
