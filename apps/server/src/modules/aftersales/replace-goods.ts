import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { type OrderEvent, replacementBought } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type EventActor, orderLineBriefs, type OrderRecord, recordOrderEvent } from '../orders/index.ts';
import { post } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { sendNewPieces, takeNewPieces } from '../warehouse/index.ts';
import { moveCase, tellCase, tellOrder } from './add-case.ts';
import { linesOfCases, updateCaseLine } from './case-queries.ts';
import type { CaseDetails, CaseLineRecord, CaseRecord } from './case-tables.ts';
import { getReplacement, moveReplacement } from './replacement-queries.ts';
import { lockWithOrder, type StaffKey } from './work-on-case.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Locks a case whose pieces are replaced for somebody of the staff: not of their own order. Throws case.own_case. */
async function lockForWork(tx: Tx, { number, actorId }: StaffKey) {
  const locked = await lockWithOrder(tx, { number, buyerId: 'any' });
  if (locked.found.buyerId === actorId) fail('case.own_case');
  return locked;
}

const dueIn = async (tx: Tx, ms: number): Promise<Date> => new Date((await currentTime(tx)).getTime() + ms);

/** The store was asked for the pieces: what it costs is owed to it. Throws case.not_found, case.own_case, case.replacement_not_so. */
export async function recordReplacementBought(
  tx: Tx,
  { costFen, sellerOrderNumber, expectedDays, ...key }: StaffKey & BodyOf<typeof contract.recordReplacementBought>,
): Promise<void> {
  const { order, found } = await lockForWork(tx, key);
  const replacement = await getReplacement(tx, found, 'bought');
  await moveReplacement(tx, replacement, {
    state: 'bought',
    costFen: BigInt(costFen),
    sellerOrderNumber: sellerOrderNumber.trim(),
    boughtAt: await currentTime(tx),
  });
  if (costFen > 0)
    await post(tx, {
      posting: replacementBought(BigInt(costFen)),
      event: 'replacementBought',
      orderId: order.id,
      buyerId: order.buyerId,
      storeId: order.storeId,
      actorId: key.actorId,
      note: found.number,
    });
  await tellOrder(tx, await moveCase(tx, found, { state: 'replacing', dueAt: await dueIn(tx, expectedDays * dayMs) }));
  await tellCase(tx, found, { event: 'replacementBought', actor: { kind: 'staff', id: key.actorId } });
}

type WithPhotos = { photoIds: number[]; note?: string | undefined };

/**
 * The pieces are in the warehouse: in after-sales stock. What the buyer sent back has gone on to the store before. Throws
 * case.goods_still_here, order.units_insufficient and what locking throws.
 */
export async function recordReplacementReceived(
  tx: Tx,
  { note = '', photoIds, ...key }: StaffKey & WithPhotos,
): Promise<void> {
  const { order, found } = await lockForWork(tx, key);
  const replacement = await getReplacement(tx, found, 'received');
  const lines = await linesOfCases(tx, [found.id]);
  if (lines.some(({ sentBack, returned }) => sentBack > returned)) fail('case.goods_still_here');
  const skus = await skusOf(tx, lines);
  await takeNewPieces(tx, {
    order,
    caseNumber: found.number,
    actorId: key.actorId,
    lines: lines.map(({ orderLineId, quantity, returned, refilled }) => ({
      lineId: orderLineId,
      skuId: skus(orderLineId),
      refilled: returned - refilled,
      received: quantity - (returned - refilled),
    })),
  });
  for (const line of lines) await updateCaseLine(tx, { ...line, refilled: line.returned });
  await moveReplacement(tx, replacement, { state: 'received', receivedAt: await currentTime(tx) });
  const { dispatchHours } = await parameters(tx);
  await goOn(tx, {
    order,
    found,
    changes: { dueAt: await dueIn(tx, dispatchHours * hourMs) },
    // What waits here for the buyer still counts as theirs.
    sentBackUnits: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    step: { event: 'replacementReceived', actorId: key.actorId, text: note.trim(), fileIds: photoIds },
  });
}

async function skusOf(tx: Tx, lines: readonly CaseLineRecord[]) {
  const known = await orderLineBriefs(
    tx,
    lines.map(({ orderLineId }) => orderLineId),
  );
  return (lineId: number) => known.get(lineId)?.skuId ?? null;
}

/** The pieces have left for the buyer. Throws case.replacement_not_so and what locking throws. */
export async function recordReplacementSent(
  tx: Tx,
  { carrier, trackingNumber, photoIds, ...key }: StaffKey & BodyOf<typeof contract.recordReplacementSent>,
): Promise<void> {
  const { order, found } = await lockForWork(tx, key);
  const replacement = await getReplacement(tx, found, 'sent');
  const lines = await linesOfCases(tx, [found.id]);
  const skus = await skusOf(tx, lines);
  await sendNewPieces(tx, {
    order,
    caseNumber: found.number,
    actorId: key.actorId,
    lines: lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, skuId: skus(orderLineId), quantity })),
  });
  await moveReplacement(tx, replacement, {
    state: 'sent',
    carrier: carrier.trim(),
    trackingNumber: trackingNumber.trim(),
    sentAt: await currentTime(tx),
  });
  const { autoReceiveDays } = await parameters(tx);
  await goOn(tx, {
    order,
    found,
    changes: { dueAt: await dueIn(tx, autoReceiveDays * dayMs) },
    sentBackUnits: 0,
    step: {
      event: 'replacementSent',
      actorId: key.actorId,
      text: `${carrier.trim()} ${trackingNumber.trim()}`,
      fileIds: photoIds,
    },
  });
}

type Step = {
  event: OrderEvent & ('replacementReceived' | 'replacementSent');
  actorId: number;
  text: string;
  fileIds: readonly number[];
  details?: CaseDetails;
};
type Going = {
  order: OrderRecord;
  found: CaseRecord;
  changes: Partial<CaseRecord>;
  sentBackUnits: number;
  step: Step;
};

async function goOn(tx: Tx, { order, found, changes, sentBackUnits, step }: Going): Promise<void> {
  const { event, actorId, text, fileIds } = step;
  const actor: EventActor = { kind: 'staff', id: actorId };
  const moved = await moveCase(tx, found, { ...changes, state: 'replacing' });
  await tellCase(tx, found, { event, actor, text, fileIds });
  await tellOrder(tx, moved, { sentBackUnits });
  await recordOrderEvent(tx, { orderId: order.id, event, actor, reason: text, details: { case: found.number } });
}
