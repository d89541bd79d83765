import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const mark = 'v1';
const ivBytes = 12;

const keyOf = (secret: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'kouan sealed text', 32));

/** A secret as the database may hold it: only whoever has the installation's key reads it again. */
export function sealText(secret: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [mark, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.');
}

/** Undefined for what another key sealed, what was changed, and what was never sealed. */
export function unsealText(secret: Buffer, sealed: string): string | undefined {
  const [given, ...parts] = sealed.split('.');
  const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (given !== mark || iv?.length !== ivBytes || tag?.length !== 16 || !data) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
