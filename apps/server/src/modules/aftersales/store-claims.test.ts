import {
  answerStoreClaim,
  claimDefect,
  countCases,
  getCase,
  getMyCase,
  getWatchList,
  giveUpStoreClaim,
  listCases,
  listJournal,
  listMargins,
  listStoreClaimSums,
  listStorePayables,
  prepareStoreClaim,
  raiseStoreClaim,
  recoverStoreClaim,
  rejectCase,
  takeBackStoreClaim,
} from '@kouan/contract';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { aCase, aDeliveredOrder, approve, caseNow } from '../../../test/cases.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aPicture, aStockedOrder, brokenRules } from '../../../test/stock.ts';

const none = { fileIds: [] };

/** A claim of a buyer that the store bears, approved; `refundFen` is what was charged to the store. */
async function anApprovedClaim(server: TestServer, bornBy: 'store' | 'platform' = 'store') {
  const order = await aDeliveredOrder(server);
  const photo = await aPicture(server, order.asBuyer);
  const { number } = await aCase(order, {
    kind: 'afterSales',
    reasonCode: 'damaged',
    shipmentNumber: order.shipment.number,
    lines: [{ lineId: order.view.lines[0]?.id ?? 0, quantity: 2 }],
    fileIds: [photo.id],
  });
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const service = await server.as(await aStaff(server, 'customerService'));
  const { refundFen } = await approve(server, number, { bornBy }, finance);
  const params = { number };
  const owed = async () => (await finance.call(listStorePayables, { query: {} })).data.owedFen;
  const margin = async () =>
    (await finance.call(listMargins, { query: { orderNumber: order.number } })).data.content[0];
  const raise = (reference = 'TB-DISPUTE-1') =>
    service.call(raiseStoreClaim, { params, body: { reference, text: '两件破损', ...none } });
  const answer = (isAgreed: boolean, agreedFen?: number) =>
    service.call(answerStoreClaim, { params, body: { isAgreed, agreedFen, text: 'seen', ...none } });
  const recover = (recoveredFen: number) =>
    finance.call(recoverStoreClaim, { params, body: { recoveredFen, text: 'taken off the next bill', ...none } });
  return { order, number, params, refundFen, finance, service, owed, margin, raise, answer, recover };
}

test('a refund that the store bears is claimed from it: raised, agreed in part, recovered, and booked as what it bears', async () => {
  const server = await testServer();
  const claimed = await anApprovedClaim(server);
  const { order, number, params, refundFen, finance, service, owed, margin, raise, answer, recover } = claimed;
  const view = await caseNow(service, number);
  expect(view.claim).toMatchObject({ state: 'toRaise', amountFen: refundFen, chargedFen: refundFen, reference: '' });
  expect(view.allowedActions).toEqual(expect.arrayContaining(['prepareStoreClaim', 'raiseStoreClaim']));
  expect(view.allowedActions).not.toContain('recoverStoreClaim');
  expect((await recover(refundFen)).error?.code).toBe('case.store_claim_not_so');
  const [owedBefore, marginBefore] = [await owed(), await margin()];

  const pictures = [await aPicture(server, service)];
  const wish = { amountFen: refundFen + 500, reason: 'Broken, and the freight', fileIds: pictures.map(({ id }) => id) };
  expect((await service.call(prepareStoreClaim, { params, body: { ...wish, amountFen: 0 } })).status).toBe(400);
  const changed = await service.call(prepareStoreClaim, { params, body: wish });
  expect(changed.data.claim).toMatchObject({ amountFen: refundFen + 500, reason: 'Broken, and the freight' });
  expect(changed.data.claim?.events.at(-1)).toMatchObject({ event: 'changed', files: [{ isPicture: true }] });
  expect((await raise(' ')).error?.fields).toHaveProperty('reference');
  expect((await raise()).data.claim).toMatchObject({ state: 'raised', reference: 'TB-DISPUTE-1' });
  expect((await service.call(prepareStoreClaim, { params, body: wish })).error?.code).toBe('case.store_claim_not_so');
  expect((await answer(true, refundFen + 501)).error?.code).toBe('case.claim_amount_too_large');
  expect((await answer(true, refundFen - 300)).data.claim).toMatchObject({
    state: 'agreed',
    agreedFen: refundFen - 300,
  });
  expect((await listSums(claimed)).at(0)).toMatchObject({ openCount: 1, openFen: refundFen - 300, recoveredFen: 0 });

  const byService = await service.call(recoverStoreClaim, { params, body: { recoveredFen: 1, text: 'x', ...none } });
  expect(byService.status).toBe(403);
  expect((await recover(refundFen + 501)).error?.code).toBe('case.claim_amount_too_large');
  expect((await recover(refundFen - 300)).data.claim).toMatchObject({
    state: 'recovered',
    recoveredFen: refundFen - 300,
  });
  expect(await owed()).toBe(owedBefore + 300);
  expect(await margin()).toMatchObject({ claimsFen: -300, marginFen: (marginBefore?.marginFen ?? 0) - 300 });
  expect((await listSums(claimed)).at(0)).toMatchObject({ openCount: 0, recoveredFen: refundFen - 300, lostFen: 800 });
  expect((await recover(1)).error?.code).toBe('case.store_claim_not_so');

  const mine = await order.asBuyer.call(getMyCase, { params });
  expect(mine.data.storeClaim).toBeNull();
  expect(mine.data).not.toHaveProperty('claim');
  expect(JSON.stringify(mine.data)).not.toContain('TB-DISPUTE-1');
  expect((await order.asBuyer.call(raiseStoreClaim, { params, body: { reference: 'x', ...none } })).status).toBe(403);
  expect((await finance.call(listJournal, { query: { orderNumber: order.number } })).data.content[0]).toMatchObject({
    event: 'storeClaimSettled',
    label: 'Claim towards a store settled',
    isReversible: false,
  });
  expect(await brokenRules(server)).toEqual([]);
});

