import * as contract from '@kouan/contract';
import { isBankCard, normalizePhone } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { parameters } from '../settings/index.ts';
import { alipayName } from './alipay-gateway.ts';
import { cardExpiryIsPast } from './card-expiry.ts';
import { drawQr, getCashierView } from './cashier-view.ts';
import { getTrade, lastTrade, paymentNumberOf } from './gateway-trade-queries.ts';
import { getPayment } from './payment-queries.ts';
import { actInSandbox } from './sandbox-acts.ts';
import { sandboxName } from './sandbox-gateway.ts';
import { openCashier } from './sandbox-trades.ts';
import { confirmCard, settleTrade, startCard, startTrade, takeNotice, type Trading } from './trades.ts';

/** Paying through gateways: their trades, cards, notices, and the page of the sandbox. */
export function gatewayRoutes(app: App, trading: Trading): void {
  const { gateways } = trading;
  route(app, contract.startTrade, async ({ params, body, actor }) => {
    const { trade, payUrl, scanText } = await startTrade(trading, { ...params, ...body, buyerId: actor.id });
    const scanSvg = scanText === undefined ? null : await drawQr(scanText);
    return { tradeNumber: trade.number, payUrl, scanSvg, expiresAt: trade.expiresAt };
  });
  route(app, contract.refreshTrade, async ({ params, actor, db, secret }) => {
    const key = { ...params, buyerId: actor.id };
    const trade = await lastTrade(db, (await getPayment(db, key)).id);
    if (trade && trade.state !== 'paid') await settleTrade(trading, trade.number);
    return getCashierView(db, { ...key, secret, gateways });
  });
  route(app, contract.startCard, async ({ params, body, actor, db }) => {
    const phone = normalizePhone(body.phone) ?? fail('identity.phone_invalid', {}, { phone: 'identity.phone_invalid' });
    if (!isBankCard(body.cardNumber))
      fail('payment.card_number_invalid', {}, { cardNumber: 'payment.card_number_invalid' });
    const { businessTimeZone } = await parameters(db);
    if (cardExpiryIsPast(body.expiry, await currentTime(db), businessTimeZone))
      fail('payment.card_expired', {}, { expiry: 'payment.card_expired' });
    const trade = await startCard(
      trading,
      { ...params, buyerId: actor.id },
      { ...body, realName: body.realName.trim(), phone },
    );
    return { tradeNumber: trade.number, expiresAt: trade.expiresAt };
  });
  route(app, contract.confirmCard, async ({ params, body, actor, db, secret }) => {
    const key = { ...params, buyerId: actor.id };
    if (!body.tradeNumber.startsWith(`${params.number}_`)) fail('payment.not_found');
    await confirmCard(trading, { ...body, buyerId: actor.id });
    return getCashierView(db, { ...key, secret, gateways });
  });
  route(app, contract.notifyTrade, async ({ params, body }) => {
    await takeNotice(trading, { ...params, ...body });
    return { answer: 'success' };
  });
  route(app, contract.notifyAlipay, async ({ signed, reply }) => {
    await takeNotice(trading, { gateway: alipayName, notice: signed.text, signature: '' });
    reply.type('text/plain').send('success');
    return undefined;
  });
  if (gateways.named(sandboxName)) sandboxRoutes(app, trading);
}

/** The sandbox's own cashier, of both institutions that it plays. Without the sandbox these addresses lead nowhere. */
function sandboxRoutes(app: App, trading: Trading): void {
  const view = async ({ number, buyerId }: { number: string; buyerId: number }) => {
    const trade = await getTrade(trading.db, { number, buyerId });
    if (!trading.gateways.named(trade.gateway)?.isSandbox) fail('payment.not_found');
    const { method, amountFen, state, paidAt } = await openCashier(trading.db, number);
    return {
      number,
      paymentNumber: paymentNumberOf(trade),
      method,
      amountFen,
      state: state === 'created' ? ('pending' as const) : state,
      paidAt,
    };
  };
  route(app, contract.getSandboxTrade, ({ params, actor }) => view({ ...params, buyerId: actor.id }));
  route(app, contract.actInSandbox, async ({ params, body, actor, secret }) => {
    const key = { ...params, buyerId: actor.id };
    if ((await view(key)).method === 'quick') fail('payment.not_found');
    await actInSandbox(trading, { ...params, ...body, secret });
    return view(key);
  });
}
