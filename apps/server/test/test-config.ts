import { join } from 'node:path';
import type { Config } from '../src/platform/config.ts';

export const testCaptcha = 'k7m2';

/** The configuration of a test server whose files live in `folder`. */
export const testConfig = (folder: string, changes: Partial<Config> = {}): Config => ({
  host: '127.0.0.1',
  port: 0,
  dataDir: join(folder, 'data'),
  secretKey: undefined,
  passwordKey: undefined,
  databaseUrl: undefined,
  replicaUrls: [],
  metricsAllow: [],
  seed: 'none',
  demoOrders: 0,
  adminPassword: 'Admin2468',
  demoPassword: undefined,
  s3: undefined,
  mailUrl: undefined,
  mailFrom: 'kouan@localhost',
  role: 'all',
  captchaFixed: testCaptcha,
  isProduction: false,
  hasSandboxPayments: true,
  alipayFile: undefined,
  baseUrl: 'http://127.0.0.1:8080',
  trustProxy: false,
  logLevel: 'error',
  ...changes,
});
