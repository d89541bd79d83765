import { createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Trade = {
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  amount: string;
  refunds: Map<string, string>;
};
type Answer = Record<string, string>;

const appId = '2021000000000001';
const sellerId = '2088000000000001';
const ok = { code: '10000', msg: 'Success' };
const refused = (subCode: string): Answer => ({ code: '40004', msg: 'Business Failed', sub_code: subCode });

/** How long Alipay waits before it tells the same notice again: eight times within 25 hours. */
export const noticeWaitsMinutes = [0, 2, 10, 10, 60, 120, 360, 900];
type Telling = { tell: (form: string) => Promise<{ body: string }>; wait: (minutes: number) => Promise<void> };

/**
 * Alipay as its documents describe it, as far as trades go: checks the signature of what it is asked, signs what it
 * answers and tells, and can be told to be out of order.
 */
export async function alipayServer() {
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const trades = new Map<string, Trade>();
  const asked: { method: string; biz: Answer }[] = [];
  const state = { isDown: false };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const params = await paramsOf(request);
    const method = params['method'] ?? '';
    const biz = JSON.parse(params['biz_content'] ?? '{}') as Answer;
    asked.push({ method, biz });
    if (state.isDown) return response.writeHead(502).end();
    const isRight = params['app_id'] === appId && isSigned(params, ours.publicKey, ['sign']);
    const body = JSON.stringify(
      isRight
        ? answerTo(trades, method, biz)
        : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' },
    );
    const key = `${method.replaceAll('.', '_')}_response`;
    response.setHeader('content-type', 'application/json;charset=utf-8');
    return response.end(`{"${key}":${body},"sign":"${signed(body, theirs.privateKey)}"}`);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const accountFile = join(mkdtempSync(join(tmpdir(), 'alipay-')), 'alipay.json');
  writeFileSync(
    accountFile,
    JSON.stringify({
      appId,
      sellerId,
      privateKey: ours.privateKey.export({ format: 'pem', type: 'pkcs8' }),
      alipayPublicKey: theirs.publicKey.export({ format: 'pem', type: 'spki' }),
      gatewayUrl: `http://127.0.0.1:${port}/gateway.do`,
    }),
  );
  return {
    accountFile,
    asked,
    trades,
    /** Every question from now on is answered by a broken server, or again by a whole one. */
    setDown: (isDown: boolean) => void (state.isDown = isDown),
    /** Whether an address of the payment page carries our signature. */
    pageIsSigned: (address: string) =>
      isSigned(Object.fromEntries(new URL(address).searchParams), ours.publicKey, ['sign']),
    /** The buyer opens the trade and pays it. */
    pay(number: string, amount: string) {
      trades.set(number, { status: 'TRADE_SUCCESS', amount, refunds: new Map() });
    },
    /** The form that tells of a trade; `changes` are made before signing, `after` behind its back. */
    notice(number: string, { changes = {}, after = {} }: { changes?: Answer; after?: Answer } = {}): string {
      const told: Answer = {
        app_id: appId,
        seller_id: sellerId,
        out_trade_no: number,
        trade_no: `2026${number}`,
        trade_status: trades.get(number)?.status ?? 'WAIT_BUYER_PAY',
        total_amount: trades.get(number)?.amount ?? '0.01',
        subject: 'Đơn hàng 100% & hơn',
        notify_time: '2026-01-01 10:00:00',
        ...changes,
      };
      const sign = signed(contentOf(told, []), theirs.privateKey);
      return String(new URLSearchParams({ ...told, sign_type: 'RSA2', sign, ...after }));
    },
    /** Tells a notice as Alipay does: again after each of its waits until it hears the bare word. Answers every answer. */
    async tellUntilTaken(form: string, { tell, wait }: Telling): Promise<string[]> {
      const answers: string[] = [];
      for (const minutes of noticeWaitsMinutes) {
        if (minutes > 0) await wait(minutes);
        const { body } = await tell(form);
        answers.push(body);
        if (body === 'success') break;
      }
      return answers;
    },
    stop: () => stop(server),
  };
}

function answerTo(trades: Map<string, Trade>, method: string, biz: Answer): Answer {
  const number = biz['out_trade_no'] ?? '';
  if (method === 'alipay.trade.precreate')
    return { ...ok, out_trade_no: number, qr_code: `https://qr.alipay.com/${number}` };
  if (method === 'alipay.data.bill.balance.query') {
    const held = [...trades.values()].reduce((sum, one) => sum + heldOf(one), 0);
    const amount = `${Math.floor(held / 100)}.${String(held % 100).padStart(2, '0')}`;
    return { ...ok, total_amount: amount, available_amount: amount, freeze_amount: '0.00' };
  }
  const trade = trades.get(number);
  if (!trade) return refused('ACQ.TRADE_NOT_EXIST');
  const known = { ...ok, out_trade_no: number, trade_no: `2026${number}` };
  if (method === 'alipay.trade.query')
    return {
      ...known,
      trade_status: trade.status,
      total_amount: trade.amount,
      send_pay_date: '2026-01-01 10:00:00',
    };
  if (method === 'alipay.trade.close') {
    if (trade.status === 'TRADE_SUCCESS') return refused('ACQ.TRADE_STATUS_ERROR');
    trade.status = 'TRADE_CLOSED';
    return known;
  }
  const [request = '', amount = ''] = [biz['out_request_no'], biz['refund_amount']];
  const given = [...trade.refunds.values()].reduce((sum, one) => sum + cents(one), 0);
  if (trade.refunds.has(request)) return { ...known, fund_change: 'N' };
  if (given + cents(amount) > cents(trade.amount)) return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  trade.refunds.set(request, amount);
  return { ...known, fund_change: 'Y' };
}

const heldOf = ({ status, amount, refunds }: Trade): number =>
  status === 'TRADE_SUCCESS' ? cents(amount) - [...refunds.values()].reduce((sum, one) => sum + cents(one), 0) : 0;

/** Both sides write two decimals. */
const cents = (amount: string): number => Number(amount.replace('.', ''));

async function paramsOf(request: IncomingMessage): Promise<Answer> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const query = new URL(request.url ?? '/', 'http://alipay').searchParams;
  return Object.fromEntries([...query, ...new URLSearchParams(body)]);
}

const contentOf = (params: Answer, without: readonly string[]): string =>
  Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
const signed = (text: string, key: KeyObject): string => createSign('RSA-SHA256').update(text).sign(key, 'base64');
const isSigned = (params: Answer, key: KeyObject, without: readonly string[]): boolean =>
  createVerify('RSA-SHA256')
    .update(contentOf(params, without))
    .verify(key, params['sign'] ?? '', 'base64');

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
