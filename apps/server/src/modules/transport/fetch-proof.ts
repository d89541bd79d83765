import { transaction } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import { FetchRefused, safeFetch } from '../../platform/safe-fetch.ts';
import { AppError } from '../../platform/errors.ts';
import { insertFile, storePicture } from '../files/index.ts';
import { findUnfetchedPhoto, keepFetchedPhoto } from '../shipping/index.ts';
import { getWaybill } from './carrier-queries.ts';

const pictureTypes = /^image\/(?:jpeg|png|webp)\b/i;
/** Failures that may be over the next time. */
const passing: readonly string[] = ['unreachable', 'too_slow', 'status'];

/**
 * Fetches the photo of a delivery from its carrier and draws it anew; it belongs to whoever asked for the waybill. One that
 * cannot be had is given up. Harmless to repeat; thrown while another try may help.
 */
export async function fetchProof(kit: Kit, waybillId: number): Promise<void> {
  const waybill = await getWaybill(kit.db, waybillId);
  const url = waybill && (await findUnfetchedPhoto(kit.db, waybill.shipmentId));
  if (!waybill || url === undefined) return;
  const { shipmentId, askedBy: ownerId } = waybill;
  const stored = await storedPhoto(kit, url);
  try {
    await transaction(kit.db, async (tx) => {
      const file = stored ? await insertFile(tx, { ...stored, ownerId }) : null;
      await keepFetchedPhoto(tx, { shipmentId, file: file && { id: file.id, ownerId } });
    });
  } catch (error) {
    if (stored) await kit.storage.delete(stored.storageKey).catch(() => undefined);
    throw error;
  }
}

/** By its first bytes; the storage looks again, and draws it anew. */
function endingOf(body: Buffer): string {
  if (body[0] === 0x89) return 'png';
  return body.subarray(0, 4).toString('latin1') === 'RIFF' ? 'webp' : 'jpg';
}

async function storedPhoto({ outside, storage, log }: Kit, url: string) {
  try {
    const { body } = await safeFetch(outside, url, {
      mayVisit: ({ protocol }) => protocol === 'https:',
      types: pictureTypes,
    });
    return await storePicture(storage, { data: body, name: `proof.${endingOf(body)}`, type: '' });
  } catch (error) {
    const isRefused = error instanceof FetchRefused && !passing.includes(error.failure);
    if (!isRefused && !(error instanceof AppError)) throw error;
    log.warn({ reason: error.message }, 'photo of a delivery');
    return undefined;
  }
}