const listSums = async ({ finance }: Awaited<ReturnType<typeof anApprovedClaim>>) =>
  (await finance.call(listStoreClaimSums)).data;

test('a settlement is corrected by its reversal only: the books stand as before, the claim is open where it was', async () => {
  const server = await testServer();
  const { params, refundFen, finance, owed, margin, raise, answer, recover } = await anApprovedClaim(server);
  await raise();
  await answer(false);
  await raise('TB-DISPUTE-2');
  expect((await answer(false)).data.claim).toMatchObject({ state: 'refused', reference: 'TB-DISPUTE-2' });
  const [owedBefore, marginBefore] = [await owed(), await margin()];

  const body = { reason: 'The store is closed' };
  const given = await finance.call(giveUpStoreClaim, { params, body });
  expect(given.data.claim).toMatchObject({ state: 'givenUp', recoveredFen: 0 });
  expect(await owed()).toBe(owedBefore + refundFen);
  expect(await margin()).toMatchObject({ claimsFen: -refundFen });
  expect(await brokenRules(server)).toEqual([]);

  const undo = { params, body: { reason: 'They answered after all' } };
  expect(given.data.allowedActions).not.toContain('takeBackStoreClaim');
  expect((await finance.call(takeBackStoreClaim, undo)).error?.code).toBe('case.settled_by_you');
  const second = await server.as(await aStaff(server, 'financeReviewer'));
  expect((await caseNow(second, params.number)).allowedActions).toContain('takeBackStoreClaim');
  const back = await second.call(takeBackStoreClaim, undo);
  expect(back.data.claim).toMatchObject({ state: 'refused', recoveredFen: null, transactionId: null });
  expect(back.data.claim?.events.map(({ event }) => event)).toEqual([
    ...['prepared', 'raised', 'refused', 'raised', 'refused', 'givenUp', 'takenBack'],
  ]);
  expect(await owed()).toBe(owedBefore);
  expect(await margin()).toEqual(marginBefore);
  expect((await second.call(takeBackStoreClaim, undo)).error?.code).toBe('case.store_claim_not_so');
  expect(await brokenRules(server)).toEqual([]);

  expect((await recover(refundFen)).data.claim).toMatchObject({ state: 'recovered', transactionId: null });
  expect(await owed()).toBe(owedBefore);
  expect((await second.call(takeBackStoreClaim, undo)).data.claim?.state).toBe('refused');
  expect(await brokenRules(server)).toEqual([]);
});

test('what we bear ourselves can be claimed too: what comes back makes our losses smaller', async () => {
  const server = await testServer();
  const { params, refundFen, service, owed, margin, raise, recover } = await anApprovedClaim(server, 'platform');
  expect((await caseNow(service, params.number)).claim).toBeNull();
  const [owedBefore, marginBefore] = [await owed(), await margin()];
  await service.call(prepareStoreClaim, { params, body: { amountFen: refundFen, reason: 'Packed badly', ...none } });
  await raise();
  expect((await recover(400)).data.claim).toMatchObject({ state: 'recovered', chargedFen: 0 });
  expect(await owed()).toBe(owedBefore - 400);
  expect(await margin()).toMatchObject({ claimsFen: 400, marginFen: (marginBefore?.marginFen ?? 0) + 400 });
  expect(await brokenRules(server)).toEqual([]);
});

