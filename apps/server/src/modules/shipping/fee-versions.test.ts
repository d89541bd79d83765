import {
  addToCart,
  askFeeActivation,
  type BodyOf,
  changeDraft,
  confirmFeeActivation,
  createShipment,
  deleteFeeVersion,
  draftFeeVersion,
  editCartLine,
  editFeeVersion,
  type FeeRules,
  getFeeVersion,
  getMyCart,
  getSite,
  listFeeVersions,
  listMyShipments,
  makeQuote,
  quoteShipment,
  replayFees,
  submitDraftRows,
  withdrawFeeActivation,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { aDraft as aDraftOf, aRow, draftNow, goodsOf } from '../../../test/drafts.ts';
import { testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { aShipment, aShipmentWish, aStockedOrder, brokenRules } from '../../../test/stock.ts';
import { currentTime } from '../../platform/clock.ts';

const hourMs = 3_600_000;

async function aDraft() {
  const server = await testServer();
  const person = await aStaff(server, 'financeReviewer');
  const finance = await server.as(person);
  const second = await server.as(await aStaff(server, 'financeReviewer'));
  const { data: draft } = await finance.call(draftFeeVersion, { body: { name: 'Spring' } });
  const params = { id: draft.id };
  const edit = (changes: Partial<FeeRules>) =>
    finance.call(editFeeVersion, { params, body: { ...draft.rules, ...changes } });
  const inHours = async (hours: number) =>
    new Date((await currentTime(server.db)).getTime() + hours * hourMs).toISOString();
  /** In force an hour later. */
  const putInForce = async () => {
    await finance.call(askFeeActivation, { params, body: { effectiveAt: await inHours(1) } });
    await second.call(confirmFeeActivation, { params, body: {} });
    await server.moveClock({ hours: 2 });
    await server.runTimers();
  };
  return { server, person, finance, second, draft, params, edit, inHours, putInForce };
}

test('a draft begins as the version in force, says what differs from it, and two people put it in force', async () => {
  const { server, person, finance, second, draft, params, edit, inHours } = await aDraft();
  expect(draft).toMatchObject({ state: 'draft', name: 'Spring', changes: [] });
  expect(await finance.call(askFeeActivation, { params, body: { effectiveAt: await inHours(2) } })).toMatchObject({
    status: 409,
    error: { code: 'fees.no_change' },
  });

  const edited = await edit({ handlingPerPackageFen: 400, serviceTiers: [{ fromFen: 0, basisPoints: 250 }] });
  expect(edited.data.changes).toEqual([
    { path: 'handlingPerPackageFen', before: '350', after: '400' },
    { path: 'serviceTiers.0', before: '300', after: '250' },
  ]);
  expect(await finance.call(askFeeActivation, { params, body: { effectiveAt: await inHours(-1) } })).toMatchObject({
    status: 400,
    error: { code: 'fees.in_the_past' },
  });
  const asked = await finance.call(askFeeActivation, { params, body: { effectiveAt: await inHours(2) } });
  expect(asked.data).toMatchObject({ state: 'asked', mayConfirm: false });
  expect(await finance.call(confirmFeeActivation, { params, body: {} })).toMatchObject({
    status: 403,
    error: { code: 'fees.second_person' },
  });
  expect((await second.call(getFeeVersion, { params })).data.mayConfirm).toBe(true);
  expect((await second.call(confirmFeeActivation, { params, body: {} })).data.state).toBe('scheduled');
  expect(await edit({ handlingPerPackageFen: 1 })).toMatchObject({ status: 409, error: { code: 'fees.not_a_draft' } });

  await server.moveClock({ hours: 3 });
  await server.runTimers();
  const later = await server.as(person);
  const { data } = await later.call(listFeeVersions, { query: {} });
  expect(data.content.map(({ state }) => state)).toEqual(['active', 'retired']);
  expect((await server.visitor.call(getSite)).data.feeSchedule).toMatchObject({
    handlingPerPackageFen: 400,
    serviceTiers: [{ fromFen: 0, basisPoints: 250 }],
  });
  expect(await later.call(deleteFeeVersion, { params })).toMatchObject({ status: 409 });
});

test('changing a draft takes back that it was asked for; one that waits for its moment can be withdrawn', async () => {
  const { finance, second, params, edit, inHours } = await aDraft();
  await edit({ crateFirstKgFen: 2100 });
  await finance.call(askFeeActivation, { params, body: { effectiveAt: await inHours(2) } });
  expect((await edit({ crateFirstKgFen: 2200 })).data).toMatchObject({ state: 'draft', effectiveAt: null });
  expect(await second.call(confirmFeeActivation, { params, body: {} })).toMatchObject({
    status: 409,
    error: { code: 'fees.not_asked' },
  });
  await finance.call(askFeeActivation, { params, body: { effectiveAt: await inHours(2) } });
  await second.call(confirmFeeActivation, { params, body: {} });
  expect((await second.call(withdrawFeeActivation, { params, body: {} })).data).toMatchObject({ state: 'draft' });
  expect((await finance.call(deleteFeeVersion, { params })).status).toBe(200);
  expect((await finance.call(getFeeVersion, { params })).status).toBe(404);
});

test('rules that leave a price open are refused, naming the field', async () => {
  const { draft, edit } = await aDraft();
  const [north, south] = draft.rules.zones;
  if (!north || !south) throw new Error('there are two zones');
  const fieldsOf = async (changes: Partial<FeeRules>) => (await edit(changes)).error?.fields;
  expect(await fieldsOf({ serviceTiers: [{ fromFen: 5, basisPoints: 300 }] })).toHaveProperty('serviceTiers');
  expect(
    await fieldsOf({
      inspectionTiers: [
        { fromPieces: 1, perPieceFen: 5 },
        { fromPieces: 1, perPieceFen: 4 },
      ],
    }),
  ).toHaveProperty('inspectionTiers');
  expect(await fieldsOf({ zones: [north] })).toHaveProperty('zones');
  expect(await fieldsOf({ zones: [north, south, { ...south, code: 'other' }] })).toHaveProperty('zones');
  expect(await fieldsOf({ zones: [{ ...north, tiers: [{ fromGrams: 100, perKgFen: 5 }] }, south] })).toHaveProperty(
    'zones',
  );
  expect((await edit({ serviceTiers: [] })).status).toBe(400);
  expect((await edit({ insuranceBasisPoints: 10_001 })).status).toBe(400);
  expect((await edit({ zones: [{ ...north, provinceCodes: ['hanoi'] }, south] })).status).toBe(400);
});

test('the replay of the last orders and shipments shows who would pay more or less, to the fen', async () => {
  const { server, finance, params, draft, edit } = await aDraft();
  const shipped = await aStockedOrder(server);
  await aShipment(shipped, [2, 1]);
  const feesFen = async () => {
    const { rows } = await server.db.execute<{ fees: string; service: string }>(
      sql`select (select sum(fees_fen) from shipments) as fees, (select sum(service_fen) from orders) as service`,
    );
    return { fees: Number(rows[0]?.fees), service: Number(rows[0]?.service) };
  };
  const paid = await feesFen();

  const same = (await finance.call(replayFees, { params, query: {} })).data;
  expect(same).toMatchObject({
    orders: { count: 1, beforeFen: paid.service, afterFen: paid.service, more: 0, less: 0 },
    shipments: { count: 1, beforeFen: paid.fees, afterFen: paid.fees, more: 0, less: 0 },
    rows: [],
  });

  await edit({
    handlingPerPackageFen: draft.rules.handlingPerPackageFen + 100,
    serviceTiers: [{ fromFen: 0, basisPoints: 0 }],
  });
  const { data } = await finance.call(replayFees, { params, query: { last: 10 } });
  expect(data.orders).toMatchObject({ afterFen: 0, less: 1, more: 0 });
  expect(data.shipments.more).toBe(1);
  const raisedFen = data.shipments.afterFen - data.shipments.beforeFen;
  expect(raisedFen).toBeGreaterThan(0);
  expect(raisedFen % 100).toBe(0);
  expect(data.rows.map(({ kind }) => kind).toSorted()).toEqual(['order', 'shipment']);
  expect(await feesFen()).toEqual(paid);
});

test('rules between services come into force with their version: what requires or excludes another is refused for all who ship', async () => {
  const { server, edit, putInForce } = await aDraft();
  const order = await aStockedOrder(server);
  const contradiction = await edit({
    serviceLinks: [
      { from: 'insurance', kind: 'requires', to: 'inspection' },
      { from: 'inspection', kind: 'excludes', to: 'insurance' },
    ],
  });
  const edited = await edit({
    serviceLinks: [
      { from: 'insurance', kind: 'requires', to: 'inspection' },
      { from: 'crate', kind: 'excludes', to: 'inspection' },
    ],
  });
  const wish = await aShipmentWish(order, [1]);
  const quote = async (services: BodyOf<typeof quoteShipment>['services']) => {
    const { orderNumber, lines, destination } = wish;
    const { status, error } = await (
      await server.as(order.buyer)
    ).call(quoteShipment, { body: { orderNumber, lines, destination, services } });
    return error?.code ?? status;
  };
  const before = await quote(['insurance']);
  await putInForce();

  expect(contradiction).toMatchObject({
    status: 400,
    error: { code: 'fees.service_links_wrong', fields: { serviceLinks: expect.any(String) } },
  });
  expect(edited.data.changes).toEqual([
    { path: 'serviceLinks.crate.insurance', before: 'suggests', after: null },
    { path: 'serviceLinks.insurance.inspection', before: 'suggests', after: 'requires' },
    { path: 'serviceLinks.crate.inspection', before: null, after: 'excludes' },
  ]);
  expect(before).toBe(200);
  expect(await quote(['insurance'])).toBe('shipment.service_missing');
  expect(await quote(['inspection', 'crate'])).toBe('shipment.services_exclude');
  expect(await quote(['inspection', 'insurance'])).toBe(200);
  const asBuyer = await server.as(order.buyer);
  const made = await asBuyer.call(createShipment, { body: { ...wish, services: ['insurance'] } });
  expect(made).toMatchObject({ status: 400, error: { code: 'shipment.service_missing' } });
  const draft = await aDraftOf(server, asBuyer, [aRow(goodsOf(order)[0] ?? '')]);
  const body = { services: ['insurance'] as ('insurance' | 'inspection')[] };
  const changed = await asBuyer.call(changeDraft, { params: { number: draft }, body });
  expect(changed).toMatchObject({ status: 400, error: { code: 'shipment.service_missing' } });
  // The same in the public calculator and in the cart.
  const [sku] = (await aProduct(server)).skus;
  const goods = { skuId: sku?.id ?? 0, quantity: 2 };
  const landed = await server.visitor.call(makeQuote, { body: { lines: [goods], services: ['insurance'] } });
  expect(landed.error?.code).toBe('shipment.service_missing');
  const added = await asBuyer.call(addToCart, { body: { ...goods, services: ['inspection', 'crate'] } });
  expect(added.error?.code).toBe('shipment.services_exclude');
  await asBuyer.call(addToCart, { body: { ...goods, services: ['inspection', 'insurance'] } });
  const [line] = (await asBuyer.call(getMyCart)).data.content;
  const lineEdit = await asBuyer.call(editCartLine, {
    body: { id: line?.id ?? 0, quantity: 2, services: ['insurance'] },
  });
  expect(lineEdit.error?.code).toBe('shipment.service_missing');
  expect((await asBuyer.call(getMyCart)).data.content[0]?.services).toEqual(['inspection', 'insurance']);
  body.services.push('inspection');
  expect((await asBuyer.call(changeDraft, { params: { number: draft }, body })).status).toBe(204);
});

test('what was begun before new fees is billed by those in force when it is sent; what was made before keeps its own', async () => {
  const { server, draft, edit, putInForce } = await aDraft();
  const order = await aStockedOrder(server);
  const made = await aShipment(order, [1]);
  const wish = await aShipmentWish(order, [1]);
  const number = await aDraftOf(server, order.asBuyer, [aRow(goodsOf(order)[0] ?? ''), aRow(goodsOf(order)[1] ?? '')]);
  const change = (services: BodyOf<typeof changeDraft>['services']) =>
    order.asBuyer.call(changeDraft, { params: { number }, body: { services } });
  const amounts = async () => (await draftNow(order.asBuyer, number)).rows.map(({ amountFen }) => amountFen);
  const submit = async (amountFen = 0) => {
    const reply = await order.asBuyer.call(submitDraftRows, {
      params: { number },
      body: { rows: [{ row: 2, amountFen }] },
    });
    return reply.data.rows[0];
  };
  await change(['inspection', 'insurance']);
  const [wholeFen = 0] = await amounts();
  await change(['insurance']);
  const before = await draftNow(order.asBuyer, number);

  await edit({
    handlingPerPackageFen: draft.rules.handlingPerPackageFen + 100,
    serviceLinks: [{ from: 'insurance', kind: 'requires', to: 'inspection' }],
  });
  await putInForce();

  // The form that was open: its old sum is refused with the new one, and nothing is made.
  const late = await order.asBuyer.call(createShipment, { body: wish });
  expect(late).toMatchObject({ status: 409, error: { code: 'shipment.totals_changed' } });
  expect(late.error?.details).toMatchObject({ amountFen: wish.amountFen + 100 });
  // The batch: every row says what the rules have against its services; none is lost.
  const broken = await draftNow(order.asBuyer, number);
  expect(before.counts).toMatchObject({ good: 2, bad: 0 });
  expect(broken.counts).toEqual({ all: 2, good: 0, bad: 2, submitted: 0 });
  expect(broken.rows.map(({ values }) => values)).toEqual(before.rows.map(({ values }) => values));
  const problem = { place: 'row', message: 'One of these services needs another one: choose it too' };
  expect(broken.rows.map(({ problems }) => problems)).toEqual([[problem], [problem]]);
  expect(await submit(before.rows[0]?.amountFen)).toMatchObject({ shipments: [], problem: problem.message });
  // Mended, it costs what the new fees say, and only that sum makes a shipment.
  await change(['inspection', 'insurance']);
  const [newFen = 0] = await amounts();
  expect(newFen).toBe(wholeFen + 100);
  expect(await submit(wholeFen)).toMatchObject({ shipments: [], problem: expect.stringContaining('has changed') });
  const sent = await submit(newFen);
  expect(sent).toMatchObject({ shipments: [expect.any(String)], problem: null });
  const mine = (await order.asBuyer.call(listMyShipments, { query: {} })).data.content;
  expect(mine.find((one) => one.number === sent?.shipments[0])?.amountFen).toBe(newFen);
  expect(mine.find((one) => one.number === made.number)?.amountFen).toBe(made.amountFen);
  expect(await brokenRules(server)).toEqual([]);
});
