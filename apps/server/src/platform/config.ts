import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isNetwork } from './networks.ts';
import { readS3Url, type S3Place } from './storage/s3-place.ts';

export type Config = {
  host: string;
  port: number;
  dataDir: string;
  /** What signs short-lived addresses; undefined: the key in the data folder. */
  secretKey: Buffer | undefined;
  /** For clients that send passwords encrypted; undefined: passwords are sent as they are. */
  passwordKey: KeyObject | undefined;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Copies of the database for reads that may be some seconds old. */
  replicaUrls: readonly string[];
  /** Addresses and networks (CIDR) that may read /metrics; none unless told. */
  metricsAllow: readonly string[];
  seed: 'demo' | 'none';
  /** How many orders the demo has. */
  demoOrders: number;
  adminPassword: string | undefined;
  demoPassword: string | undefined;
  /** Undefined: files live in the data folder. */
  s3: S3Place | undefined;
  mailUrl: string | undefined;
  mailFrom: string;
  role: 'all' | 'web' | 'worker';
  /** Development only: the answer of every captcha. */
  captchaFixed: string | undefined;
  isProduction: boolean;
  /** The built-in gateway for trying things out: on outside production, there only where it is allowed. */
  hasSandboxPayments: boolean;
  /** A file with the account and keys for Alipay; undefined: Alipay is closed, or played by the sandbox. */
  alipayFile: string | undefined;
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
    hasSandboxPayments: isProduction ? env['SANDBOX_PAYMENTS'] === '1' : env['SANDBOX_PAYMENTS'] !== '0',
    dataDir: resolve(env['DATA_DIR'] ?? './data'),
    secretKey: secretKey(env['SECRET_KEY']),
    passwordKey: passwordKey(env['PASSWORD_PRIVATE_KEY']),
    databaseUrl: env['DATABASE_URL'] || undefined,
    replicaUrls: listOf(
      env['DATABASE_REPLICA_URLS'],
      isDatabaseUrl,
      'DATABASE_REPLICA_URLS must be postgres:// addresses',
    ),
    metricsAllow: listOf(
      env['METRICS_ALLOW'],
      isNetwork,
      'METRICS_ALLOW must be addresses or networks such as 10.0.0.0/8',
    ),
    seed: isProduction ? 'none' : oneOf(env['SEED'] ?? 'demo', ['demo', 'none'], 'SEED'),
    demoOrders: wholeNumber(env['DEMO_ORDERS'] ?? '400', 'DEMO_ORDERS'),
    adminPassword: password(env['ADMIN_PASSWORD'], 'ADMIN_PASSWORD'),
    demoPassword: password(env['DEMO_PASSWORD'], 'DEMO_PASSWORD'),
    s3: s3Place(env['STORAGE_URL']),
    mailUrl: env['MAIL_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] ?? 'kouan@localhost',
    role: oneOf(env['ROLE'] ?? 'all', ['all', 'web', 'worker'], 'ROLE'),
    captchaFixed: env['CAPTCHA_FIXED'] || undefined,
    alipayFile: env['ALIPAY_FILE'] || undefined,
    baseUrl: env['BASE_URL'] ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
    trustProxy: env['TRUST_PROXY'] === '1',
    logLevel: env['LOG_LEVEL'] ?? (isProduction ? 'info' : 'warn'),
  };
}

/** The key that signs short-lived addresses: the environment's, else one made once, readable by the owner only. Throws ConfigError. */
export function readSecret({ dataDir, secretKey: told }: Pick<Config, 'dataDir' | 'secretKey'>): Buffer {
  const path = join(dataDir, 'secret.key');
  const key = told ?? keyOf(readMadeOnce(dataDir, path));
  if (key) return key;
  throw new ConfigError(`${path} must hold ${keyRule}.`);
}

function readMadeOnce(dataDir: string, path: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeOnce(path, randomBytes(keyBytes).toString('hex'));
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`The data folder ${dataDir} is not writable: choose another with DATA_DIR.`);
  }
}

const keyBytes = 32;
const keyRule = `${keyBytes * 2} digits of hexadecimal, as "openssl rand -hex ${keyBytes}" writes them`;

function keyOf(text: string): Buffer | undefined {
  const digits = text.trim();
  return /^[0-9a-f]+$/i.test(digits) && digits.length === keyBytes * 2 ? Buffer.from(digits, 'hex') : undefined;
}

/** The message never repeats the value: it is a secret. */
function secretKey(text: string | undefined): Buffer | undefined {
  if (!text) return undefined;
  const key = keyOf(text);
  if (key) return key;
  throw new ConfigError(`SECRET_KEY must be ${keyRule}.`);
}

const mostKeyBits = 1024;

/** An encrypted password has to fit its field, so the key is a small one. The message never repeats the value. */
function passwordKey(text: string | undefined): KeyObject | undefined {
  if (!text) return undefined;
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    const bits = key.asymmetricKeyDetails?.modulusLength ?? Infinity;
    if (key.asymmetricKeyType === 'rsa' && bits <= mostKeyBits) return key;
  } catch {
    // Said below, for every other text as well.
  }
  throw new ConfigError(`PASSWORD_PRIVATE_KEY must be an RSA key of at most ${mostKeyBits} bits, PKCS #8 in base64.`);
}

/** Of several that start at once the first one's content stays. */
function writeOnce(path: string, content: string): void {
  try {
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** The message never repeats a value: it may hold a password. */
function listOf(text: string | undefined, isRight: (one: string) => boolean, refusal: string): string[] {
  const values = (text ?? '').split(',').map((one) => one.trim());
  const told = values.filter((one) => one !== '');
  if (!told.every(isRight)) throw new ConfigError(`${refusal}, separated by commas.`);
  return told;
}

const isDatabaseUrl = (text: string): boolean =>
  /^postgres(?:ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');

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

/** The message never repeats the value: it holds a secret. */
function s3Place(text: string | undefined): S3Place | undefined {
  if (!text) return undefined;
  const place = readS3Url(text);
  if (place) return place;
  throw new ConfigError(
    'STORAGE_URL must look like s3://KEY:SECRET@host:port/bucket?region=us-east-1 (tls=0 for plain HTTP; / + @ : in KEY and SECRET as %2F %2B %40 %3A).',
  );
}

function password(text: string | undefined, name: string): string | undefined {
  if (!text) return undefined;
  if (!/^[0-9A-Za-z]{6,12}$/.test(text)) throw new ConfigError(`${name} must be 6 to 12 digits or letters.`);
  return text;
}
