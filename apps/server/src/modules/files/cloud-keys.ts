const keyForm = /^cloud\/([1-9]\d{0,15})\/([\w-]+)$/;

/** The storage key of an object in a bucket of one's own: which bucket, and the object's own key, whatever letters it has. */
export const cloudKeyOf = (bucketId: number, objectKey: string): string =>
  `cloud/${bucketId}/${Buffer.from(objectKey, 'utf8').toString('base64url')}`;

/** Undefined for what lies in the usual storage. */
export function readCloudKey(storageKey: string): { bucketId: number; objectKey: string } | undefined {
  const [, bucketId, key] = keyForm.exec(storageKey) ?? [];
  if (bucketId === undefined || key === undefined) return undefined;
  return { bucketId: Number(bucketId), objectKey: Buffer.from(key, 'base64url').toString('utf8') };
}

/** What the secret of a bucket is sealed with. */
export const bucketKey = (secret: Buffer) => ({ secret, purpose: 'storage bucket' });
