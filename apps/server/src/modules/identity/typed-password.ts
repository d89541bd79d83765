import { constants, type KeyObject, privateDecrypt } from 'node:crypto';

const padding = { start: 2, leastBytes: 8 };

/**
 * A password as it was typed. Clients that encrypt it with the public half of `key` (RSA, PKCS #1 v1.5, base64) are understood
 * where there is one; whatever is no such text is taken as it came.
 */
export function typedPassword(sent: string, key: KeyObject | undefined): string {
  const length = (key?.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  const bytes = Buffer.from(sent, 'base64');
  if (!key || bytes.length !== length || bytes.toString('base64') !== sent) return sent;
  return unpadded(decrypted(bytes, key)) ?? sent;
}

/** Without Node's own unpadding, which newer versions refuse for this padding. Nothing for a number beyond the modulus. */
function decrypted(bytes: Buffer, key: KeyObject): Buffer | undefined {
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, bytes);
  } catch {
    return undefined;
  }
}

/** 00 02, at least eight other bytes, 00, the text. */
function unpadded(block: Buffer | undefined): string | undefined {
  if (block?.[0] !== 0 || block[1] !== 2) return undefined;
  const end = block.indexOf(0, padding.start);
  const text = block.subarray(end + 1).toString('utf8');
  return end >= padding.start + padding.leastBytes && /^[\x20-\x7e]+$/.test(text) ? text : undefined;
}
