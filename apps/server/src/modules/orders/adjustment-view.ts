import type { OrderAdjustmentView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { adjustedLinesOf, adjustmentsOf, proofsOf } from './adjustment-queries.ts';
import { getOrder, type OrderKey } from './order-queries.ts';

/** All changes of price of an order, the newest first, with their proofs. Throws order.not_found. */
export async function listAdjustments(
  db: Reader,
  { secret, ...key }: OrderKey & { secret: Buffer },
): Promise<{ content: Sendable<OrderAdjustmentView>[] }> {
  const order = await getOrder(db, key);
  const rows = await adjustmentsOf(db, order.id);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { content: [] };
  const lines = groupBy(await adjustedLinesOf(db, ids), ({ adjustmentId }) => adjustmentId);
  const bound = await proofsOf(db, ids);
  const refs = await fileRefs(db, secret, [...new Set(bound.map(({ fileId }) => fileId))]);
  const files = new Map(refs.map((file) => [file.id, file]));
  const proofs = groupBy(bound, ({ adjustmentId }) => adjustmentId);
  const people = await userBriefs(db, [...new Set(rows.map(({ offeredBy }) => offeredBy))]);
  const content = rows.map((row) => ({
    id: row.id,
    state: row.state,
    reason: row.reason,
    proofs: (proofs.get(row.id) ?? []).flatMap(({ fileId }) => files.get(fileId) ?? []),
    before: totalsOf(row.oldGoodsFen, row.oldFreightFen, row.oldServiceFen, row.oldDepositFen),
    after: totalsOf(row.newGoodsFen, row.newFreightFen, row.newServiceFen, row.newDepositFen),
    depositChangeFen: row.newDepositFen - row.oldDepositFen,
    lines: (lines.get(row.id) ?? []).map(({ orderLineId, oldPriceFen, newPriceFen }) => ({
      lineId: orderLineId,
      oldPriceFen,
      newPriceFen,
    })),
    offeredBy: people.get(row.offeredBy)?.nickName ?? '',
    offeredAt: row.createdAt,
    answerBy: row.answerBy,
    answeredAt: row.answeredAt,
    answerReason: row.answerReason,
    paymentNumber: row.paymentNumber,
    toWalletFen: row.toWalletFen,
  }));
  return { content };
}

const totalsOf = (goodsFen: bigint, freightFen: bigint, serviceFen: bigint, depositFen: bigint) => ({
  goodsFen,
  freightFen,
  serviceFen,
  totalFen: goodsFen + freightFen + serviceFen,
  depositFen,
});
