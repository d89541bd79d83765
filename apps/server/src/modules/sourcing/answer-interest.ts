import type { Tx } from '../../platform/db.ts';
import { bindFiles } from '../files/index.ts';
import { addEvent } from './interest-queries.ts';
import type { InterestRow } from './interest-tables.ts';
import { reopenInterest } from './work-on-interest.ts';

type Answer = { id: number; buyerId: number; text: string; screenshotIds: readonly number[] };

/** A buyer answers what the staff asked; new screenshots become private to it. Throws interest.not_found, interest.not_asked, file.not_found. */
export async function answerInterest(tx: Tx, { id, buyerId, text, ...answer }: Answer): Promise<InterestRow> {
  const interest = await reopenInterest(tx, { id, buyerId });
  const screenshotIds = [...new Set(answer.screenshotIds)];
  if (screenshotIds.length > 0)
    await bindFiles(tx, { fileIds: screenshotIds, ownerId: buyerId, record: { kind: 'interest', id } });
  await addEvent(tx, {
    interestId: id,
    event: 'answered',
    actorKind: 'buyer',
    actorId: buyerId,
    text: text.trim(),
    screenshotIds,
  });
  return interest;
}
