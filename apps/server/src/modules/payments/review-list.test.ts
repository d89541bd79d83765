import { getReview, listMyPayments, listReviews, rejectPayment } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, payClaimed } from '../../../test/orders.ts';

test('the queues: what waits the longest first, what was rejected, what was done today; found by order, code, payer or buyer', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server, { nickName: '阮氏桃' });
  const [first, second, third] = [
    await anOrder(server, { buyer, stage: 'claimed' }),
    await anOrder(server, { stage: 'claimed' }),
    await anOrder(server, { stage: 'claimed' }),
  ];
  await bankTransfers(server, [{ amountVnd: 123, memo: first.view.payments[0]?.number ?? '', payer: 'NGUYEN VAN A' }]);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const list = async (query: object) => {
    const { data } = await reviewer.call(listReviews, { query });
    return data.content.map((row) => row.orderNumber);
  };
  expect(await list({})).toEqual([first.number, second.number, third.number]);
  await reviewer.call(rejectPayment, { params: { number: second.depositNumber ?? '' }, body: { reason: 'no' } });
  await payClaimed(server, third.depositNumber ?? '', third.asBuyer);
  expect(await list({ queue: 'pending' })).toEqual([first.number]);
  expect(await list({ queue: 'rejected' })).toEqual([second.number]);
  expect(await list({ queue: 'doneToday' })).toEqual([third.number, second.number]);
  expect(await list({ purpose: 'final' })).toEqual([]);
  const review = (await reviewer.call(getReview, { params: { number: first.depositNumber ?? '' } })).data;
  for (const blurry of [first.number, review.code.toLowerCase(), 'nguyễn văn', '阮氏', review.buyerCode])
    expect(await list({ blurry })).toEqual([first.number]);
  expect(await list({ blurry: 'nothing like it' })).toEqual([]);
  expect((await reviewer.call(listReviews)).data.content[0]).toMatchObject({
    hint: 'amountDiffers',
    buyerName: '阮氏桃',
  });
  expect(review).toMatchObject({
    buyerHistory: { orderCount: 1, rejectedCount: 0, orderTotalFen: first.view.totalFen },
    candidates: [{ score: 20 }],
  });

  expect((await first.asBuyer.call(listMyPayments)).data.content).toMatchObject([
    { number: first.depositNumber, orderNumber: first.number },
  ]);
  expect((await first.asBuyer.call(listMyPayments, { query: { status: 'paid' } })).data.totalElements).toBe(0);
  const service = await server.as(await aStaff(server, 'customerService'));
  const seen = (await service.call(getReview, { params: { number: first.depositNumber ?? '' } })).data;
  expect(seen.allowedActions).toEqual([]);
  expect(
    (await service.call(rejectPayment, { params: { number: first.depositNumber ?? '' }, body: { reason: 'x' } }))
      .status,
  ).toBe(403);
  expect((await first.asBuyer.call(listReviews)).status).toBe(403);
});
