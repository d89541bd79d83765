import type { PaymentMethod } from '@kouan/domain';

export type GatewayMethod = Exclude<PaymentMethod, 'bankTransfer' | 'wallet'>;
/** What a gateway is asked to collect, in fen. */
export type TradeOrder = { tradeNumber: string; method: GatewayMethod; amountFen: bigint; expiresAt: Date };
/** How the gateway says that a trade stands: the only word on amounts that is believed. */
export type TradeAnswer =
  | { state: 'pending' | 'closed' }
  | { state: 'paid'; paidFen: bigint; gatewayNumber: string; paidAt: Date };
/** A card on its way to the gateway. Kept nowhere, logged nowhere. */
export type Card = {
  realName: string;
  phone: string;
  idNumber: string;
  cardType: 'debit' | 'credit';
  cardNumber: string;
  expiry: string;
  cvv: string;
};
export type CardConfirmation = { tradeNumber: string; smsCode: string; paymentPassword: string };

export type RefundOutcome = 'done' | 'failed' | 'underWay';

/**
 * A payment institution. Each call may be repeated without a second effect; each may reject when it cannot be reached,
 * so none is made inside a transaction.
 */
export type Gateway = {
  name: string;
  methods: readonly GatewayMethod[];
  isSandbox: boolean;
  /** The address of the gateway's own cashier for this trade; what its QR code says where it can be scanned. */
  create(order: TradeOrder): Promise<{ payUrl: string; scanText?: string }>;
  query(tradeNumber: string): Promise<TradeAnswer>;
  /** Ends a trade that is not paid; answers how it stands afterwards. */
  close(tradeNumber: string): Promise<TradeAnswer>;
  /** The trade that a notice is about; undefined when its signature is not the gateway's. */
  verify(notice: { notice: string; signature: string }): string | undefined;
  /** Gives back a part of what a trade brought; once for each request number. Asked again while it is `underWay`. */
  refund(refund: { tradeNumber: string; amountFen: bigint; requestNumber: string }): Promise<RefundOutcome>;
  /** What it holds for us now, in fen; undefined when it does not say. */
  balance(): Promise<bigint | undefined>;
  /** Sends the SMS code to the card's phone. */
  startCard(order: TradeOrder, card: Card): Promise<'sent' | 'declined'>;
  confirmCard(confirmation: CardConfirmation): Promise<'done' | 'wrongCode' | 'locked'>;
};

/** The gateways that are switched on. */
export type Gateways = {
  forMethod(method: string): Gateway | undefined;
  named(name: string): Gateway | undefined;
};

export const openGateways = (gateways: readonly Gateway[]): Gateways => ({
  forMethod: (method) => gateways.find(({ methods }) => methods.some((one) => one === method)),
  named: (name) => gateways.find((gateway) => gateway.name === name),
});
