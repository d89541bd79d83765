import type { CashierView } from '@kouan/contract';
import { maxTransferVnd, paymentMethods } from '@kouan/domain';
import QRCode from 'qrcode';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { activeAccount, toAccountView } from './bank-accounts.ts';
import type { Gateways } from './gateway.ts';
import { lastTrade } from './gateway-trade-queries.ts';
import { walletBalanceFen } from './ledger-queries.ts';
import { paymentBriefs } from './payment-briefs.ts';
import { dueOf } from './payment-facts.ts';
import { claimFiles, getPayment, type PaymentKey } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';
import { vietQrText } from './viet-qr.ts';

/** The methods that need no gateway. */
const ownMethods: readonly string[] = ['bankTransfer', 'wallet'];

/** What a view needs beside the payment: `secret` signs the addresses of its pictures. */
export type CashierTerms = { secret: Buffer; gateways: Gateways };
export type CashierKey = PaymentKey & CashierTerms;

/** All that the cashier shows of a payment. Throws payment.not_found, for another buyer's payment too. */
export async function getCashierView(
  db: Reader,
  { secret, gateways, ...key }: CashierKey,
): Promise<Sendable<CashierView>> {
  return toCashierView(db, await getPayment(db, key), { secret, gateways });
}

/** A QR code as an SVG drawing. */
export const drawQr = (text: string): Promise<string> =>
  QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 1 });

export async function toCashierView(
  db: Reader,
  payment: PaymentRow,
  { secret, gateways }: CashierTerms,
): Promise<Sendable<CashierView>> {
  const brief = (await paymentBriefs(db, [payment])).get(payment.id);
  assert(brief, 'a payment that was found has a brief');
  const account = await activeAccount(db);
  const qr = qrOf(payment, account);
  const files = payment.claimId === null ? [] : await claimFiles(db, payment.claimId);
  return {
    ...brief,
    orderNumber: payment.orderNumber,
    rateVndPerCnyMicros: payment.rateVndPerCnyMicros,
    code: payment.code,
    isPaused: payment.isPaused,
    account: toAccountView(account),
    qr,
    qrSvg: qr === '' ? '' : await drawQr(qr),
    items: payment.items.map(({ kind, amountFen }) => ({ kind, amountFen: BigInt(amountFen) })),
    methods: paymentMethods.map((method) => ({
      method,
      isOpen: ownMethods.includes(method) || gateways.forMethod(method) !== undefined,
      isSandbox: gateways.forMethod(method)?.isSandbox ?? false,
    })),
    isScreenshotRequired: payment.purpose === 'final',
    screenshots: await fileRefs(
      db,
      secret,
      files.map((file) => file.fileId),
    ),
    walletBalanceFen: await walletBalanceFen(db, payment.buyerId),
    cardMask: (await lastTrade(db, payment.id))?.cardMask ?? null,
  };
}

/** Nothing to scan once nothing is due; without an amount above what the format can carry. */
function qrOf(payment: PaymentRow, account: { bankBin: string; accountNumber: string }): string {
  const { dueVnd } = dueOf(payment);
  if (dueVnd === 0n) return '';
  return vietQrText({
    bankBin: account.bankBin,
    accountNumber: account.accountNumber,
    amountVnd: dueVnd <= BigInt(maxTransferVnd) ? dueVnd : undefined,
    memo: payment.code,
  });
}
