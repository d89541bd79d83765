import { sumOf } from './money.ts';
import { feesTotalFen } from './shipment-fees.ts';

export type CancelledFee<Kind = string> = { kind: Kind; feeFen: bigint; performed?: boolean };
export type CancelShipmentInput<Kind> = {
  balanceShareFen: bigint;
  fees: readonly CancelledFee<Kind>[];
  /** Approved so far; the whole amount unless said otherwise. */
  paidFen?: bigint;
  cancelledBy?: 'buyer' | 'platform';
};

/**
 * What happens to the final payment of a shipment cancelled before dispatch: all of it to the wallet; when the buyer
 * cancels, less the services that were done.
 */
export function cancelShipmentRefund<Kind>(input: CancelShipmentInput<Kind>) {
  const { balanceShareFen, fees, paidFen = balanceShareFen + feesTotalFen(fees), cancelledBy = 'buyer' } = input;
  let restFen = paidFen;
  const kept = (cancelledBy === 'buyer' ? fees.filter(({ performed }) => performed === true) : []).map((fee) => {
    const feeFen = fee.feeFen < restFen ? fee.feeFen : restFen;
    restFen -= feeFen;
    return { kind: fee.kind, feeFen };
  });
  return { paidFen, kept, keptFen: sumOf(kept.map(({ feeFen }) => feeFen)), toWalletFen: restFen };
}
