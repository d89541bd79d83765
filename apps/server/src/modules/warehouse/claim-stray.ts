import { isPlausiblySame } from '@kouan/domain';
import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles } from '../files/index.ts';
import { getOrderBrief } from '../orders/index.ts';
import { waybillOf } from './parcel-queries.ts';
import { strayClaimFiles, type StrayClaimRow, strayClaims } from './parcel-tables.ts';
import { getStrayOf, listKeptOfLength, type StrayOfParcel } from './stray-queries.ts';
import { purchases } from './warehouse-tables.ts';

const maxFound = 5;

/** Kept goods whose waybill may be the one that a buyer was told. Nobody sees others. */
export async function plausibleStrays(db: Reader, waybill: string): Promise<StrayOfParcel[]> {
  const kept = await listKeptOfLength(db, waybill.length);
  return kept.filter((goods) => isPlausiblySame(goods.waybill, waybill)).slice(0, maxFound);
}

type Claim = {
  strayId: number;
  waybill: string;
  orderNumber: string;
  proof: string;
  photoIds: readonly number[];
  buyerId: number;
};

/**
 * A buyer claims goods without owner for one of their own orders; the waybill has to be plausible, as for seeing them.
 * Throws warehouse.stray_not_found, warehouse.claim_open, warehouse.not_purchased, order.not_found, file.not_found.
 */
export async function claimStray(tx: Tx, claim: Claim): Promise<StrayClaimRow> {
  const waybill = waybillOf(claim.waybill);
  const goods = await getStrayOf(tx, claim.strayId);
  if (goods.stray.state !== 'kept' || !isPlausiblySame(goods.waybill, waybill)) fail('warehouse.stray_not_found');
  const order = await getOrderBrief(tx, { number: claim.orderNumber, buyerId: claim.buyerId });
  const [purchase] = await tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.orderId, order.id));
  if (!purchase) fail('warehouse.not_purchased');
  const [row] = await tx
    .insert(strayClaims)
    .values({
      strayId: claim.strayId,
      buyerId: claim.buyerId,
      orderId: order.id,
      waybillNumber: waybill,
      proof: claim.proof.trim(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) fail('warehouse.claim_open');
  const fileIds = [...new Set(claim.photoIds)];
  await bindFiles(tx, { fileIds, ownerId: claim.buyerId, record: { kind: 'strayClaim', id: row.id } });
  await tx.insert(strayClaimFiles).values(fileIds.map((fileId) => ({ claimId: row.id, fileId })));
  return row;
}
