import { desc, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { captureProposals, captures } from './capture-tables.ts';
import { productOfCapture } from './product-of-capture.ts';

/** What the latest look at a product's page said; `isWaiting` while it is not what we offer yet. */
export type LatestOffer = {
  seenAt: Date;
  isWaiting: boolean;
  tiers: readonly { minQuantity: number; priceFen: bigint }[];
  /** Own prices of SKUs, by the JSON of their Chinese values. */
  ownPrices: ReadonlyMap<string, bigint>;
};

/** The latest captures of these products, by product; those that were never captured are left out. */
export async function latestOffers(db: Reader, productIds: readonly number[]): Promise<Map<number, LatestOffer>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([captures.productId], {
      productId: captures.productId,
      content: captures.content,
      seenAt: captures.capturedAt,
      isWaiting: sql<boolean>`exists (select 1 from ${captureProposals} w where w.capture_id = ${captures.id} and w.state = 'waiting')`,
    })
    .from(captures)
    .where(inArray(captures.productId, [...productIds]))
    .orderBy(captures.productId, desc(captures.id));
  return new Map(
    rows.map(({ productId, content, seenAt, isWaiting }) => {
      const { priceTiers, skus } = productOfCapture(content);
      const ownPrices = new Map(
        skus.flatMap(({ specValues, ownPriceFen }) =>
          ownPriceFen === null ? [] : [[JSON.stringify(specValues.map(({ cn }) => cn)), ownPriceFen] as const],
        ),
      );
      return [productId, { seenAt, isWaiting, tiers: priceTiers, ownPrices }];
    }),
  );
}
