import type { OrderVoucher } from '@kouan/contract';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { paymentClaimFiles, payments } from './payment-tables.ts';

/** The pictures of the last claim of each payment of an order that has some, by addresses that are good for a short time. */
export async function vouchersOfOrder(db: Reader, secret: Buffer, orderId: number): Promise<Sendable<OrderVoucher>[]> {
  const rows = await db
    .select({ number: payments.number, fileId: paymentClaimFiles.fileId })
    .from(payments)
    .innerJoin(paymentClaimFiles, eq(paymentClaimFiles.claimId, payments.claimId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id), asc(paymentClaimFiles.fileId));
  const refs = await fileRefs(
    db,
    secret,
    rows.map(({ fileId }) => fileId),
  );
  const numbers = [...new Set(rows.map(({ number }) => number))];
  return numbers.map((paymentNumber) => {
    const ids = rows.filter(({ number }) => number === paymentNumber).map(({ fileId }) => fileId);
    return { paymentNumber, screenshots: refs.filter(({ id }) => ids.includes(id)) };
  });
}
