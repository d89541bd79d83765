import type { CaptureChange } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { sha256 } from '../../platform/random.ts';
import type { SavedProduct } from '../catalog/index.ts';
import { parameters } from '../settings/index.ts';
import { insertCapture, insertProposal, settleProposals } from './capture-queries.ts';
import { offerHash } from './offer-hash.ts';
import { publicPage } from './providers/public-page.ts';
import { saveSeen } from './save-seen.ts';
import type { Told } from './try-providers.ts';

type Telling = Told & { askedBy: number | null };

/**
 * Keeps what a provider told of an item: a snapshot, and the product added or brought up to date. The item's own page counts
 * whatever it says; what others tell counts unless a price moves far, then it waits for the staff. A product that was taken
 * off sale stays so. Answers what is different now.
 */
export async function takeTold(tx: Tx, told: Telling): Promise<readonly CaptureChange[]> {
  const { product, source, askedBy } = told;
  const saved = await saveSeen(tx, product, { isTrusted: false });
  const { id: productId, changes, waiting } = saved;
  // What was told before is no new look.
  if (told.isFromCache && !saved.isNew) return changes;
  const captureId = await insertCapture(tx, {
    productId,
    capturedBy: askedBy,
    source,
    pluginVersion: null,
    content: product,
    contentHash: sha256(JSON.stringify(product)),
    changes: [...changes, ...waiting],
  });
  if (saved.isNew || !saved.isOnSale) return [];

  const hash = offerHash(product);
  if (waiting.length > 0 && !(await counts(tx, saved, source))) {
    await settleProposals(tx, { productId, proposedBy: null }, { state: 'replaced', how: 'newer', by: null });
    await insertProposal(tx, { captureId, productId, proposedBy: null, offerHash: hash, changes: waiting });
    return changes;
  }
  if (waiting.length > 0) await saveSeen(tx, product, { isTrusted: true });
  const how = source === publicPage.name ? 'page' : 'provider';
  await settleProposals(tx, { productId, offerHash: hash }, { state: 'applied', how, by: null });
  await settleProposals(tx, { productId }, { state: 'declined', how, by: null });
  return [...changes, ...waiting];
}

async function counts(tx: Tx, { movePercent }: SavedProduct, source: string): Promise<boolean> {
  if (source === publicPage.name) return true;
  const { confirmedPriceMovePercent } = await parameters(tx);
  return movePercent <= confirmedPriceMovePercent;
}
