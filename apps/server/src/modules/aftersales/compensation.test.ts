import {
  askCompensation,
  type CompensationForm,
  confirmCompensation,
  deleteCompensationVersion,
  draftCompensationVersion,
  editCompensationVersion,
  getCaseOptions,
  getCompensationRules,
  listCompensationVersions,
  openCase,
  quoteCase,
  withdrawCompensation,
} from '@kouan/contract';
import { defaultCompensationRules } from '@kouan/domain';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { aCase, aDeliveredOrder, caseNow } from '../../../test/cases.ts';
import { testServer } from '../../../test/harness.ts';
import { aPicture, aStockedOrder, brokenRules } from '../../../test/stock.ts';
import { currentTime } from '../../platform/clock.ts';

const hourMs = 3_600_000;

async function aDraft() {
  const server = await testServer();
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const second = await server.as(await aStaff(server, 'financeReviewer'));
  const { data: draft } = await finance.call(draftCompensationVersion, { body: { name: 'Spring' } });
  const params = { id: draft.id };
  const edit = (changes: Partial<CompensationForm>) =>
    finance.call(editCompensationVersion, { params, body: { ...draft.rules, ...changes } });
  const inHours = async (hours: number) =>
    new Date((await currentTime(server.db)).getTime() + hours * hourMs).toISOString();
  const claims = (changes: object) =>
    draft.rules.claims.map((rule) => (rule.reason === 'quality' ? { ...rule, ...changes } : rule));
  return { server, finance, second, draft, params, edit, inHours, claims };
}

test('compensation rules are versions: two people put one in force, later, and cases opened before keep theirs', async () => {
  const { server, finance, second, draft, params, edit, inHours, claims } = await aDraft();
  const order = await aDeliveredOrder(server);
  const photo = await aPicture(server, order.asBuyer);
  const wish = {
    kind: 'afterSales' as const,
    reasonCode: 'quality' as const,
    shipmentNumber: order.shipment.number,
    lines: [{ lineId: order.view.lines[0]?.id ?? 0, quantity: 1 }],
    fileIds: [photo.id],
  };
  const before = await aCase(order, wish);
  const ask = async (hours: number) =>
    finance.call(askCompensation, { params, body: { effectiveAt: await inHours(hours) } });
  expect(draft).toMatchObject({ state: 'draft', changes: [] });
  expect((await ask(2)).error?.code).toBe('fees.no_change');

  const edited = await edit({
    claims: claims({ shareBasisPoints: 5_000, ceilingBasisPoints: 9_000, bornBy: 'store', days: 3, needsPhoto: false }),
    returns: { ...draft.rules.returns, takesService: false },
  });
  expect(edited.data.changes).toEqual(['quality', 'returns']);
  expect((await ask(-1)).error?.code).toBe('fees.in_the_past');
  expect((await ask(2)).data).toMatchObject({ state: 'asked', mayConfirm: false });
  expect((await finance.call(confirmCompensation, { params, body: {} })).error?.code).toBe('fees.second_person');
  expect((await second.call(confirmCompensation, { params, body: {} })).data).toMatchObject({ state: 'scheduled' });
  expect((await edit({ name: 'Late' })).error?.code).toBe('fees.not_a_draft');
  await server.moveClock({ hours: 3 });
  await server.runTimers();

  const now = await server.as(order.buyer);
  const asStaff = await server.as(await aStaff(server, 'financeReviewer'));
  const rules = (await asStaff.call(getCompensationRules, {})).data;
  expect(rules).toMatchObject({ id: draft.id, claimDays: 7, returns: { takesService: false } });
  expect((await now.call(getCaseOptions, { params: { number: order.number } })).data.rules.id).toBe(draft.id);
  const after = await aCase({ ...order, asBuyer: now }, { ...wish, fileIds: [] });
  const quote = async (number: string) => (await asStaff.call(quoteCase, { params: { number }, body: {} })).data;
  const [old, half] = [await quote(before.number), await quote(after.number)];
  expect(old.refundFen).toBe(old.fullValueFen);
  expect(half.refundFen).toBe(Math.round(half.fullValueFen / 2));
  expect(half.capFen).toBeLessThan(old.capFen);
  expect(await caseNow(asStaff, after.number)).toMatchObject({
    rules: { id: draft.id, claim: { reason: 'quality', bornBy: 'store' } },
  });

  await server.moveClock({ hours: 73 });
  const late = await server.as(order.buyer);
  const body = { orderNumber: order.number, reason: 'Late', refundTo: 'wallet' as const, ...wish };
  expect((await late.call(openCase, { body })).error?.code).toBe('case.time_over');
  expect((await late.call(openCase, { body: { ...body, fileIds: [], reasonCode: 'other' } })).status).toBe(201);
  expect(await brokenRules(server)).toEqual([]);
});

test('the rules of the first day are those that held before; a rule of each reason and a remedy are required', async () => {
  const { server, finance, second, draft, params, edit, inHours, claims } = await aDraft();
  const { claims: first, returns } = (await finance.call(getCompensationRules, {})).data;
  expect({ claims: first, returns }).toEqual(JSON.parse(JSON.stringify(defaultCompensationRules)));
  expect((await edit({ claims: draft.rules.claims.slice(1) })).error?.code).toBe('compensation.reasons_wrong');
  expect((await edit({ claims: claims({ remedies: [] }) })).error?.code).toBe('compensation.remedy_required');
  expect((await edit({ claims: claims({ days: 0 }) })).error?.code).toBe('compensation.days_invalid');
  expect((await edit({ claims: claims({ shareBasisPoints: 10_001 }) })).error?.code).toBe('fees.percentage_invalid');

  await edit({ claims: claims({ remedies: ['refund'] }) });
  await finance.call(askCompensation, { params, body: { effectiveAt: await inHours(2) } });
  await second.call(confirmCompensation, { params, body: {} });
  expect((await second.call(withdrawCompensation, { params, body: {} })).data.state).toBe('draft');
  expect((await finance.call(confirmCompensation, { params, body: {} })).error?.code).toBe('fees.not_asked');
  const service = await server.as(await aStaff(server, 'customerService'));
  expect((await service.call(listCompensationVersions, { query: {} })).status).toBe(403);
  expect((await finance.call(deleteCompensationVersion, { params })).status).toBe(200);
  expect((await finance.call(listCompensationVersions, { query: {} })).data.totalElements).toBe(1);
});

test('what a return takes off goes by the rules', async () => {
  const { server, finance, second, params, edit, inHours } = await aDraft();
  await edit({ returns: { takesFreight: false, takesService: false, takesReturnFreight: false } });
  await finance.call(askCompensation, { params, body: { effectiveAt: await inHours(1) } });
  await second.call(confirmCompensation, { params, body: {} });
  await server.moveClock({ hours: 2 });
  await server.runTimers();
  const order = await aStockedOrder(server);
  const options = (await order.asBuyer.call(getCaseOptions, { params: { number: order.number } })).data.return;
  expect(options).toMatchObject({ freightFen: 0, serviceFen: 0, refundFen: options?.depositShareFen });
  const opened = await aCase(order, { kind: 'return', reasonCode: 'notNeeded' });
  const asStaff = await server.as(await aStaff(server, 'financeReviewer'));
  const quote = await asStaff.call(quoteCase, { params: { number: opened.number }, body: { returnFreightFen: 500 } });
  expect(quote.data).toMatchObject({ refundFen: opened.depositShareFen, items: [{ kind: 'depositShare' }] });
});
