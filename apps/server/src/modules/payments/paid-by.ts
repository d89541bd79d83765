import type { PaidBy } from '@kouan/contract';
import { sumOf } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { linesByIds } from './bank-line-queries.ts';
import type { BankLineRecord } from './bank-tables.ts';
import { type Claimed, expectedOf } from './expected.ts';
import { type Expected, matchTransfer, readLine } from './match-transfer.ts';
import type { AllocationRow, ClaimRow, PaymentRow } from './payment-tables.ts';
import { receiptsByIds, standingApprovals } from './receipt-queries.ts';
import type { ReceiptRow } from './receipt-tables.ts';

type Known = {
  lines: ReadonlyMap<number, BankLineRecord>;
  receipts: ReadonlyMap<number, ReceiptRow>;
  expected: Expected | undefined;
  /** What lines brought for it together, when there are several. */
  togetherVnd: bigint | undefined;
};

/** What a payment took of a line, and what of it went to the wallet because it was too much. */
const takenVnd = ({ allocatedVnd, surplusVnd }: AllocationRow): bigint => allocatedVnd + surplusVnd;

/** The money that approvals took for a payment and that stands, oldest first: what a re-review looks at. */
export async function paidByOf(
  db: Reader,
  { payment, claim }: { payment: PaymentRow; claim: ClaimRow | undefined },
): Promise<Sendable<PaidBy>[]> {
  const taken = await standingApprovals(db, payment.id);
  if (taken.length === 0) return [];
  const ofLines = taken.filter(({ bankLineId }) => bankLineId !== null);
  const lines = await linesByIds(
    db,
    ofLines.flatMap(({ bankLineId }) => bankLineId ?? []),
  );
  const receipts = await receiptsByIds(
    db,
    taken.flatMap(({ receiptId }) => receiptId ?? []),
  );
  const known: Known = {
    lines: new Map(lines.map((line) => [line.id, line])),
    receipts: new Map(receipts.map((receipt) => [receipt.id, receipt])),
    expected: claim ? await expectedThen(db, { payment, claim }) : undefined,
    togetherVnd: ofLines.length > 1 ? sumOf(ofLines.map(takenVnd)) : undefined,
  };
  return taken.map((allocation) => toPaidBy(allocation, known));
}

/** What the money had to look like when nothing of it was paid yet. */
async function expectedThen(db: Reader, claimed: Claimed): Promise<Expected | undefined> {
  const { amountVnd: dueVnd, id } = claimed.payment;
  const expected = (await expectedOf(db, [claimed])).get(id);
  return expected && { ...expected, dueVnd, joint: expected.joint && { ...expected.joint, dueVnd } };
}

function toPaidBy(allocation: AllocationRow, known: Known): Sendable<PaidBy> {
  const line = allocation.bankLineId === null ? undefined : known.lines.get(allocation.bankLineId);
  const receipt = allocation.receiptId === null ? undefined : known.receipts.get(allocation.receiptId);
  return {
    method: receipt?.method ?? 'bankTransfer',
    line: line ? toLine(line, { allocation, known }) : null,
    reference: line?.reference ?? receipt?.tradeNumber ?? '',
    at: line?.bookedAt ?? receipt?.createdAt ?? allocation.createdAt,
    allocatedVnd: allocation.allocatedVnd,
    creditedFen: allocation.creditedFen,
    surplusFen: allocation.surplusFen,
  };
}

type Taken = { allocation: AllocationRow; known: Known };

/** A line with what speaks for it: what was taken of it is held against all that was due. */
function toLine(
  line: BankLineRecord,
  { allocation, known: { expected, togetherVnd } }: Taken,
): Sendable<NonNullable<PaidBy['line']>> {
  const { id: lineId, amountVnd, leftVnd, bookedAt, payer, description, reference } = line;
  const read = { ...readLine({ ...line, leftVnd: takenVnd(allocation) }), togetherVnd };
  const match = expected ? matchTransfer(expected, read) : { score: 0, points: [] };
  return { lineId, bookedAt, payer, description, reference, amountVnd, leftVnd, ...match };
}
