import type { addInterest as contract, BodyOf } from '@kouan/contract';
import { recogniseLink } from '@kouan/sourcing';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles } from '../files/index.ts';
import { addEvent, answerBySql, insertInterest } from './interest-queries.ts';

/** Registers a wish; its screenshots become private to it. Throws interest.link_not_usable, file.not_found. */
export async function addInterest(tx: Tx, { body, buyerId }: { body: BodyOf<typeof contract>; buyerId: number }) {
  const screenshotIds = [...new Set(body.screenshotIds)];
  const interest = await insertInterest(tx, {
    buyerId,
    link: keptLink(body.link),
    title: body.title.trim(),
    specification: (body.specification ?? '').trim(),
    quantity: body.quantity ?? null,
    note: (body.note ?? '').trim(),
    screenshotIds,
    answerBy: await answerBySql(tx),
  });
  await addEvent(tx, { interestId: interest.id, event: 'added', actorKind: 'buyer', actorId: buyerId });
  if (screenshotIds.length > 0)
    await bindFiles(tx, { fileIds: screenshotIds, ownerId: buyerId, record: { kind: 'interest', id: interest.id } });
  return interest;
}

/** The product's own address out of a share text, else the web address as it is; nothing else may be opened by a click. */
function keptLink(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const found = recogniseLink(trimmed);
  if (found.result === 'product') return found.canonicalUrl;
  if (found.result === 'shortlink') return found.shortUrl;
  const url = /^https?:\/\/\S+$/i.test(trimmed) && URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  if (!url || url.username !== '' || url.password !== '')
    fail('interest.link_not_usable', {}, { link: 'interest.link_not_usable' });
  return url.href;
}
