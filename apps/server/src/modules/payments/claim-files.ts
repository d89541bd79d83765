import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles, fileMarks } from '../files/index.ts';
import { filesOfClaims } from './joint-queries.ts';
import type { ClaimFile } from './payment-queries.ts';
import { chunksOf } from './similar-pictures.ts';

type ClaimFiles = { fileIds: readonly number[]; ownerId: number; paymentIds: readonly number[] };

/**
 * Makes a buyer's pictures part of a claim, with what they are known again by. Those of a joint transfer are bound to its
 * first payment; what an earlier claim of one of these payments had is bound already. Throws file.not_found.
 */
export async function bindClaimFiles(tx: Tx, { fileIds, ownerId, paymentIds }: ClaimFiles): Promise<ClaimFile[]> {
  const [first] = paymentIds;
  if (first === undefined || fileIds.length === 0) return [];
  const known = await filesOfClaims(tx, { fileIds, paymentIds });
  const fresh = fileIds.filter((id) => !known.has(id));
  if (fresh.length > 0) await bindFiles(tx, { fileIds: fresh, ownerId, record: { kind: 'payment', id: first } });
  const marks = await fileMarks(tx, fileIds);
  if (marks.length !== fileIds.length) fail('file.not_found');
  return marks.map((file) => ({ ...file, pictureChunks: file.pictureHash === null ? [] : chunksOf(file.pictureHash) }));
}
