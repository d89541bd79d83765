import type { ReviewView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { dueOf } from './payment-facts.ts';
import type { ClaimFile } from './payment-queries.ts';
import type { ClaimRow, PaymentRow } from './payment-tables.ts';
import { hashesNear, isPictureUsed, isSerialUsed } from './review-queries.ts';
import { isSimilar, nearChunksOf } from './similar-pictures.ts';

export type Suspicion = { payment: PaymentRow; claim: ClaimRow; files: readonly ClaimFile[]; hasCandidate: boolean };

/** What a reviewer is told of a claim. A warning is no verdict; but nothing is approved without a person while one stands. */
export async function warningsOf(
  db: Reader,
  { payment, claim, files, hasCandidate }: Suspicion,
): Promise<ReviewView['warnings']> {
  const warnings: ReviewView['warnings'] = [];
  if (claim.claimedVnd !== dueOf(payment).dueVnd) warnings.push('amountDiffers');
  if (await isSerialUsed(db, { paymentId: payment.id, claim })) warnings.push('serialNumberUsed');
  const of = { paymentId: payment.id, claim };
  if (await isPictureUsed(db, { ...of, hashes: files.map((file) => file.sha256) })) warnings.push('screenshotUsed');
  else if (await isPictureSimilar(db, { ...of, files })) warnings.push('screenshotSimilar');
  if (files.some((file) => file.editedWith !== '')) warnings.push('pictureEdited');
  if (!hasCandidate && claim.method === 'bankTransfer') warnings.push('lineNotFound');
  return warnings;
}

type Pictures = { paymentId: number; claim: ClaimRow; files: readonly ClaimFile[] };

/** Whether a picture of another payment looks the same: cut, scaled or saved again. */
async function isPictureSimilar(db: Reader, { files, ...of }: Pictures): Promise<boolean> {
  for (const { pictureHash } of files) {
    if (pictureHash === null) continue;
    const near = await hashesNear(db, { ...of, chunks: nearChunksOf(pictureHash) });
    if (near.some((hash) => isSimilar(hash, pictureHash))) return true;
  }
  return false;
}
