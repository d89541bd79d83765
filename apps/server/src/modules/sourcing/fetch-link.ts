import type { CaptureChange, LinkView } from '@kouan/contract';
import { type PageSite, pageSites, type ProductLink, recogniseLink } from '@kouan/sourcing';
import { type Db, transaction } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import type { Kit } from '../../platform/module.ts';
import { findProductByItem, getProductRow } from '../catalog/index.ts';
import { isLongUnseen } from './capture-queries.ts';
import { wasAsked } from './provider-queries.ts';
import type { WantedItem } from './providers/provider.ts';
import { toLinkView, viewOfLink } from './recognise-text.ts';
import { takeTold } from './take-told.ts';
import { tryProviders } from './try-providers.ts';

const maxRunning = 500;
/** Items that are being fetched now: whoever asks for the same joins. */
const running = new Map<string, Promise<readonly CaptureChange[]>>();
/** A known item is looked at again when its last capture is older than this, */
const freshHours = 12;
/** but not more often than this. */
const againHours = 1;

type Asking = { text: string; askedBy: number };

/**
 * The product of a pasted link: ours if it is known, else fetched by the providers in their order and added. A known item
 * that nobody looked at for some time is looked at again; one that was taken off sale stays so. Throws link.not_recognised.
 */
export async function fetchLink(kit: Kit, { text, askedBy }: Asking): Promise<LinkView> {
  const link = recogniseLink(text);
  if (link.result !== 'product') return fail('link.not_recognised');
  const item = wantedItem(link);
  const known = await findProductByItem(kit.db, link);
  if (item === undefined || (known !== undefined && !(await isDue(kit.db, item, known))))
    return viewOfLink(link, known);

  const key = `${item.site} ${item.itemId}`;
  const started = running.get(key) ?? start(kit, item, askedBy);
  if (running.size < maxRunning) running.set(key, started);
  const changes = await started.finally(() => running.delete(key));
  const view = await toLinkView(kit.db, link);
  return changes.length === 0 ? view : { ...view, changes: [...changes] };
}

/** Whether a known item is to be looked at again. What staff made or the seed brought was never captured and stays as it is. */
async function isDue(db: Db, item: WantedItem, publicId: string): Promise<boolean> {
  const { product } = await getProductRow(db, publicId);
  if (!(await isLongUnseen(db, { productId: product.id, hours: freshHours }))) return false;
  return !(await wasAsked(db, item, againHours));
}

/** The item of a link, of the sites whose products we can take; undefined for others. */
export function wantedItem({ site, itemId, canonicalUrl }: ProductLink): WantedItem | undefined {
  const known = pageSites.find((one): one is PageSite => one === site);
  return known === undefined ? undefined : { site: known, itemId, canonicalUrl };
}

async function start(kit: Kit, item: WantedItem, askedBy: number): Promise<readonly CaptureChange[]> {
  const told = await tryProviders(kit, { item, askedBy });
  if (told === undefined) return [];
  try {
    return await transaction(kit.db, (tx) => takeTold(tx, { ...told, askedBy }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    kit.log.warn({ code: error.code, item }, 'a fetched product was not kept');
    return [];
  }
}
