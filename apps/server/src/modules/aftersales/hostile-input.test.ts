import * as contract from '@kouan/contract';
import type { EndpointShape } from '@kouan/contract';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/actors.ts';
import { aCase, aDeliveredOrder } from '../../../test/cases.ts';
import { testServer } from '../../../test/harness.ts';
import { aPicture, brokenRules } from '../../../test/stock.ts';

const decisions: EndpointShape[] = [
  contract.openCase,
  contract.answerCase,
  contract.chooseRefundTarget,
  contract.askCase,
  contract.quoteCase,
  contract.approveCase,
  contract.rejectCase,
  contract.reReviewCase,
  contract.recordSentBack,
  contract.recordReturnedToStore,
  contract.claimDefect,
  contract.closeShort,
  contract.recordPayoutDone,
  contract.recordPayoutFailed,
  contract.askWithdrawal,
];
const garbage = [
  null,
  [],
  'text',
  { reason: 'a\u0000b', text: 'a\u0000b', reference: 'a\u0000b' },
  { reason: 'x'.repeat(1_000), text: 'x'.repeat(2_000) },
  { refundFen: -1, amountFen: 2 ** 53, returnFreightFen: 1.5, lines: [{ lineId: 0, quantity: 1e9 }] },
  { lines: [{ lineId: 1, quantity: '1' }], photoIds: [2 ** 53], fileIds: ['1'] },
];

test('garbage is refused by every call about a case, and changes nothing', async () => {
  const server = await testServer();
  const order = await aDeliveredOrder(server);
  const line = order.view.lines[0]?.id ?? 0;
  const photo = await aPicture(server, order.asBuyer);
  const foreign = await aPicture(server, order.keeper);
  const wish = {
    kind: 'afterSales' as const,
    reasonCode: 'damaged' as const,
    shipmentNumber: order.shipment.number,
    lines: [{ lineId: line, quantity: 1 }],
  };
  const stolen = await order.asBuyer.call(contract.openCase, {
    body: { ...wish, orderNumber: order.number, reason: 'x', refundTo: 'wallet', fileIds: [foreign.id] },
  });
  const { number, files } = await aCase(order, { ...wish, fileIds: [photo.id, photo.id] });
  const admin = await server.as(await anAdmin(server));

  const answers: unknown[] = [];
  for (const endpoint of decisions) {
    const caller = endpoint.path.includes('/staff/') ? admin : order.asBuyer;
    const params = { number: endpoint.path.includes('/orders/') ? order.number : number, id: 1 };
    for (const body of garbage) {
      const { status } = await caller.call(endpoint, { params, body });
      // A quote without any terms is a good question.
      const isGood = endpoint === contract.quoteCase && status === 200;
      if (!isGood && (status < 400 || status >= 500)) answers.push([endpoint.path, status, body]);
    }
  }

  expect(answers).toEqual([]);
  expect(stolen).toMatchObject({ status: 404, error: { code: 'file.not_found' } });
  expect(files).toHaveLength(1);
  expect((await admin.call(contract.getCase, { params: { number } })).data).toMatchObject({
    state: 'requested',
    events: [{ event: 'opened' }],
  });
  for (const id of [0, -1, 1.5, 2 ** 53, 999_999])
    expect((await admin.call(contract.retryPayout, { params: { number, id } })).status).toBeLessThan(500);
  expect(await brokenRules(server)).toEqual([]);
});
