import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, blurry, createTimeRange, idList } from './form-words.ts';
import { count, id, oneOf, optionalText, orNull, pageOf, requiredText } from './words.ts';

const megabyte = 1_048_576;
export const maxPictureBytes = 10 * megabyte;
export const maxAvatarBytes = 5 * megabyte;
export const maxDocumentBytes = 20 * megabyte;
/** Files of the library and packages: staff only. */
export const maxLibraryBytes = 50 * megabyte;

/** What a file was sent for. It decides what it may be, how large, and how long it is kept. */
export const filePurposes = ['picture', 'license', 'document', 'library', 'avatar', 'package'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** The class of a file, part of its address: picture, document, music, video, other. */
export const fileTypes = ['图片', '文档', '音乐', '视频', '其他'] as const;
export type FileType = (typeof fileTypes)[number];

/**
 * A stored file. The open address of an unbound one is `/file/{type}/{realName}`; for pictures `?size=small` answers a
 * small WebP, for every file `?download=1` an attachment.
 */
export const StoredFile = Type.Object({
  id,
  realName: Type.String(),
  name: Type.String(),
  suffix: Type.String(),
  path: Type.String(),
  type: oneOf(fileTypes),
  size: Type.String(),
  bytes: count,
  sha256: Type.String(),
  url: Type.String(),
  createTime: Type.String(),
});
export type StoredFile = Static<typeof StoredFile>;

const pictureErrors = ['file.missing', 'file.not_a_picture', 'file.too_large', 'file.name_not_allowed'] as const;
const fileErrorCodes = [...pictureErrors, 'file.type_not_allowed'] as const;

/** Field `file`; JPG, PNG, WebP or GIF up to 10 MB, re-encoded without metadata. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/localStorage/pictures',
  permission: 'session',
  upload: true,
  reply: StoredFile,
  errors: pictureErrors,
});

/** A business licence: a picture or a PDF up to 10 MB. */
export const uploadLicense = endpoint({
  method: 'POST',
  path: '/api/localStorage/license',
  permission: 'session',
  upload: true,
  reply: StoredFile,
  errors: fileErrorCodes,
});

/** Any account: a picture, PDF, Word, Excel, CSV or plain text up to 20 MB. */
export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/localStorage/upload',
  permission: 'session',
  upload: true,
  reply: StoredFile,
  errors: fileErrorCodes,
});

/** The staff's library: documents, also music, video and archives up to 50 MB. `name` replaces the sent name. */
export const addLibraryFile = endpoint({
  method: 'POST',
  path: '/api/localStorage',
  permission: 'storage:add',
  upload: true,
  status: 201,
  query: Type.Object({ name: optionalText(200) }),
  reply: StoredFile,
  errors: fileErrorCodes,
});

const cloudUpload = {
  permission: 'storage:add',
  upload: true,
  reply: Type.Object({ ...StoredFile.properties, errno: Type.Literal(0), data: Type.Array(Type.String()) }),
  errors: fileErrorCodes,
} as const;
/** Like the library; editors read `data[0]`, the address. */
export const uploadCloudFile = endpoint({ method: 'POST', path: '/api/qiNiuContent', ...cloudUpload });
export const uploadS3File = endpoint({ method: 'POST', path: '/api/s3Storage', ...cloudUpload });

