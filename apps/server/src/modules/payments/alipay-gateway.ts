import { formatDateTime } from '@kouan/domain';
import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import type { AlipayAccount } from './alipay-account.ts';
import type { Gateway, TradeAnswer, TradeOrder } from './gateway.ts';
import { fenOfYuan, yuanOfFen } from './yuan-text.ts';

export const alipayName = 'alipay';
const timeoutMs = 8_000;
const alipayZone = 'Asia/Shanghai';
const done = '10000';
const refused = '40004';
const unknownTrade = 'ACQ.TRADE_NOT_EXIST';

/** What of a page address Alipay comes back to and tells to. */
export type AlipayAddresses = { baseUrl: string };

/**
 * Alipay's open platform: signed payment page, QR code to scan, query, close and refund, each answer checked with
 * Alipay's key. Amounts are yuan with two decimals there, times those of Shanghai.
 */
export function alipayGateway(account: AlipayAccount, { baseUrl }: AlipayAddresses): Gateway {
  const { gatewayUrl, appId, privateKey, alipayPublicKey } = account;
  const sdk = new AlipaySdk({
    appId,
    privateKey,
    alipayPublicKey,
    gateway: gatewayUrl,
    keyType: 'PKCS8',
    timeout: timeoutMs,
  });
  const ask = (method: string, bizContent: object, more: object = {}) =>
    sdk.exec(method, { ...more, bizContent }, { validateSign: true });
  const notifyUrl = `${baseUrl}/api/gateways/alipay/notices`;
  const query = async (tradeNumber: string) =>
    answerOf(await ask('alipay.trade.query', { outTradeNo: tradeNumber }), tradeNumber);
  return {
    name: alipayName,
    methods: ['alipay'],
    isSandbox: false,
    async create(order) {
      const wanted = wantedOf(order);
      const scan = await ask('alipay.trade.precreate', wanted, { notifyUrl });
      const page = { ...wanted, productCode: 'FAST_INSTANT_TRADE_PAY' };
      const returnUrl = `${baseUrl}/mallDdcCashier/${paymentOf(order)}?returned=1`;
      return {
        payUrl: sdk.pageExec('alipay.trade.page.pay', 'GET', { bizContent: page, notifyUrl, returnUrl }),
        ...(scan.code === done && typeof scan['qrCode'] === 'string' ? { scanText: scan['qrCode'] } : {}),
      };
    },
    query,
    async close(tradeNumber) {
      const closed = await ask('alipay.trade.close', { outTradeNo: tradeNumber });
      // Nobody has opened its page: it ends by itself, at the time that stands in its address.
      if (closed.code === done || subCodeOf(closed) === unknownTrade) return { state: 'closed' };
      return query(tradeNumber);
    },
    verify({ notice }) {
      const told = Object.fromEntries(new URLSearchParams(notice));
      const isOurs = told['app_id'] === appId && told['seller_id'] === account.sellerId;
      return isOurs && sdk.checkNotifySignV2(told) ? told['out_trade_no'] : undefined;
    },
    async refund({ tradeNumber, amountFen, requestNumber }) {
      const refunded = await ask('alipay.trade.refund', {
        outTradeNo: tradeNumber,
        refundAmount: yuanOfFen(amountFen),
        outRequestNo: requestNumber,
      });
      if (refunded.code === done) return 'done';
      const isRefused = refunded.code === refused && subCodeOf(refunded) !== 'ACQ.SYSTEM_ERROR';
      return isRefused ? 'failed' : unexpected(refunded);
    },
    async balance() {
      const told = await ask('alipay.data.bill.balance.query', {});
      const heldFen = told.code === done ? fenOfYuan(String(told['totalAmount'])) : undefined;
      return heldFen ?? unexpected(told);
    },
    startCard: async () => 'declined',
    confirmCard: async () => 'locked',
  };
}

const wantedOf = (order: TradeOrder) => ({
  outTradeNo: order.tradeNumber,
  totalAmount: yuanOfFen(order.amountFen),
  subject: `Kouan ${paymentOf(order)}`,
  timeExpire: formatDateTime(order.expiresAt, alipayZone),
});
const paymentOf = ({ tradeNumber }: TradeOrder): string => tradeNumber.split('_')[0] ?? tradeNumber;

const subCodeOf = ({ subCode }: AlipaySdkCommonResult): string => (typeof subCode === 'string' ? subCode : '');

/** An answer that settles nothing counts as none: it is asked again. */
function unexpected(answer: AlipaySdkCommonResult): never {
  throw new Error(`Alipay answers ${answer.code} ${subCodeOf(answer)}`);
}

function answerOf(answer: AlipaySdkCommonResult, tradeNumber: string): TradeAnswer {
  if (subCodeOf(answer) === unknownTrade) return { state: 'pending' };
  if (answer.code !== done || answer['outTradeNo'] !== tradeNumber) return unexpected(answer);
  const status = answer['tradeStatus'];
  if (status === 'WAIT_BUYER_PAY') return { state: 'pending' };
  if (status === 'TRADE_CLOSED') return { state: 'closed' };
  const paidFen = fenOfYuan(String(answer['totalAmount']));
  const paidAt = new Date(`${String(answer['sendPayDate']).replace(' ', 'T')}+08:00`);
  const isPaid = status === 'TRADE_SUCCESS' || status === 'TRADE_FINISHED';
  if (!isPaid || paidFen === undefined || Number.isNaN(paidAt.getTime())) return unexpected(answer);
  return { state: 'paid', paidFen, gatewayNumber: String(answer['tradeNo']), paidAt };
}