test('a defect is claimed before the store takes nothing back any more: its deadline, an alert two days before, and no settling too early', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const photo = await aPicture(server, order.keeper);
  await order.keeper.call(claimDefect, {
    params: { number: order.number },
    body: {
      reasonCode: 'damaged',
      reason: 'cracked',
      lines: [{ lineId: order.view.lines[0]?.id ?? 0, quantity: 1 }],
      photoIds: [photo.id],
    },
  });
  const watched = async () => {
    const service = await server.as(await aStaff(server, 'customerService'));
    const kinds = (await service.call(getWatchList)).data.filter(({ kind }) => kind === 'storeClaimDue');
    return { service, kinds };
  };
  const { service, kinds } = await watched();
  const listed = (await service.call(listCases, { query: { queue: 'store' } })).data.content;
  expect(listed).toMatchObject([{ kind: 'defective', storeClaim: { state: 'toRaise' } }]);
  expect((await service.call(countCases)).data.find(({ queue }) => queue === 'store')?.count).toBe(1);
  expect(kinds).toEqual([]);
  const params = { number: listed[0]?.number ?? '' };

  await server.moveClock({ hours: 24 * 6 });
  const soon = await watched();
  expect(soon.kinds).toMatchObject([{ number: params.number, sumFen: listed[0]?.storeClaim?.amountFen }]);
  expect(soon.kinds[0]?.since).toBe(listed[0]?.storeClaim?.dueAt);
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const given = () => finance.call(giveUpStoreClaim, { params, body: { reason: 'too dear' } });
  expect((await given()).error?.code).toBe('case.claim_too_early');
  const dueAt = new Date(Date.parse(listed[0]?.storeClaim?.dueAt ?? '') + 10 * 86_400_000).toISOString();
  await soon.service.call(prepareStoreClaim, {
    params,
    body: { amountFen: 900, reason: 'They allow more', dueAt, ...none },
  });
  expect((await watched()).kinds).toEqual([]);

  await soon.service.call(rejectCase, { params, body: { reason: 'It is not broken' } });
  await server.moveClock({ hours: 24 * 8 });
  await server.runTimers();
  const late = await server.as(await aStaff(server, 'customerService'));
  const ended = await caseNow(late, params.number);
  expect(ended).toMatchObject({
    state: 'rejectedFinal',
    claim: { state: 'givenUp', recoveredFen: 0, transactionId: null },
  });
  expect((await late.call(countCases)).data.find(({ queue }) => queue === 'store')?.count).toBe(0);
  expect(await brokenRules(server)).toEqual([]);
});

test('a claim is of one case and its store: another store’s is neither seen nor changed, and what was never bought has none', async () => {
  const server = await testServer();
  const one = await anApprovedClaim(server);
  const other = await anApprovedClaim(server);
  const stores = async () => (await listSums(one)).toSorted((left, right) => left.storeId - right.storeId);
  const otherBefore = await caseNow(one.service, other.number);
  await one.raise('FIRST-STORE-1');
  await one.answer(true, one.refundFen - 100);
  const wish = { amountFen: 500, reason: 'Broken', fileIds: [] };
  const tooLate = await one.service.call(prepareStoreClaim, { params: one.params, body: wish });

  expect(await caseNow(one.service, other.number)).toEqual(otherBefore);
  expect(JSON.stringify(otherBefore)).not.toContain('FIRST-STORE-1');
  expect(await stores()).toMatchObject([{ openFen: one.refundFen - 100 }, { openFen: other.refundFen }]);
  expect(tooLate.error?.code).toBe('case.store_claim_not_so');

  // Suppliers have no part in it, not even of their own store.
  const supplier = await server.as(await aStaff(server, 'supplier'));
  const { params } = one;
  const tries = [
    await supplier.call(prepareStoreClaim, { params, body: wish }),
    await supplier.call(raiseStoreClaim, { params, body: { reference: 'mine', ...none } }),
    await supplier.call(answerStoreClaim, { params, body: { isAgreed: false, text: 'no', ...none } }),
    await supplier.call(recoverStoreClaim, { params, body: { recoveredFen: 1, text: 'x', ...none } }),
    await supplier.call(giveUpStoreClaim, { params, body: { reason: 'x' } }),
    await supplier.call(takeBackStoreClaim, { params, body: { reason: 'x' } }),
    await supplier.call(getCase, { params }),
    await supplier.call(listStoreClaimSums),
  ];
  expect(tries.map(({ status }) => status)).toEqual(Array.from(tries, () => 403));
  expect((await caseNow(one.service, one.number)).claim).toMatchObject({ state: 'agreed', reference: 'FIRST-STORE-1' });

  // Nothing was bought for an order that is cancelled before the purchase: its store owes nothing.
  const paid = await anOrder(server, { stage: 'paid' });
  const cancelled = await aCase(paid, { kind: 'cancel', reasonCode: 'takesTooLong' });
  const refused = await one.service.call(prepareStoreClaim, { params: { number: cancelled.number }, body: wish });
  expect(refused.error?.code).toBe('case.store_claim_not_so');
  const view = await caseNow(one.service, cancelled.number);
  expect(view).toMatchObject({ claim: null, expected: { amountFen: 0 } });
  expect(view.allowedActions).not.toContain('prepareStoreClaim');
  expect(await brokenRules(server)).toEqual([]);
});
