import { transaction } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import { fetchLimits } from '../../platform/safe-fetch.ts';
import { getCapture } from './capture-queries.ts';
import { noteReading } from './note-reading.ts';
import { askProvider } from './providers/ask-provider.ts';
import { publicPage } from './providers/public-page.ts';
import { takeTold } from './take-told.ts';

/**
 * Fetches the price once more from the page itself. What the page says to us counts: it is shown, and what was proposed
 * otherwise is declined. A page that is closed to us (most want a log-in) settles nothing.
 */
export async function readPage({ db, outside, log }: Kit, { captureId }: { captureId: number }): Promise<void> {
  const { content } = await getCapture(db, captureId);
  const way = { baseUrl: '', secrets: {}, now: new Date() };
  const answer = await askProvider(outside, { provider: publicPage, item: content, way, ...fetchLimits });
  const problem = 'product' in answer ? null : answer.code;
  await noteReading(db, { site: content.site, way: 'page', problem, reader: 'mall' });
  if (!('product' in answer)) return log.debug({ captureId, problem }, 'a captured page is closed to us');
  const told = { ...answer, source: publicPage.name, isFromCache: false, askedBy: null };
  await transaction(db, (tx) => takeTold(tx, told));
}
