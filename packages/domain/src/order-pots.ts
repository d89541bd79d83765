import { share } from './money.ts';

/** What an order still holds for the units that have not left it. */
export type OrderPots = { goodsFen: bigint; freightFen: bigint; serviceFen: bigint; depositFen: bigint };

/** What leaves with some units: value = goods + freight + service = deposit share + balance share. */
export type UnitsShare = {
  goodsFen: bigint;
  freightFen: bigint;
  serviceFen: bigint;
  valueFen: bigint;
  depositShareFen: bigint;
  balanceShareFen: bigint;
};

/**
 * Takes units of this goods value out of the pots. The last units take all that is left, so the shares always add up.
 * Throws RangeError when the pots hold less goods value.
 */
export function takeShare(pots: OrderPots, unitsGoodsFen: bigint): { share: UnitsShare; left: OrderPots } {
  const freightFen = share(pots.freightFen, unitsGoodsFen, pots.goodsFen);
  const serviceFen = share(pots.serviceFen, unitsGoodsFen, pots.goodsFen);
  const depositShareFen = share(pots.depositFen, unitsGoodsFen, pots.goodsFen);
  const valueFen = unitsGoodsFen + freightFen + serviceFen;
  return {
    share: {
      goodsFen: unitsGoodsFen,
      freightFen,
      serviceFen,
      valueFen,
      depositShareFen,
      balanceShareFen: valueFen - depositShareFen,
    },
    left: {
      goodsFen: pots.goodsFen - unitsGoodsFen,
      freightFen: pots.freightFen - freightFen,
      serviceFen: pots.serviceFen - serviceFen,
      depositFen: pots.depositFen - depositShareFen,
    },
  };
}

/** Puts the shares of a cancelled shipment back. */
export const returnShare = (pots: OrderPots, back: UnitsShare): OrderPots => ({
  goodsFen: pots.goodsFen + back.goodsFen,
  freightFen: pots.freightFen + back.freightFen,
  serviceFen: pots.serviceFen + back.serviceFen,
  depositFen: pots.depositFen + back.depositShareFen,
});
