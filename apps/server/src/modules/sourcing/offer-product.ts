import type { BodyOf, offerKnownProduct as known, offerNewProduct as made } from '@kouan/contract';
import { recogniseLink } from '@kouan/sourcing';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs.ts';
import {
  ensureStore,
  findProductByItem,
  type NewProduct,
  saveCapturedProduct,
  skuIdsOf,
  type SkuForSale,
  skusForSale,
  type StoreSite,
} from '../catalog/index.ts';
import { addEvent, eventsOf, updateInterest } from './interest-queries.ts';
import { tellAnswer } from './interest-mails.ts';
import type { InterestRow } from './interest-tables.ts';
import { productOfOffer } from './product-of-offer.ts';
import { refuseForbidden, screenSkus } from './screen-goods.ts';
import { workOn } from './work-on-interest.ts';

type Act<B> = { id: number; by: number; body: B };

/** Answers with a specification of a product that is there. Throws what `workOn` throws, sku.not_found, sku.off_shelf, goods.forbidden. */
export async function offerKnown(tx: Tx, { id, by, body }: Act<BodyOf<typeof known>>): Promise<InterestRow> {
  const interest = await workOn(tx, { id, by });
  const [sku] = await skusForSale(tx, [body.skuId]);
  if (!sku || sku.productPublicId !== body.productId) fail('sku.not_found', {}, { skuId: 'sku.not_found' });
  return offer(tx, { interest, by, sku, quantity: body.quantity, note: body.note });
}

/**
 * Answers with the wished specification of a product made of what the staff found out, its picture one of the buyer's
 * screenshots. Throws what `workOn` and `productOfOffer` throw, interest.product_known, file.not_found, goods.forbidden.
 */
export async function offerNew(tx: Tx, { id, by, body }: Act<BodyOf<typeof made>>): Promise<InterestRow> {
  const interest = await workOn(tx, { id, by });
  const item = itemOf(interest);
  const known = await findProductByItem(tx, item);
  if (known !== undefined) fail('interest.product_known', { productId: known });

  const { pictureId } = body;
  if (pictureId && !(await screenshotsOf(tx, interest)).includes(pictureId)) fail('file.not_found');
  const storeId = await ensureStore(tx, {
    site: item.site,
    externalId: `staff ${body.seller.trim()}`,
    name: body.seller.trim(),
    city: null,
    url: null,
  });
  const { wished, ...made } = productOfOffer(body);
  const product = { ...made, ...item, storeId };
  const saved = await saveCapturedProduct(tx, product, { isTrusted: true });
  if (pictureId) await enqueue(tx, 'showScreenshot', { productId: saved.id, fileId: pictureId });
  const [skuId] = await skuIdsOf(tx, { productId: saved.id, specValues: wished.specValues });
  const [sku] = skuId === undefined ? [] : await skusForSale(tx, [skuId]);
  assert(sku, 'the new product has its specification');
  return offer(tx, { interest, by, sku, quantity: body.quantity, note: body.note });
}

type Offer = { interest: InterestRow; by: number; sku: SkuForSale; quantity: number; note: string | undefined };

async function offer(tx: Tx, { interest, by, sku, quantity, note }: Offer): Promise<InterestRow> {
  if (!sku.isOnSale) fail('sku.off_shelf', { skuId: sku.skuId });
  refuseForbidden((await screenSkus(tx, [sku])).get(sku.skuId));
  const text = note?.trim() ?? '';
  await addEvent(tx, { interestId: interest.id, event: 'priced', actorKind: 'staff', actorId: by, text });
  await tellAnswer(tx, interest, { kind: 'priced', text });
  return updateInterest(tx, interest.id, {
    state: 'priced',
    answerBy: null,
    productId: sku.productId,
    skuId: sku.skuId,
    offerQuantity: Math.max(quantity, sku.minQuantity),
  });
}

const catalogSites: readonly StoreSite[] = ['1688', 'taobao', 'tmall', 'jd', 'pinduoduo', 'weidian'];

/** The item that the wish's link names, or one of our own where there is none that the catalogue knows. */
function itemOf({ id, link }: InterestRow): Pick<NewProduct, 'site' | 'itemId' | 'sourceUrl'> {
  const found = recogniseLink(link);
  const site = found.result === 'product' ? catalogSites.find((one) => one === found.site) : undefined;
  return found.result === 'product' && site !== undefined
    ? { site, itemId: found.itemId, sourceUrl: found.canonicalUrl }
    : { site: 'mall', itemId: `interest-${id}`, sourceUrl: link };
}

async function screenshotsOf(tx: Tx, { id, screenshotIds }: InterestRow): Promise<number[]> {
  return [...screenshotIds, ...(await eventsOf(tx, [id])).flatMap((event) => event.screenshotIds)];
}
