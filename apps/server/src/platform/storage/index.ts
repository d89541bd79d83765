export { folderStorage } from './folder-storage.ts';
export { openStorage } from './open-storage.ts';
export { readS3Url, type S3Place } from './s3-place.ts';
export { s3Storage } from './s3-storage.ts';
export { type ContentPart, type Storage, StorageError } from './storage.ts';
