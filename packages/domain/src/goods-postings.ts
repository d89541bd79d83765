import type { UnitsShare } from './order-pots.ts';
import { credit, debit, gain, type Posting, posting, postings } from './posting.ts';
import type { ShipmentFeeKind } from './shipment-fees.ts';
import { feesTotalFen } from './shipment-fees.ts';

type GoodsAndFreight = { goodsFen: bigint; freightFen: bigint };
export type ItemisedFee = { kind: ShipmentFeeKind; feeFen: bigint };

/** The purchase: advanced at the quoted goods and freight, owed to the store at the actual cost. */
export function purchaseRecorded({
  goodsFen,
  freightFen,
  actualFen,
}: GoodsAndFreight & { actualFen: bigint }): Posting {
  const quotedFen = goodsFen + freightFen;
  return posting(
    debit({ account: 'goodsAdvanced' }, quotedFen),
    credit({ account: 'storePayable' }, actualFen),
    gain({ account: 'purchaseDifferences' }, quotedFen - actualFen),
  );
}

export const storePaid = (amountFen: bigint): Posting =>
  posting(debit({ account: 'storePayable' }, amountFen), credit({ account: 'bank' }, amountFen));

/** Units short after the purchase or defective: the store owes goods and freight back. Turned up: the reverse. */
export const unitsShort = ({ goodsFen, freightFen }: GoodsAndFreight): Posting =>
  posting(
    debit({ account: 'storePayable' }, goodsFen + freightFen),
    credit({ account: 'goodsAdvanced' }, goodsFen + freightFen),
  );

/** Units missing in the warehouse are our own loss. Turned up: the reverse. */
export const unitsMissing = ({ goodsFen, freightFen }: GoodsAndFreight): Posting =>
  posting(
    debit({ account: 'writeOffs' }, goodsFen + freightFen),
    credit({ account: 'goodsAdvanced' }, goodsFen + freightFen),
  );

/** Units returned to the store: it owes the goods back, their freight is lost. */
export const unitsReturned = ({ goodsFen, freightFen }: GoodsAndFreight): Posting =>
  posting(
    debit({ account: 'storePayable' }, goodsFen),
    debit({ account: 'writeOffs' }, freightFen),
    credit({ account: 'goodsAdvanced' }, goodsFen + freightFen),
  );

export type Dispatch = { order: string; share: UnitsShare; fees: readonly ItemisedFee[] };

/** A shipment leaves: what was held for it becomes goods delivered, service fee and each fee. */
export const shipmentDispatched = ({ order, share, fees }: Dispatch): Posting =>
  posting(
    debit({ account: 'depositsHeld', order }, share.depositShareFen),
    debit({ account: 'prepaymentsHeld', order }, share.balanceShareFen + feesTotalFen(fees)),
    credit({ account: 'goodsAdvanced' }, share.goodsFen + share.freightFen),
    credit({ account: 'income', income: 'service' }, share.serviceFen),
    ...fees.map(({ kind, feeFen }) => credit({ account: 'income', income: kind }, feeFen)),
  );

export type CancelledShipment = { order: string; kept: readonly ItemisedFee[]; toWalletFen: bigint };

/** A paid shipment is cancelled before dispatch: services done are income, the rest goes to the wallet. */
export const shipmentCancelled = ({ order, kept, toWalletFen }: CancelledShipment): Posting[] =>
  postings(
    posting(
      debit({ account: 'prepaymentsHeld', order }, feesTotalFen(kept)),
      ...kept.map(({ kind, feeFen }) => credit({ account: 'income', income: kind }, feeFen)),
    ),
    posting(debit({ account: 'prepaymentsHeld', order }, toWalletFen), credit({ account: 'wallet' }, toWalletFen)),
  );
