import { type BodyOf, confirmCard, getCashier, getMyOrder, sandboxSmsCode, startCard } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';
import { cardExpiryIsPast } from './card-expiry.ts';

type Card = BodyOf<typeof startCard>;
const card: Card = {
  realName: 'NGUYEN VAN A',
  phone: '13812345678',
  idNumber: '11010519491231002X',
  cardType: 'credit',
  cardNumber: '6222987654321098765',
  expiry: '12/89',
  cvv: '937',
};
const planted = [card.cardNumber, card.idNumber, '987654321098', '793164', '582046'];

let written = '';
const stderr = process.stderr.write.bind(process.stderr);
beforeEach(() => {
  written = '';
  process.stderr.write = (text: string | Uint8Array) => {
    written += String(text);
    return true;
  };
});
afterEach(() => void (process.stderr.write = stderr));

async function aPayment(server: TestServer) {
  const order = await anOrder(server);
  const params = { number: order.depositNumber ?? '' };
  return {
    order,
    params,
    start: (changes: Partial<Record<keyof Card, unknown>> = {}) =>
      order.asBuyer.call(startCard, { params, body: { ...card, ...changes } as Card }),
    confirm: (tradeNumber: string, smsCode: string = sandboxSmsCode) =>
      order.asBuyer.call(confirmCard, { params, body: { tradeNumber, smsCode, paymentPassword: '793164' } }),
    cashier: async () => (await order.asBuyer.call(getCashier, { params })).data,
  };
}

/** Every text of every table, as a dump of the database would have it. */
async function everything(server: TestServer): Promise<string> {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await server.db.execute<{ text: string | null }>(
        sql.raw(`select string_agg(t::text, E'\\n') as text from ${name} t`),
      );
      return found.rows[0]?.text ?? '';
    }),
  );
  return texts.join('\n');
}

test('a card with an SMS code pays at once; of the card only its mask stays', async () => {
  const server = await testServer();
  const payment = await aPayment(server);
  const started = await payment.start();
  expect(started.status).toBe(200);
  const paid = await payment.confirm(started.data.tradeNumber);
  expect(paid).toMatchObject({
    status: 200,
    data: { status: 'paid', method: 'quick', remitter: card.realName, cardMask: '6222***********8765' },
  });
  expect(await payment.order.asBuyer.call(getMyOrder, { params: { number: payment.order.number } })).toMatchObject({
    data: { status: 'stockingPending' },
  });
  expect((await payment.confirm(started.data.tradeNumber)).data.status).toBe('paid');
  expect(await brokenRules(server)).toEqual([]);
});

test('number, security code, ID, password and SMS code are in no table, no reply and no log, also where things fail', async () => {
  const server = await testServer();
  const payment = await aPayment(server);
  const replies = [await payment.start()];
  const { tradeNumber } = replies[0]?.data ?? { tradeNumber: '' };
  const answers = [
    await payment.confirm(tradeNumber, '582046'),
    await payment.confirm(tradeNumber, 'not 582046'),
    await payment.confirm(tradeNumber),
    await payment.start({ expiry: '13/25' }),
    await payment.start({ cardNumber: `${card.cardNumber}0002` }),
    await payment.start({ cvv: `937${card.cardNumber}` }),
    await payment.start({ idNumber: { nested: card.idNumber } }),
  ];
  const seen = [await everything(server), written, JSON.stringify([replies, answers]).replaceAll('"headers"', '')];
  for (const text of seen) for (const secret of planted) expect(text).not.toContain(secret);
  expect(await everything(server)).not.toMatch(/(?<![0-9a-f])937(?![0-9a-f])/);
});

const refused: readonly (readonly [Partial<Record<keyof Card, unknown>>, string])[] = [
  [{ cardNumber: '622298765432109' }, 'payment.card_number_invalid'],
  [{ cardNumber: '622298765432109876' }, 'payment.card_number_invalid'],
  [{ cardNumber: '62229876543210987654' }, 'payment.card_number_invalid'],
  [{ cardNumber: '0222987654321098' }, 'payment.card_number_invalid'],
  [{ cardNumber: '6222 9876 5432 1098' }, 'payment.card_number_invalid'],
  [{ cardNumber: '62229876543210ab' }, 'payment.card_number_invalid'],
  [{ cardNumber: '６222987654321098' }, 'payment.card_number_invalid'],
  [{ expiry: '01/20' }, 'payment.card_expired'],
  [{ expiry: '13/25' }, 'payment.card_expired'],
  [{ expiry: '1/29' }, 'payment.card_expired'],
  [{ cvv: '12' }, 'payment.cvv_invalid'],
  [{ cvv: '12345' }, 'payment.cvv_invalid'],
  [{ phone: '14212345678' }, 'identity.phone_invalid'],
  [{ idNumber: '12345' }, 'payment.id_number_invalid'],
  [{ realName: '  ' }, 'payment.real_name_empty'],
  [{ cardType: 'gift' }, 'request.invalid'],
];

test('wrong numbers, dates, codes, phones, IDs and names are refused, each with its own message', async () => {
  const server = await testServer();
  const { start } = await aPayment(server);
  for (const [changes, code] of refused) expect(await start(changes)).toMatchObject({ status: 400, error: { code } });
  expect((await server.db.execute(sql`select 1 from gateway_trades`)).rows).toEqual([]);
});

test('cards of 16, 17 and 19 digits are taken, a declined one is told and another may follow', async () => {
  const server = await testServer();
  const payment = await aPayment(server);
  expect(await payment.start({ cardNumber: '6222987654320002' })).toMatchObject({
    status: 409,
    error: { code: 'payment.card_declined' },
  });
  for (const cardNumber of ['6222987654321098', '62229876543210987', '6222987654321098765'])
    expect((await payment.start({ cardNumber })).status).toBe(200);
});

test('SMS codes and cards cannot be guessed: five codes a trade, ten cards an hour', async () => {
  const server = await testServer();
  const payment = await aPayment(server);
  const { tradeNumber } = (await payment.start()).data;
  const guesses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => payment.confirm(tradeNumber, String(100_000 + at))),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429 || status === 409)).toHaveLength(4);
  expect((await payment.confirm(tradeNumber)).status).toBeGreaterThanOrEqual(400);
  expect((await payment.cashier()).status).toBe('unpaid');
  const starts = [];
  for (let at = 0; at < 10; at++) starts.push((await payment.start()).status);
  expect(starts).toEqual([...Array(9).fill(200), 429]);
  expect(await brokenRules(server)).toEqual([]);
});

test('a card is good until the last day of its month', () => {
  const zone = 'Asia/Ho_Chi_Minh';
  expect(cardExpiryIsPast('11/26', new Date('2026-11-30T16:59:59Z'), zone)).toBe(false);
  expect(cardExpiryIsPast('11/26', new Date('2026-11-30T17:00:00Z'), zone)).toBe(true);
});
