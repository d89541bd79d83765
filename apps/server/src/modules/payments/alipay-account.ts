import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from '../../platform/config.ts';

/** The account with Alipay that this installation collects through. Keys as base64 DER, without their PEM frames. */
export type AlipayAccount = {
  appId: string;
  /** The seller's user id at Alipay, 16 digits beginning with 2088. */
  sellerId: string;
  /** Ours, PKCS#8: signs what we ask. */
  privateKey: string;
  /** Alipay's: checks what they answer and tell. */
  alipayPublicKey: string;
  /** Where Alipay is asked. */
  gatewayUrl: string;
};

const alipayUrl = 'https://openapi.alipay.com/gateway.do';

/** Reads the file that ALIPAY_FILE names. Throws ConfigError, which never repeats a key. */
export function readAlipayAccount(path: string): AlipayAccount {
  const refuse = (why: string): never => {
    throw new ConfigError(`ALIPAY_FILE: ${why} (${path}).`);
  };
  const file = readFile(path) ?? refuse('the file cannot be read as JSON');
  const text = (name: string, shape: RegExp): string => {
    const value = file[name];
    return typeof value === 'string' && shape.test(value) ? value : refuse(`"${name}" is missing or malformed`);
  };
  const pem = (name: string) => bare(text(name, /\S/));
  const account = {
    appId: text('appId', /^\d{10,32}$/),
    sellerId: text('sellerId', /^2088\d{12}$/),
    privateKey: pem('privateKey'),
    alipayPublicKey: pem('alipayPublicKey'),
    gatewayUrl: file['gatewayUrl'] === undefined ? alipayUrl : text('gatewayUrl', /^https?:\/\/\S+$/),
  };
  const der = (base64: string) => Buffer.from(base64, 'base64');
  try {
    createPrivateKey({ key: der(account.privateKey), format: 'der', type: 'pkcs8' });
    createPublicKey({ key: der(account.alipayPublicKey), format: 'der', type: 'spki' });
  } catch {
    return refuse('a key is no RSA key (the private one in PKCS#8)');
  }
  return account;
}

function readFile(path: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

const bare = (key: string): string => key.replace(/-----[^-]+-----/g, '').replace(/\s/g, '');
