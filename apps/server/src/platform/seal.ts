import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** `purpose` keeps what was sealed for one thing from being opened as another. */
type Key = { secret: Buffer; purpose: string };

const keyOf = ({ secret, purpose }: Key): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `sealed ${purpose}`, keyBytes));

/** A text that only this installation can read again: AES-256-GCM under a key made of the installation's own. */
export function seal(key: Key, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), iv).setAAD(Buffer.from(key.purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Undefined when it was sealed by another installation or for something else, or was changed. */
export function unseal(key: Key, sealed: string): string | undefined {
  const [form, data] = sealed.split('.');
  if (form !== version || data === undefined) return undefined;
  const bytes = Buffer.from(data, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(key.purpose))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