/** The address of a picture's small WebP, at most 480 pixels a side. */
export const smallPictureUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}size=small`;

/** A row of the staff's list. A file that belongs to a private record has no address here: it opens through its record. */
export const StoredFileRow = Type.Object({
  ...StoredFile.properties,
  path: orNull(Type.String()),
  url: orNull(Type.String()),
  purpose: oneOf(filePurposes),
  /** What it belongs to; null for an unbound file. */
  recordKind: orNull(Type.String()),
  width: orNull(count),
  height: orNull(count),
  createBy: Type.String(),
});
export type StoredFileRow = Static<typeof StoredFileRow>;

/** `blurry` looks in name, suffix, type and uploader. `sort`: `id`, `name`, `size` or `createTime`. */
export const listFiles = endpoint({
  method: 'GET',
  path: '/api/localStorage',
  permission: 'storage:list',
  query: Type.Object({
    ...adminPageQuery,
    blurry,
    createTime: createTimeRange,
    type: Type.Optional(oneOf(fileTypes)),
    purpose: Type.Optional(oneOf(filePurposes)),
  }),
  reply: pageOf(StoredFileRow),
});

/** The rows of the list as an .xlsx file. */
export const downloadFiles = endpoint({
  method: 'GET',
  path: '/api/localStorage/download',
  permission: 'storage:list',
  query: listFiles.query,
  download: true,
});

/** A new shown name; the ending stays. Throws file.in_use for a file that belongs to a record. */
export const renameFile = endpoint({
  method: 'PUT',
  path: '/api/localStorage',
  permission: 'storage:edit',
  status: 204,
  body: Type.Object({ id, name: requiredText(200, 'file.name_empty') }),
  errors: ['file.not_found', 'file.in_use', 'file.name_empty'],
});

/** All of them or none. Throws file.in_use when one belongs to a record. */
export const removeFiles = endpoint({
  method: 'DELETE',
  path: '/api/localStorage',
  permission: 'storage:del',
  body: idList,
  errors: ['file.not_found', 'file.in_use'],
});

/** The library's files in the shape of the cloud storage page. */
export const CloudFileRow = Type.Object({
  id,
  key: Type.String(),
  bucket: Type.String(),
  size: Type.String(),
  url: Type.String(),
  suffix: Type.String(),
  type: oneOf(fileTypes),
  updateTime: Type.String(),
});
export type CloudFileRow = Static<typeof CloudFileRow>;

export const listCloudFiles = endpoint({
  method: 'GET',
  path: '/api/qiNiuContent',
  permission: 'storage:list',
  query: Type.Object({ ...adminPageQuery, key: blurry, createTime: createTimeRange }),
  reply: pageOf(CloudFileRow),
});
/** The rows of the list as an .xlsx file. */
export const downloadCloudFiles = endpoint({
  method: 'GET',
  path: '/api/qiNiuContent/download',
  permission: 'storage:list',
  query: listCloudFiles.query,
  download: true,
});

/**
 * The bucket of an S3 service that files sent to the cloud storage go to once all of it but `zone` is told; else they go
 * to the usual storage. `host` is the address of the service, `zone` its region (or 华东, 华北, 华南, 北美, 东南亚). The
 * secret is never told: it comes as `********`, and stays as it is when that is sent back. Files of a private bucket open
 * by addresses that are good for some minutes.
 */
export const cloudTypes = ['公开', '私有'] as const;
export const CloudSettings = Type.Object({
  id,
  accessKey: Type.String(),
  secretKey: Type.String(),
  bucket: Type.String(),
  host: Type.String(),
  zone: Type.String(),
  type: oneOf(cloudTypes),
});
export type CloudSettings = Static<typeof CloudSettings>;
export const getCloudSettings = endpoint({
  method: 'GET',
  path: '/api/qiNiuContent/config',
  permission: 'storage:edit',
  reply: CloudSettings,
});
const cloudText = (maxLength: number) => Type.String({ maxLength, default: '' });
export const setCloudSettings = endpoint({
  method: 'PUT',
  path: '/api/qiNiuContent/config',
  permission: 'storage:edit',
  body: Type.Object({
    accessKey: cloudText(200),
    secretKey: cloudText(200),
    bucket: cloudText(63),
    host: cloudText(200),
    zone: cloudText(40),
    type: Type.Enum([...cloudTypes], { default: '公开' }),
  }),
  errors: ['file.cloud_host', 'file.cloud_bucket', 'file.cloud_zone', 'file.cloud_is_usual'],
});
/** Whether the bucket can be written and read now. */
export const checkCloud = endpoint({
  method: 'POST',
  path: '/api/qiNiuContent/testConnect',
  permission: 'storage:edit',
  status: 201,
  reply: Type.Boolean(),
  errors: ['file.cloud_not_set'],
});
/** Gives every object of the bucket that the library does not know a row; the second time nothing is added. */
export const synchronizeCloud = endpoint({
  method: 'POST',
  path: '/api/qiNiuContent/synchronize',
  permission: 'storage:edit',
  status: 201,
  reply: Type.Object({ added: count }),
  errors: ['file.cloud_not_set', 'file.storage_unreachable'],
});

/** The same files as rows of the S3 page. */
export const S3FileRow = Type.Object({
  id,
  fileName: Type.String(),
  fileRealName: Type.String(),
  fileSize: Type.String(),
  fileMimeType: Type.String(),
  fileType: oneOf(fileTypes),
  filePath: Type.String(),
  createTime: Type.String(),
});
export type S3FileRow = Static<typeof S3FileRow>;
export const listS3Files = endpoint({
  method: 'GET',
  path: '/api/s3Storage',
  permission: 'storage:list',
  query: Type.Object({ ...adminPageQuery, fileName: blurry, createTime: createTimeRange }),
  reply: pageOf(S3FileRow),
});
export const downloadS3Files = endpoint({
  method: 'GET',
  path: '/api/s3Storage/download',
  permission: 'storage:list',
  query: listS3Files.query,
  download: true,
});

const oneFile = { params: Type.Object({ id }), errors: ['file.not_found', 'file.in_use'] } as const;
const address = { permission: 'storage:list', reply: Type.Object({ url: Type.String() }), ...oneFile } as const;
const removal = { permission: 'storage:del', errors: ['file.not_found', 'file.in_use'] } as const;
export const cloudFileAddress = endpoint({ method: 'GET', path: '/api/qiNiuContent/download/:id', ...address });
export const s3FileAddress = endpoint({ method: 'GET', path: '/api/s3Storage/download/:id', ...address });
export const removeCloudFiles = endpoint({ method: 'DELETE', path: '/api/qiNiuContent', ...removal, body: idList });
export const removeS3Files = endpoint({ method: 'DELETE', path: '/api/s3Storage', ...removal, body: idList });
/** Editors take back what they have just sent. */
export const removeCloudFile = endpoint({
  method: 'DELETE',
  path: '/api/qiNiuContent/:id',
  permission: 'storage:del',
  ...oneFile,
});
