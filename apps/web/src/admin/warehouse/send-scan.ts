import { arriveParcel, type ParcelView, receiveParcel } from '@kouan/contract';
import { ApiError } from '../../lib/api-error.ts';
import type { Call } from '../../lib/call.ts';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import type { KeptScan, ScanConflict } from './kept-scans.ts';

export type Sender = {
  call: Call;
  upload: (file: File) => Promise<UploadedPicture>;
  /** Writes down how far it came, so that a photo never goes twice. */
  keep: (scan: KeptScan) => Promise<void>;
};
/** `sent` it is done; `waits` there was no answer, or nobody is signed in; `conflict` the server refused it as it is. */
type SendOutcome = { is: 'sent'; parcel: ParcelView } | { is: 'waits' } | { is: 'conflict'; conflict: ScanConflict };

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Nobody answered: there is no network, or no server behind it. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status <= 0;

/** Whether the same may work later: no answer, no session, too many calls, or a server in trouble. */
const isForLater = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status <= 0 || error.status === 401 || error.status === 429 || error.status >= 500 || error.isForeign);

/** Sends one kept scan: first its photos, each once, then what was found. Whatever is no answer leaves it waiting. */
export async function sendScan(kept: KeptScan, sender: Sender): Promise<SendOutcome> {
  try {
    return { is: 'sent', parcel: await send(await withStoredPhotos(kept, sender), sender.call) };
  } catch (error) {
    if (isForLater(error)) return { is: 'waits' };
    if (!(error instanceof ApiError)) throw error;
    const { code, message, details } = error;
    return {
      is: 'conflict',
      conflict: { code, message, grams: numberOf(details['grams']), cm3: numberOf(details['cm3']) },
    };
  }
}

async function withStoredPhotos(kept: KeptScan, { upload, keep }: Sender): Promise<KeptScan> {
  let scan = kept;
  for (const photo of kept.photos) {
    if (photo.stored !== null) continue;
    // The server wants a name whose ending is that of its content.
    const ending = photo.blob.type.replace('image/', '');
    const { id, url } = await upload(new File([photo.blob], `${photo.key}.${ending}`, { type: photo.blob.type }));
    const photos = scan.photos.map((one) => (one.key === photo.key ? { ...one, stored: { id, url } } : one));
    scan = { ...scan, photos };
    await keep(scan);
  }
  return scan;
}

function send(scan: KeptScan, call: Call): Promise<ParcelView> {
  const { waybill, receipt, scannedAt, grams, cm3, replaces, sendKey } = scan;
  const to = { params: { waybill }, idempotencyKey: sendKey };
  if (receipt !== null) return call(receiveParcel, { ...to, body: receipt });
  const photoIds = scan.photos.flatMap(({ stored }) => (stored === null ? [] : stored.id));
  const found = { ...(grams === null ? {} : { grams }), ...(cm3 === null ? {} : { cm3 }) };
  return call(arriveParcel, { ...to, body: { scannedAt, ...found, photoIds, replaces } });
}
