import {
  noticeSignatureHeader,
  noticeTimestampHeader,
  takeBankNotice,
  addBankSource,
  type BankNotice,
} from '@kouan/contract';
import { signBankNotice } from '../src/modules/payments/take-bank-notice.ts';
import { currentTime } from '../src/platform/clock.ts';
import { openDb } from '../src/platform/db.ts';
import { openLog } from '../src/platform/log.ts';
import { buildApp } from '../src/app.ts';
import type { App } from '../src/platform/http.ts';
import { anAdmin } from './actors.ts';
import type { TestServer } from './harness.ts';

let noticeNumber = 0;
const accountNumber = '113366668888';

export type SentNotice = { status: number; code: string | undefined; outcome: string | undefined };
type Sending = {
  /** Seconds between now and the moment that is signed. */
  shiftSeconds?: number;
  secret?: string;
  path?: string;
  signature?: string;
  /** Through another process. */
  app?: App;
};

/** A bank that stands for a real one: it signs what it sends as a bank does. */
export async function aBank(server: TestServer) {
  const admin = await anAdmin(server);
  const asAdmin = await server.as(admin);
  const { data } = await asAdmin.call(addBankSource, {
    body: { name: `bank ${++noticeNumber}`, accountId: 1 },
  });
  const { source, secret } = data;

  async function sign(notice: Partial<BankNotice> | string, { shiftSeconds = 0, ...sending }: Sending = {}) {
    const now = await currentTime(server.db);
    const text = typeof notice === 'string' ? notice : JSON.stringify(await wholeNotice(server, notice));
    const timestamp = String(Math.floor(now.getTime() / 1000) + shiftSeconds);
    return {
      text,
      timestamp,
      signature: sending.signature ?? signBankNotice(sending.secret ?? secret, { timestamp, text }),
    };
  }
  async function post(
    { text, timestamp, signature }: { text: string; timestamp: string; signature: string },
    { app = server.app, path = source.path }: Sending = {},
  ): Promise<SentNotice> {
    const reply = await app.inject({
      method: takeBankNotice.method,
      url: path,
      headers: {
        'content-type': 'application/json',
        [noticeTimestampHeader]: timestamp,
        [noticeSignatureHeader]: signature,
      },
      payload: text,
    });
    const body = JSON.parse(reply.body) as { code?: string; outcome?: string };
    return { status: reply.statusCode, code: body.code, outcome: body.outcome };
  }
  const send = async (notice: Partial<BankNotice> | string, sending: Sending = {}) =>
    post(await sign(notice, sending), sending);
  return { admin, asAdmin, source, secret, sign, post, send };
}

async function wholeNotice(server: TestServer, notice: Partial<BankNotice>): Promise<BankNotice> {
  return {
    accountNumber,
    reference: `NT${process.pid}${++noticeNumber}`,
    amountVnd: 1_000_000,
    bookedAt: (await currentTime(server.db)).toISOString(),
    description: 'chuyen khoan',
    payer: 'NGUYEN VAN A',
    ...notice,
  };
}

/** A second process on the same database, with its own connections. */
export async function secondProcess(server: TestServer): Promise<{ app: App; stop(): Promise<void> }> {
  const log = openLog('fatal');
  const db = openDb(server.url, { poolSize: 6, log });
  const app = await buildApp({ ...server.kit, db }, log);
  await app.ready();
  return {
    app,
    async stop() {
      await app.close();
      await db.$client.end();
    },
  };
}
