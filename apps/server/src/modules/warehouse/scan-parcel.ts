import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { findParcel, getParcel, lockParcel, updateParcel, waybillOf } from './parcel-queries.ts';
import type { Parcel } from './parcel-tables.ts';

/** A scan at the border: a parcel that was expected has arrived. Undefined for an unknown waybill. Throws warehouse.waybill_invalid. */
export async function scanParcel(tx: Tx, text: string): Promise<{ waybill: string; parcel: Parcel | undefined }> {
  const waybill = waybillOf(text);
  const parcel = await findParcel(tx, waybill);
  if (parcel?.state !== 'expected') return { waybill, parcel };
  const locked = await lockParcel(tx, parcel.id);
  if (locked.state === 'expected') await updateParcel(tx, locked.id, { state: 'arrived', arrivedAt: nowSql });
  return { waybill, parcel: await findParcel(tx, waybill) };
}

/** What the carrier says, kept once: the first scan, or that it was signed for. Throws warehouse.parcel_not_found. */
export async function markParcel(
  tx: Tx,
  { waybill, event }: { waybill: string; event: 'firstScan' | 'signed' },
): Promise<Parcel> {
  const parcel = await lockParcel(tx, (await getParcel(tx, waybill)).id);
  if (event === 'firstScan' && !parcel.firstScanAt) await updateParcel(tx, parcel.id, { firstScanAt: nowSql });
  if (event === 'signed' && !parcel.signedAt)
    await updateParcel(tx, parcel.id, {
      signedAt: nowSql,
      ...(parcel.firstScanAt ? {} : { firstScanAt: nowSql }),
    });
  return getParcel(tx, parcel.waybillNumber);
}
