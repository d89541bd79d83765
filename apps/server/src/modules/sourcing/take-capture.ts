import type { CaptureChange } from '@kouan/contract';
import { isOlderVersion } from '@kouan/domain';
import type { ExtractedProduct } from '@kouan/sourcing';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs.ts';
import { sha256 } from '../../platform/random.ts';
import type { SavedProduct } from '../catalog/index.ts';
import { parameters } from '../settings/index.ts';
import { findAgreeing, insertCapture, insertProposal, settleProposals } from './capture-queries.ts';
import { checkCaptured } from './check-captured.ts';
import { offerHash } from './offer-hash.ts';
import { saveSeen } from './save-seen.ts';

type Capture = { pluginVersion: string; product: unknown; userId: number; isStaff: boolean };
type Taken = { saved: SavedProduct; captured: ExtractedProduct; captureId: number; userId: number };

/**
 * Takes a product page from the plug-in: a snapshot, and the product added or brought up to date. What others are offered
 * changes only when staff capture, a second buyer says the same, or the page itself does. Throws capture.plugin_too_old,
 * capture.address_differs, capture.no_price, capture.not_usable.
 */
export async function takeCapture(tx: Tx, { pluginVersion, product, userId, isStaff }: Capture) {
  const { minimumPluginVersion: minimum } = await parameters(tx);
  if (isOlderVersion(pluginVersion, minimum)) fail('capture.plugin_too_old', { minimum });
  const captured = checkCaptured(product);

  const saved = await saveSeen(tx, captured, { isTrusted: isStaff });
  const captureId = await insertCapture(tx, {
    productId: saved.id,
    capturedBy: userId,
    source: 'plugin',
    pluginVersion,
    content: captured,
    contentHash: sha256(JSON.stringify(captured)),
    changes: [...saved.changes, ...saved.waiting],
  });
  const confirmed = await confirm(tx, { saved, captured, captureId, userId });
  if (saved.isNew || confirmed.waiting.length > 0) await enqueue(tx, 'readPage', { captureId });
  return {
    productId: saved.publicId,
    isNew: saved.isNew,
    hasChanged: confirmed.changes.length + confirmed.waiting.length > 0,
    ...confirmed,
  };
}

/** Lets the differences wait, or makes them when another buyer saw the same and no price moves far. */
async function confirm(
  tx: Tx,
  { saved, captured, captureId, userId }: Taken,
): Promise<{ changes: CaptureChange[]; waiting: CaptureChange[] }> {
  const { id: productId, changes, waiting, movePercent } = saved;
  await settleProposals(tx, { productId, proposedBy: userId }, { state: 'replaced', how: 'newer', by: null });
  if (waiting.length === 0) return { changes, waiting };

  const hash = offerHash(captured);
  const proposal = { captureId, productId, proposedBy: userId, offerHash: hash, changes: waiting };
  await insertProposal(tx, proposal);
  const { confirmedPriceMovePercent } = await parameters(tx);
  const isAgreed =
    movePercent <= confirmedPriceMovePercent && (await findAgreeing(tx, { productId, userId, offerHash: hash }));
  if (!isAgreed) return { changes, waiting };

  await saveSeen(tx, captured, { isTrusted: true });
  await settleProposals(tx, { productId, offerHash: hash }, { state: 'applied', how: 'buyer', by: null });
  return { changes: [...changes, ...waiting], waiting: [] };
}
