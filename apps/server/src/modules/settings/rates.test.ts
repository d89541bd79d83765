import { addRate, deleteRate, editRate, getSite, listRates, rateHistory } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { currentTime } from '../../platform/clock.ts';

const hourMs = 3_600_000;
async function aDesk() {
  const server = await testServer();
  const person = await aStaff(server, 'financeReviewer');
  const finance = await server.as(person);
  const inHours = async (hours: number) =>
    new Date((await currentTime(server.db)).getTime() + hours * hourMs).toISOString();
  return { server, person, finance, inHours };
}

test('a rate is the market with a spread on top; from its moment on it is in force and never changes', async () => {
  const { server, person, finance, inHours } = await aDesk();
  const body = { marketRateVndPerCnyMicros: 3_600_000_001, spreadBasisPoints: 50, effectiveAt: await inHours(5) };

  const added = await finance.call(addRate, { body });
  const params = { id: added.data.id };
  expect(added).toMatchObject({
    status: 201,
    data: { rateVndPerCnyMicros: 3_618_000_001, spreadBasisPoints: 50, isEditable: true, isInForce: false },
  });
  const edited = await finance.call(editRate, { params, body: { ...body, spreadBasisPoints: 100 } });
  expect(edited.data).toMatchObject({ rateVndPerCnyMicros: 3_636_000_001, isEditable: true });
  const before = (await finance.call(listRates, { query: {} })).data.content;
  expect(before.map(({ isInForce, isEditable }) => [isInForce, isEditable])).toEqual([
    [false, true],
    [true, false],
  ]);

  await server.moveClock({ hours: 6 });
  const later = await server.as(person);
  const [now] = (await later.call(listRates, { query: {} })).data.content;
  expect(now).toMatchObject({ id: params.id, isInForce: true, isEditable: false });
  expect((await server.visitor.call(getSite)).data.rateVndPerCnyMicros).toBe(3_636_000_001);
  for (const reply of [
    await later.call(editRate, { params, body: { ...body, effectiveAt: await inHours(9) } }),
    await later.call(deleteRate, { params }),
  ])
    expect(reply).toMatchObject({ status: 409, error: { code: 'rate.was_in_force' } });
});

test('a rate that lies ahead can be taken away; one without a moment holds from now on', async () => {
  const { finance, inHours } = await aDesk();
  const body = { marketRateVndPerCnyMicros: 3_600_000_000, spreadBasisPoints: 0 };
  const later = await finance.call(addRate, { body: { ...body, effectiveAt: await inHours(24) } });
  expect((await finance.call(deleteRate, { params: { id: later.data.id } })).status).toBe(200);
  expect((await finance.call(deleteRate, { params: { id: later.data.id } })).status).toBe(404);
  expect((await finance.call(addRate, { body })).data).toMatchObject({ isInForce: true, isEditable: false });
  const { data } = await finance.call(rateHistory, { query: {} });
  expect(data).toHaveLength(90);
  expect(data.at(-1)).toMatchObject({ rateVndPerCnyMicros: 3_600_000_000 });
  expect(data[0]).toMatchObject({ rateVndPerCnyMicros: 3_575_000_000 });
});

test('no rate in the past, out of range, twice at one moment, or by somebody who may not', async () => {
  const { server, finance, inHours } = await aDesk();
  const body = { marketRateVndPerCnyMicros: 3_600_000_000, spreadBasisPoints: 0, effectiveAt: await inHours(5) };
  const replyTo = (changes: object) => finance.call(addRate, { body: { ...body, ...changes } });
  expect(await replyTo({ effectiveAt: await inHours(-1) })).toMatchObject({
    status: 400,
    error: { fields: { effectiveAt: 'A rate cannot take effect in the past' } },
  });
  expect(await replyTo({ marketRateVndPerCnyMicros: 5 })).toMatchObject({
    status: 400,
    error: { fields: { marketRateVndPerCnyMicros: 'Enter a rate between 100 and 100000 đồng per yuan' } },
  });
  expect((await replyTo({ spreadBasisPoints: 2001 })).status).toBe(400);
  expect((await replyTo({})).status).toBe(201);
  expect(await replyTo({})).toMatchObject({ status: 409, error: { code: 'rate.moment_taken' } });
  const service = await server.as(await aStaff(server, 'customerService'));
  expect((await service.call(addRate, { body })).status).toBe(403);
  expect((await service.call(listRates, { query: {} })).status).toBe(403);
});
