import type { LinkView } from '@kouan/contract';
import { type PageSite, pageSites, type ProductLink, recogniseLink } from '@kouan/sourcing';
import { transaction } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import type { Kit } from '../../platform/module.ts';
import { findProductByItem } from '../catalog/index.ts';
import type { WantedItem } from './providers/provider.ts';
import { toLinkView } from './recognise-text.ts';
import { saveSeen } from './save-seen.ts';
import { tryProviders } from './try-providers.ts';

const maxRunning = 500;
/** Items that are being fetched now: whoever asks for the same joins. */
const running = new Map<string, Promise<void>>();

type Asking = { text: string; askedBy: number };

/**
 * The product of a pasted link: ours if it is known, else fetched by the providers in their order and added. A product that is
 * known but was taken off sale stays so. Throws link.not_recognised.
 */
export async function fetchLink(kit: Kit, { text, askedBy }: Asking): Promise<LinkView> {
  const link = recogniseLink(text);
  if (link.result !== 'product') return fail('link.not_recognised');
  if (await findProductByItem(kit.db, link)) return toLinkView(kit.db, link);

  const item = wantedItem(link);
  if (item === undefined) return toLinkView(kit.db, link);
  const key = `${item.site} ${item.itemId}`;
  const started = running.get(key) ?? start(kit, item, askedBy);
  if (running.size < maxRunning) running.set(key, started);
  await started.finally(() => running.delete(key));
  return toLinkView(kit.db, link);
}

/** The item of a link, of the sites whose products we can take; undefined for others. */
export function wantedItem({ site, itemId, canonicalUrl }: ProductLink): WantedItem | undefined {
  const known = pageSites.find((one): one is PageSite => one === site);
  return known === undefined ? undefined : { site: known, itemId, canonicalUrl };
}

async function start(kit: Kit, item: WantedItem, askedBy: number): Promise<void> {
  const product = await tryProviders(kit, { item, askedBy });
  if (product === undefined) return;
  try {
    // Not trusted over what the mall knows: a known product changes by captures and by the staff only.
    await transaction(kit.db, (tx) => saveSeen(tx, product, { isTrusted: false }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    kit.log.warn({ code: error.code, item }, 'a fetched product was not kept');
  }
}
