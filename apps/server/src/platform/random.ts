import { hash, randomBytes } from 'node:crypto';

/** An unguessable text of `bytes` random bytes in base64url. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data);
