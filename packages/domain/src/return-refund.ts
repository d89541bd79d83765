import { larger, smaller } from './money.ts';

export type ReturnRefundInput = {
  depositShareFen: bigint;
  freightShareFen: bigint;
  serviceShareFen: bigint;
  returnFreightFen: bigint;
};

/** What a return to the store gives back: the deposit share less freight, service and return freight, at least 0. */
export function returnRefund(input: ReturnRefundInput): { deductedFen: bigint; refundFen: bigint } {
  const costsFen = input.freightShareFen + input.serviceShareFen + input.returnFreightFen;
  const deductedFen = smaller(input.depositShareFen, larger(0n, costsFen));
  return { deductedFen, refundFen: input.depositShareFen - deductedFen };
}
