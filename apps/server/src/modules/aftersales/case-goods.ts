import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { orderLineBriefs, recordOrderEvent } from '../orders/index.ts';
import { returnAfterSales, takeSentBack } from '../warehouse/index.ts';
import { tellCase, tellOrder } from './add-case.ts';
import { linesOfCases, updateCaseLine } from './case-queries.ts';
import type { CaseLineRecord, CaseRecord } from './case-tables.ts';
import { replacementsOf } from './replacement-queries.ts';
import type { ReplacementRecord } from './replacement-tables.ts';
import { lockWithOrder } from './work-on-case.ts';

export type CaseGoods = BodyOf<typeof contract.recordSentBack> & { number: string; actorId: number };
type Wanted = CaseGoods['lines'];

/**
 * Goods of an after-sales case that the buyer sent back have arrived: they are in after-sales stock. Throws
 * case.not_open, case.quantity_too_large, case.line_twice, order.units_insufficient before the delivery.
 */
export async function recordSentBack(tx: Tx, { number, lines, note, photoIds, actorId }: CaseGoods): Promise<void> {
  const { order, found } = await lockWithOrder(tx, { number, buyerId: 'any' });
  if (found.buyerId === actorId) fail('case.own_case');
  const replacement = (await replacementsOf(tx, [found.id])).get(found.id);
  if (found.kind !== 'afterSales' || !canSendBack(found, replacement)) fail('case.not_open');
  const known = await claimedLines(tx, found, lines, (line) => line.quantity - line.sentBack);
  await takeSentBack(tx, { order, caseNumber: number, lines: await withSkus(tx, lines), actorId });
  for (const { lineId, quantity } of lines) {
    const line = known.get(lineId);
    if (line) await updateCaseLine(tx, { ...line, sentBack: line.sentBack + quantity });
  }
  const sentBackUnits = (await linesOfCases(tx, [found.id])).reduce(
    (sum, { sentBack, refilled }) => sum + sentBack - refilled,
    0,
  );
  await tellOrder(tx, found, { sentBackUnits });
  await finish(tx, { found, event: 'sentBack', lines, note, photoIds, actorId });
}

/** Claimed pieces come back until the case is rejected for good, or new ones are in their place and right. */
export const canSendBack = (
  { state }: Pick<CaseRecord, 'state'>,
  replacement: ReplacementRecord | undefined,
): boolean =>
  state !== 'rejectedFinal' &&
  (replacement === undefined || replacement.receivedAt === null || replacement.state === 'ended');

/**
 * Goods of a case that are in after-sales stock went back to the store. Throws case.not_open for a defect that is not
 * decided yet, case.quantity_too_large, case.line_twice.
 */
export async function recordReturned(tx: Tx, { number, lines, note, photoIds, actorId }: CaseGoods): Promise<void> {
  const { order, found } = await lockWithOrder(tx, { number, buyerId: 'any' });
  if (found.buyerId === actorId) fail('case.own_case');
  const isDefect = found.kind === 'defective';
  const isDecided = found.state === 'approved' || found.state === 'paid' || found.state === 'payoutFailed';
  if (!(isDefect ? isDecided : found.kind === 'afterSales')) fail('case.not_open');
  const known = await claimedLines(
    tx,
    found,
    lines,
    (line) => (isDefect ? line.quantity : line.sentBack) - line.returned,
  );
  await returnAfterSales(tx, { order, caseNumber: number, lines: await withSkus(tx, lines), actorId });
  for (const { lineId, quantity } of lines) {
    const line = known.get(lineId);
    if (line) await updateCaseLine(tx, { ...line, returned: line.returned + quantity });
  }
  await finish(tx, { found, event: 'returnedToStore', lines, note, photoIds, actorId });
}

/** The case's lines by order line, once each wanted one has as many units left. */
async function claimedLines(tx: Tx, found: CaseRecord, wanted: Wanted, leftOf: (line: CaseLineRecord) => number) {
  const known = new Map((await linesOfCases(tx, [found.id])).map((line) => [line.orderLineId, line]));
  if (new Set(wanted.map(({ lineId }) => lineId)).size !== wanted.length) fail('case.line_twice');
  for (const { lineId, quantity } of wanted) {
    const line = known.get(lineId);
    const left = line ? leftOf(line) : 0;
    if (quantity > left) fail('case.quantity_too_large', { left, lineId });
  }
  return known;
}

async function withSkus(tx: Tx, lines: Wanted) {
  const known = await orderLineBriefs(
    tx,
    lines.map(({ lineId }) => lineId),
  );
  return lines.map((line) => ({ ...line, skuId: known.get(line.lineId)?.skuId ?? null }));
}

type Moved = Pick<CaseGoods, 'lines' | 'note' | 'photoIds' | 'actorId'> & {
  found: CaseRecord;
  event: 'sentBack' | 'returnedToStore';
};

async function finish(tx: Tx, { found, event, lines, note = '', photoIds, actorId }: Moved): Promise<void> {
  const actor = { kind: 'staff' as const, id: actorId };
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  await tellCase(tx, found, { event, actor, text: note.trim(), details: { quantity }, fileIds: photoIds });
  await recordOrderEvent(tx, {
    orderId: found.orderId,
    event,
    actor,
    reason: note.trim(),
    details: { case: found.number, quantity },
  });
}
