import type { Gateway, TradeAnswer, TradeOrder } from './gateway.ts';

export const digitalRmbName = 'digitalRmb';

/** `created`: placed; `pending`: the buyer has opened the cashier; `refunding`: a refund is under way; `refunded`: all is given back. */
export type InstitutionState = 'created' | 'pending' | 'paid' | 'closed' | 'refunding' | 'refunded';
type InstitutionOrder = {
  state: InstitutionState;
  /** From `paid` on. */ paid: { paidFen: bigint; gatewayNumber: string; paidAt: Date } | null;
};

/**
 * The bank, or the acceptance institution, that on-boarded us: the digital RMB has no API of its own, each institution has one.
 * Each call may be repeated without a second effect; each may reject when it cannot be reached.
 */
export type Institution = Pick<Gateway, 'isSandbox' | 'verify' | 'balance'> & {
  /** Answers where its cashier opens the wallet. What the wallet says there is a hint only. */
  placeOrder(order: TradeOrder): Promise<{ cashierUrl: string }>;
  queryOrder(tradeNumber: string): Promise<InstitutionOrder>;
  /** Ends an order that is not paid. */
  closeOrder(tradeNumber: string): Promise<void>;
  refundOrder(refund: Parameters<Gateway['refund']>[0]): Promise<'refunding' | 'refunded' | 'refused'>;
};

const refundOutcomes = { refunding: 'underWay', refunded: 'done', refused: 'failed' } as const;

/** The digital RMB through one institution: placed there, paid in the buyer's wallet, believed when the institution says so. */
export function digitalRmbGateway(institution: Institution): Gateway {
  const query = async (tradeNumber: string) => answerOf(await institution.queryOrder(tradeNumber));
  return {
    name: digitalRmbName,
    methods: ['digitalRmb'],
    isSandbox: institution.isSandbox,
    create: async (order) => ({ payUrl: (await institution.placeOrder(order)).cashierUrl }),
    query,
    async close(tradeNumber) {
      await institution.closeOrder(tradeNumber);
      return query(tradeNumber);
    },
    verify: (notice) => institution.verify(notice),
    refund: async (refund) => refundOutcomes[await institution.refundOrder(refund)],
    balance: () => institution.balance(),
    startCard: async () => 'declined',
    confirmCard: async () => 'locked',
  };
}

/** What was paid stays paid for us, whatever of it was given back later: a refund is booked on its own. */
function answerOf({ state, paid }: InstitutionOrder): TradeAnswer {
  if (paid !== null) return { state: 'paid', ...paid };
  return { state: state === 'closed' ? 'closed' : 'pending' };
}
