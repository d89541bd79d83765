import { randomBytes } from 'node:crypto';
import {
  businessDate,
  makeNumber,
  makePaymentCode,
  numberRandomBytes,
  paymentCodeRandomBytes,
  type PaymentPurpose,
  toVnd,
} from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import { insertPayment, reserveCode, updatePayment } from './payment-queries.ts';

const maxTries = 5;

export type NewPayment = {
  purpose: PaymentPurpose;
  orderId: number;
  orderNumber: string;
  /** Exactly for a final payment. */
  shipmentNumber?: string;
  buyerId: number;
  /** At least 1 fen. */
  amountFen: bigint;
  rateVndPerCnyMicros: bigint;
  dueAt: Date | null;
  /** The slip, line by line in the order in which it is shown; signed fen. */
  items: readonly { kind: string; amountFen: bigint }[];
};

/**
 * Asks a buyer for money: an unpaid payment with its number and a code for the memo. The caller holds the lock of the
 * order, so that there is never a second open payment of the same deposit or shipment.
 */
export async function createPayment(
  tx: Tx,
  { items, ...input }: NewPayment,
  random = randomBytes,
): Promise<{ id: number; number: string }> {
  assert(input.amountFen > 0n, 'a payment is of at least 1 fen');
  const { businessTimeZone } = await parameters(tx);
  const date = businessDate(await currentTime(tx), businessTimeZone);
  for (let tries = 0; tries < maxTries; tries++) {
    const number = makeNumber('P', date, random(numberRandomBytes));
    const id = await insertPayment(tx, {
      ...input,
      number,
      amountVnd: toVnd(input.amountFen, input.rateVndPerCnyMicros),
      items: items.map(({ kind, amountFen }) => ({ kind, amountFen: String(amountFen) })),
    });
    if (id === undefined) continue;
    await giveCode(tx, { paymentId: id, purpose: input.purpose }, random);
    return { id, number };
  }
  throw new Error('no free payment number was found');
}

/** Gives a payment a code that none ever had. Its older codes still lead to it. */
export async function giveCode(
  tx: Tx,
  { paymentId, purpose }: { paymentId: number; purpose: PaymentPurpose },
  random = randomBytes,
): Promise<string> {
  for (let tries = 0; tries < maxTries; tries++) {
    const code = makePaymentCode(purpose, random(paymentCodeRandomBytes));
    if (!(await reserveCode(tx, { code, paymentId }))) continue;
    await updatePayment(tx, paymentId, { code });
    return code;
  }
  throw new Error('no free payment code was found');
}
