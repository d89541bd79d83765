import { extractProduct, recogniseTarget } from '@kouan/sourcing';
import { transaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kit } from '../../platform/module.ts';
import { FetchRefused, safeFetch } from '../../platform/safe-fetch.ts';
import { getCapture, settleProposals } from './capture-queries.ts';
import { checkCaptured } from './check-captured.ts';
import { noteReading } from './note-reading.ts';
import { offerHash } from './offer-hash.ts';
import { saveSeen } from './save-seen.ts';

const htmlTypes = /^text\/html\b|^application\/xhtml\+xml\b/i;

/**
 * Fetches the price once more from the page itself. What the page says to us counts: it is shown, and what was proposed
 * otherwise is declined. A page that is closed to us (most want a log-in) settles nothing.
 */
export async function readPage({ db, outside, log }: Kit, { captureId }: { captureId: number }): Promise<void> {
  const { content, productId } = await getCapture(db, captureId);
  const read = await readByOurselves(outside, content.canonicalUrl);
  const problem = typeof read === 'string' ? read : null;
  await noteReading(db, { site: content.site, way: 'page', problem, reader: 'mall' });
  if (typeof read === 'string') return log.debug({ captureId, read }, 'a captured page is closed to us');
  await transaction(db, async (tx) => {
    await saveSeen(tx, read, { isTrusted: true });
    await settleProposals(tx, { productId, offerHash: offerHash(read) }, { state: 'applied', how: 'page', by: null });
    await settleProposals(tx, { productId }, { state: 'declined', how: 'page', by: null });
  });
}

/** The product, or what kept it from being read. */
async function readByOurselves(outside: Kit['outside'], address: string) {
  try {
    const { body } = await safeFetch(outside, address, { mayVisit: isProductPage, types: htmlTypes });
    const product = extractProduct({ html: textOf(body), url: address });
    return 'error' in product ? product.error : checkCaptured(product);
  } catch (error) {
    if (error instanceof FetchRefused) return error.failure;
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const isProductPage = ({ href }: URL): boolean => recogniseTarget(href).result === 'product';

/** Older pages are in GBK and say so at their beginning. */
function textOf(body: Buffer): string {
  const isGbk = /charset=["']?gb(?:k|2312|18030)/i.test(body.subarray(0, 2_048).toString('latin1'));
  return new TextDecoder(isGbk ? 'gb18030' : 'utf-8').decode(body);
}
