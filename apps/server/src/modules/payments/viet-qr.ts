import { QRPay } from 'vietnam-qr-pay';
import { assert } from '../../platform/errors.ts';
import { tlvMap } from './tlv.ts';

/** What a payer's bank reads. `amountVnd` undefined: the payer types it. */
export type VietQr = { bankBin: string; accountNumber: string; amountVnd: bigint | undefined; memo: string };

const napas = 'A000000727';
const toAccount = 'QRIBFTTA';

/** The VietQR text for a transfer, read back strictly before it is shown to anybody. */
export function vietQrText({ bankBin, accountNumber, amountVnd, memo }: VietQr): string {
  const text = QRPay.initVietQR({
    bankBin,
    bankNumber: accountNumber,
    purpose: memo,
    ...(amountVnd === undefined ? {} : { amount: String(amountVnd) }),
  }).build();
  const read = readVietQr(text);
  const isSame =
    read &&
    read.bankBin === bankBin &&
    read.accountNumber === accountNumber &&
    read.amountVnd === amountVnd &&
    read.memo === memo;
  assert(isSame, 'a VietQR text says what it was made of');
  return text;
}

/** Reads a VietQR text to an account: checksum, every length on every level. Undefined when anything is wrong. */
export function readVietQr(text: string): VietQr | undefined {
  const head = text.slice(0, -4);
  if (!head.endsWith('6304') || QRPay.genCRCCode(head) !== text.slice(-4)) return undefined;
  const root = tlvMap(text);
  const merchant = tlvMap(root?.get('38') ?? '');
  const account = tlvMap(merchant?.get('01') ?? '');
  const extra = tlvMap(root?.get('62') ?? '');
  const bankBin = account?.get('00') ?? '';
  const accountNumber = account?.get('01') ?? '';
  const amount = root?.get('54');
  const isVietQr =
    merchant?.get('00') === napas &&
    merchant.get('02') === toAccount &&
    root?.get('53') === '704' &&
    root.get('58') === 'VN';
  const isAccount = /^\d{6}$/.test(bankBin) && /^[A-Za-z0-9]{1,19}$/.test(accountNumber);
  if (!isVietQr || !isAccount || !extra || (amount !== undefined && !/^[1-9]\d{0,12}$/.test(amount))) return undefined;
  return {
    bankBin,
    accountNumber,
    amountVnd: amount === undefined ? undefined : BigInt(amount),
    memo: extra.get('08') ?? '',
  };
}
