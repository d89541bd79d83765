import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, id } from './words.ts';

/** A stored file. The open address of an unbound picture is `/file/{type}/{realName}`, `type` being 图片, 文档, 音乐, 视频 or 其他. */
export const StoredFile = Type.Object({
  id,
  realName: Type.String(),
  name: Type.String(),
  suffix: Type.String(),
  path: Type.String(),
  type: Type.String(),
  size: Type.String(),
  bytes: count,
  sha256: Type.String(),
  url: Type.String(),
  createTime: Type.String(),
});
export type StoredFile = Static<typeof StoredFile>;

/** Field `file`; JPG, PNG, WebP or GIF up to 10 MB, re-encoded without metadata. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/localStorage/pictures',
  permission: 'session',
  upload: true,
  reply: StoredFile,
  errors: ['file.missing', 'file.not_a_picture', 'file.too_large', 'file.name_not_allowed'],
});
