import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Config = {
  host: string;
  port: number;
  dataDir: string;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  seed: 'demo' | 'none';
  adminPassword: string | undefined;
  demoPassword: string | undefined;
  mailUrl: string | undefined;
  mailFrom: string;
  role: 'all' | 'web' | 'worker';
  /** Development only: the answer of every captcha. */
  captchaFixed: string | undefined;
  isProduction: boolean;
  /** The address people use, for links in mails. Never taken from a request. */
  baseUrl: string;
  trustProxy: boolean;
  logLevel: string;
};

/** A setting of the environment that cannot be used. The message is one line for the operator. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws ConfigError. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const isProduction = env['NODE_ENV'] === 'production';
  const port = wholeNumber(env['PORT'] ?? '8080', 'PORT');
  const host = env['HOST'] ?? '127.0.0.1';
  if (isProduction && env['CAPTCHA_FIXED'])
    throw new ConfigError('CAPTCHA_FIXED is for development only: unset it in production.');
  if (isProduction && env['SANDBOX_PAYMENTS'] === '1' && env['ALLOW_SANDBOX_PAYMENTS'] !== '1') {
    throw new ConfigError('SANDBOX_PAYMENTS=1 in production needs ALLOW_SANDBOX_PAYMENTS=1 as well.');
  }
  return {
    host,
    port,
    isProduction,
    dataDir: resolve(env['DATA_DIR'] ?? './data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    seed: isProduction ? 'none' : oneOf(env['SEED'] ?? 'demo', ['demo', 'none'], 'SEED'),
    adminPassword: password(env['ADMIN_PASSWORD'], 'ADMIN_PASSWORD'),
    demoPassword: password(env['DEMO_PASSWORD'], 'DEMO_PASSWORD'),
    mailUrl: env['MAIL_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] ?? 'kouan@localhost',
    role: oneOf(env['ROLE'] ?? 'all', ['all', 'web', 'worker'], 'ROLE'),
    captchaFixed: env['CAPTCHA_FIXED'] || undefined,
    baseUrl: env['BASE_URL'] ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
    trustProxy: env['TRUST_PROXY'] === '1',
    logLevel: env['LOG_LEVEL'] ?? (isProduction ? 'info' : 'warn'),
  };
}

/** The key that signs short-lived addresses: made once, readable by the owner only. Throws ConfigError. */
export function readSecret(dataDir: string): Buffer {
  const path = join(dataDir, 'secret.key');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeOnce(path, randomBytes(32).toString('hex'));
    return Buffer.from(readFileSync(path, 'utf8'), 'hex');
  } catch {
    throw new ConfigError(`The data folder ${dataDir} is not writable: choose another with DATA_DIR.`);
  }
}

/** Of several that start at once the first one's content stays. */
function writeOnce(path: string, content: string): void {
  try {
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new ConfigError(`${name} must be a number from 0 to 65535.`);
  return value;
}

function oneOf<const V extends string>(text: string, values: readonly V[], name: string): V {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new ConfigError(`${name} must be one of ${values.join(', ')}.`);
  return found;
}

function password(text: string | undefined, name: string): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9A-Za-z]{6,12}$/.test(text)) throw new ConfigError(`${name} must be 6 to 12 digits or letters.`);
  return text;
}
