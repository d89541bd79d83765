import type { BodyOf, receiveParcel } from '@kouan/contract';
import { newIdempotencyKey } from '../../lib/call.ts';

/** A photo of this device; `stored` once the server has it. */
export type KeptPhoto = { key: string; blob: Blob; stored: { id: number; url: string } | null };
/** Why a scan cannot be sent as it is. `grams` and `cm3` are what somebody else found. */
export type ScanConflict = { code: string; message: string; grams: number | null; cm3: number | null };
/** A parcel that was scanned without network, or counted when the network went away (`receipt`). It waits on this device. */
export type KeptScan = {
  key: string;
  /** Goes with every try, so that nothing happens twice; a new one when what is sent becomes another. */
  sendKey: string;
  owner: string;
  waybill: string;
  /** ISO moment of this device. */
  scannedAt: string;
  grams: number | null;
  cm3: number | null;
  photos: readonly KeptPhoto[];
  receipt: BodyOf<typeof receiveParcel> | null;
  replaces: boolean;
  conflict: ScanConflict | null;
};

/** A scan that waits, measured later if at all. */
export const newScan = (start: Pick<KeptScan, 'owner' | 'waybill'> & Partial<KeptScan>): KeptScan => ({
  key: newIdempotencyKey(),
  sendKey: newIdempotencyKey(),
  scannedAt: new Date().toISOString(),
  grams: null,
  cm3: null,
  photos: [],
  receipt: null,
  replaces: false,
  conflict: null,
  ...start,
});

const databaseName = 'kouan-scans';
const table = 'scans';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}

/** Resolves when the browser has written it, not before: a phone may be switched off the next moment. */
async function act<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = work(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error ?? new Error('the browser keeps nothing'));
      transaction.onabort = transaction.onerror;
    });
  } finally {
    database.close();
  }
}

/** What one person's scans on this device still wait, the oldest first. Rejects where the browser keeps nothing. */
export async function loadScans(owner: string): Promise<KeptScan[]> {
  const all = await act<KeptScan[]>('readonly', (store) => store.getAll());
  return all.filter((scan) => scan.owner === owner).toSorted((a, b) => a.scannedAt.localeCompare(b.scannedAt));
}
export const keepScan = async (scan: KeptScan): Promise<void> =>
  void (await act('readwrite', (store) => store.put(scan)));
export const dropScan = (key: string): Promise<undefined> => act('readwrite', (store) => store.delete(key));
