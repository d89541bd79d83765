import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { CashierView } from './payments.ts';
import { fen, moment, oneOf, orNull, paymentNumber, requiredText } from './words.ts';

/** Ways to pay that a gateway's own page asks for. A card is typed at our cashier and goes on to the gateway. */
export const gatewayMethods = ['online', 'alipay', 'digitalRmb'] as const;
const byNumber = Type.Object({ number: paymentNumber });
const tradeNumber = Type.String({ pattern: '^P[0-9A-HJKMNP-TV-Z]{13}_\\d{1,4}$' });

/** Opens a trade at the gateway of this method, or answers the one that is open. The buyer goes on to `payUrl`. */
export const startTrade = endpoint({
  method: 'POST',
  path: '/api/payments/:number/gateway',
  permission: 'payment:own',
  params: byNumber,
  body: Type.Object({ method: oneOf(gatewayMethods) }),
  reply: Type.Object({
    tradeNumber: Type.String(),
    payUrl: Type.String(),
    /** The code to scan with the gateway's app, drawn; null where there is none. */
    scanSvg: orNull(Type.String()),
    expiresAt: moment,
  }),
  errors: [
    'payment.not_found',
    'payment.not_payable',
    'payment.paused',
    'payment.method_closed',
    'payment.time_nearly_over',
    'payment.gateway_unavailable',
  ],
});
/** Asks the gateway how the last trade of a payment stands; for a buyer who comes back before its notice does. */
export const refreshTrade = endpoint({
  method: 'POST',
  path: '/api/payments/:number/gateway/refresh',
  permission: 'payment:own',
  params: byNumber,
  body: Type.Object({}),
  reply: CashierView,
  errors: ['payment.not_found', 'payment.gateway_unavailable'],
});

/**
 * A bank card. All but the name and the card's mask goes to the gateway and is kept nowhere: so these two calls know no
 * idempotency key, whose hash would be of what was sent. Trying again is harmless all the same.
 */
export const startCard = endpoint({
  method: 'POST',
  path: '/api/payments/:number/card',
  permission: 'payment:own',
  params: byNumber,
  body: Type.Object({
    realName: requiredText(100, 'payment.real_name_empty'),
    phone: requiredText(32, 'identity.phone_invalid'),
    idNumber: Type.String({ pattern: '^[0-9A-Za-z]{6,20}$', errorCode: 'payment.id_number_invalid' }),
    cardType: oneOf(['debit', 'credit']),
    /** 16, 17 or 19 digits, the first 1 to 9. */
    cardNumber: requiredText(40, 'payment.card_number_invalid'),
    /** MM/YY */
    expiry: Type.String({ pattern: '^(?:0[1-9]|1[0-2])/\\d{2}$', errorCode: 'payment.card_expired' }),
    cvv: Type.String({ pattern: '^\\d{3,4}$', errorCode: 'payment.cvv_invalid' }),
  }),
  reply: Type.Object({ tradeNumber: Type.String(), expiresAt: moment }),
  errors: [
    'payment.not_found',
    'payment.not_payable',
    'payment.paused',
    'payment.method_closed',
    'payment.time_nearly_over',
    'payment.gateway_unavailable',
    'payment.real_name_empty',
    'payment.id_number_invalid',
    'payment.card_number_invalid',
    'payment.card_expired',
    'payment.cvv_invalid',
    'payment.card_declined',
    'payment.card_tries',
    'identity.phone_invalid',
  ],
});
export const confirmCard = endpoint({
  method: 'POST',
  path: '/api/payments/:number/card/confirm',
  permission: 'payment:own',
  params: byNumber,
  body: Type.Object({
    tradeNumber,
    smsCode: Type.String({ pattern: '^\\d{4,8}$', errorCode: 'payment.sms_wrong' }),
    paymentPassword: Type.String({ pattern: '^\\d{6}$', errorCode: 'payment.password_wrong' }),
  }),
  reply: CashierView,
  errors: [
    'payment.not_found',
    'payment.not_payable',
    'payment.sms_wrong',
    'payment.sms_locked',
    'payment.password_wrong',
    'payment.gateway_unavailable',
  ],
});

/** Where a gateway tells that something happened to a trade. Believed only with its signature, and never the amount. */
export const notifyTrade = endpoint({
  method: 'POST',
  path: '/api/gateways/:gateway/notify',
  permission: 'open',
  params: Type.Object({ gateway: Type.String({ maxLength: 20 }) }),
  body: Type.Object({ notice: Type.String({ maxLength: 4000 }), signature: Type.String({ maxLength: 200 }) }),
  reply: Type.Object({ answer: Type.String() }),
  errors: ['payment.not_found', 'payment.notice_invalid', 'payment.gateway_unavailable'],
});

/** The same for Alipay's form: its own signature over all fields, answered by the bare word `success`. */
export const notifyAlipay = endpoint({
  method: 'POST',
  path: '/api/gateways/alipay/notices',
  permission: 'open',
  signedBytes: 16_384,
  download: true,
  errors: ['payment.not_found', 'payment.notice_invalid', 'payment.gateway_unavailable'],
});

/** The built-in gateway for trying things out. Any card passes its check but those that end in 0002. */
export const sandboxSmsCode = '246810';
/** What its page can make happen. */
export const sandboxActs = [
  'succeed',
  'fail',
  'expire',
  'notifyTwice',
  'late',
  'wrongAmount',
  'wrongSignature',
  'noNotice',
] as const;
const byTrade = Type.Object({ number: tradeNumber });
export const SandboxTrade = Type.Object({
  number: Type.String(),
  paymentNumber,
  method: Type.String(),
  amountFen: fen,
  state: oneOf(['pending', 'paid', 'failed', 'closed']),
  paidAt: orNull(moment),
});
export type SandboxTrade = Static<typeof SandboxTrade>;
export const getSandboxTrade = endpoint({
  method: 'GET',
  path: '/api/sandbox/trades/:number',
  permission: 'payment:own',
  params: byTrade,
  reply: SandboxTrade,
  errors: ['payment.not_found'],
});
export const actInSandbox = endpoint({
  method: 'POST',
  path: '/api/sandbox/trades/:number/act',
  permission: 'payment:own',
  params: byTrade,
  body: Type.Object({ act: oneOf(sandboxActs) }),
  reply: SandboxTrade,
  errors: ['payment.not_found', 'payment.not_payable'],
});
