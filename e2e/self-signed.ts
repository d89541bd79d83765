import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A certificate of this run for whatever name: only a browser that was told not to look at certificates takes it. */
export function selfSigned(commonName: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(objectId([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])); // ecdsa-with-SHA256
  const name = sequence(set(sequence(objectId([0x55, 0x04, 0x03]), der(0x0c, Buffer.from(commonName)))));
  const validity = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'));
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(8)]);
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, serial),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(signed).sign(privateKey);
  const certificate = sequence(signed, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One ASN.1 value: its tag, its length, its content. */
function der(tag: number, content: Uint8Array): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, Buffer.concat(parts));
const set = (part: Uint8Array): Buffer => der(0x31, part);
const objectId = (bytes: number[]): Buffer => der(0x06, Buffer.from(bytes));
const utcTime = (text: string): Buffer => der(0x17, Buffer.from(text));
