export { folderStorage } from './folder-storage.ts';
export { openStorage } from './open-storage.ts';
export type { StoredObject } from './s3-list.ts';
export { endpointOf, isBucketName, readS3Url, regionOf, type S3Place } from './s3-place.ts';
export { type Bucket, checkKey, openBucket, s3Storage } from './s3-storage.ts';
export { type ContentPart, type Storage, StorageError } from './storage.ts';
