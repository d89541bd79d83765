import { maskSecret } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import { type Db, transaction, type Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { lockInOrder, requirePayable } from './change-payment.ts';
import type { Card, CardConfirmation, Gateway, GatewayMethod, Gateways, TradeAnswer, TradeOrder } from './gateway.ts';
import type { TradeRow } from './gateway-tables.ts';
import {
  addTrade,
  cardTries,
  endTrade,
  findOpenTrade,
  getTrade,
  lockTrade,
  paymentNumberOf,
} from './gateway-trade-queries.ts';
import { dueOf } from './payment-facts.ts';
import { receiveMoney } from './receive-money.ts';

/** What talks with gateways: never inside a transaction of the caller. */
export type Trading = { db: Db; gateways: Gateways; log: Log };

const tradeMs = 30 * 60_000;
/** A trade ends so long before its payment does: it is always asked for and closed first. */
const marginMs = 3 * 60_000;
const shortestMs = 2 * 60_000;
const maxCardsPerHour = 10;

type Start = { number: string; buyerId: number; method: GatewayMethod };
type Payer = { payer: string; cardType: string; cardMask: string };

/**
 * Opens a trade for all that is due, or answers the one that is open. Throws payment.not_found, payment.not_payable, payment.paused,
 * payment.method_closed, payment.time_nearly_over, payment.gateway_unavailable.
 */
export async function startTrade(
  trading: Trading,
  start: Start,
): Promise<{ trade: TradeRow; payUrl: string; scanText?: string }> {
  const gateway = gatewayFor(trading, start.method);
  const trade = await transaction(trading.db, (tx) => openTrade(tx, start, gateway));
  return { trade, ...(await reached(trading, () => gateway.create(orderOf(trade)))) };
}

/**
 * Sends a card to the gateway, which sends a code to its phone. Throws like `startTrade`, and payment.card_tries,
 * payment.card_declined.
 */
export async function startCard(trading: Trading, start: Omit<Start, 'method'>, card: Card): Promise<TradeRow> {
  const gateway = gatewayFor(trading, 'quick');
  const payer = { payer: card.realName, cardType: card.cardType, cardMask: maskSecret(card.cardNumber) };
  const trade = await transaction(trading.db, async (tx) => {
    if ((await cardTries(tx, start.buyerId)) >= maxCardsPerHour) fail('payment.card_tries');
    return openTrade(tx, { ...start, method: 'quick' }, gateway, payer);
  });
  const answer = await reached(trading, () => gateway.startCard(orderOf(trade), card));
  if (answer === 'sent') return trade;
  await transaction(trading.db, (tx) => endTrade(tx, trade.number, { state: 'closed' }));
  return fail('payment.card_declined');
}

/** Pays with the code from the phone. Throws payment.not_found, payment.sms_wrong, payment.sms_locked. */
export async function confirmCard(
  trading: Trading,
  { buyerId, ...confirmation }: CardConfirmation & { buyerId: number },
): Promise<void> {
  const trade = await getTrade(trading.db, { number: confirmation.tradeNumber, buyerId });
  if (trade.method !== 'quick') fail('payment.not_found');
  if (trade.state === 'closed') fail('payment.not_payable');
  const gateway = trading.gateways.named(trade.gateway) ?? fail('payment.method_closed');
  const answer = await reached(trading, () => gateway.confirmCard(confirmation));
  if (answer === 'wrongCode') fail('payment.sms_wrong');
  await settleTrade(trading, trade.number);
  if (answer === 'locked') fail('payment.sms_locked');
}

/** Asks the gateway how a trade stands and books what it says. However often, in whatever order: one effect. */
export async function settleTrade(trading: Trading, number: string): Promise<void> {
  const trade = await getTrade(trading.db, { number, buyerId: 'any' });
  const gateway = trading.gateways.named(trade.gateway) ?? fail('payment.method_closed');
  await settle(trading, trade, await reached(trading, () => gateway.query(number)));
}

/** Ends a trade whose time is over: asked first, then closed, then booked if it was paid after all. */
export async function closeTrade(trading: Trading, number: string): Promise<void> {
  const trade = await getTrade(trading.db, { number, buyerId: 'any' });
  const gateway = trading.gateways.named(trade.gateway);
  if (trade.state !== 'open' || !gateway) return;
  const asked = await reached(trading, () => gateway.query(number));
  await settle(trading, trade, asked.state === 'pending' ? await reached(trading, () => gateway.close(number)) : asked);
}

/** Something happened to a trade, says a gateway. Throws payment.not_found, payment.notice_invalid. */
export async function takeNotice(
  trading: Trading,
  { gateway: name, ...notice }: { gateway: string; notice: string; signature: string },
): Promise<void> {
  const gateway = trading.gateways.named(name) ?? fail('payment.not_found');
  const number = gateway.verify(notice) ?? fail('payment.notice_invalid');
  await settleTrade(trading, number);
}

const gatewayFor = ({ gateways }: Trading, method: GatewayMethod): Gateway =>
  gateways.forMethod(method) ?? fail('payment.method_closed');

const orderOf = ({ number, method, amountFen, expiresAt }: TradeRow): TradeOrder => ({
  tradeNumber: number,
  method,
  amountFen,
  expiresAt,
});

async function openTrade(
  tx: Tx,
  { number, buyerId, method }: Start,
  gateway: Gateway,
  card?: Payer,
): Promise<TradeRow> {
  const payment = await lockInOrder(tx, { number, buyerId });
  requirePayable(payment);
  const now = (await currentTime(tx)).getTime();
  const endMs = Math.min(now + tradeMs, payment.dueAt === null ? Infinity : payment.dueAt.getTime() - marginMs);
  if (endMs - now < shortestMs) fail('payment.time_nearly_over');
  const { dueFen } = dueOf(payment);
  const open = card ? undefined : await findOpenTrade(tx, { paymentId: payment.id, method, amountFen: dueFen });
  return (
    open ??
    addTrade(tx, payment, {
      gateway: gateway.name,
      method,
      amountFen: dueFen,
      expiresAt: new Date(endMs),
      ...card,
    })
  );
}

async function settle(trading: Trading, { number }: TradeRow, answer: TradeAnswer): Promise<void> {
  if (answer.state === 'pending') return;
  await transaction(trading.db, async (tx) => {
    const found = await getTrade(tx, { number, buyerId: 'any' });
    const payment = await lockInOrder(tx, { number: paymentNumberOf(found), buyerId: 'any' });
    const trade = await lockTrade(tx, number);
    if (trade.state === 'paid' || trade.state === answer.state) return;
    if (answer.state !== 'paid') return endTrade(tx, number, { state: 'closed' });
    const { paidFen, gatewayNumber, paidAt } = answer;
    await endTrade(tx, number, { state: 'paid', paidFen, gatewayNumber });
    await receiveMoney(tx, payment, {
      method: trade.method,
      amountFen: paidFen,
      gateway: trade.gateway,
      tradeNumber: number,
      remitter: trade.payer,
      bank: trade.cardMask ?? '',
      serialNumber: gatewayNumber,
      paidAt,
    });
  });
}

/** What cannot be reached is no fault of ours. Nothing of what was sent gets into the log. */
async function reached<T>({ log }: Trading, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a gateway does not answer');
    return fail('payment.gateway_unavailable');
  }
}
