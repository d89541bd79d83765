import { editParameter, getSite, listDictEntries, listParameterChanges, listParameters } from '@kouan/contract';
import { orderStatuses } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aStaff, anAdmin } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { sqlState, transaction } from '../../platform/db.ts';
import { feeSchedules } from './settings-tables.ts';
import {
  activeFeeSchedule,
  addExchangeRate,
  currentRate,
  feeScheduleById,
  parameters,
  rateAt,
  setParameter,
} from './index.ts';

const refusedByTrigger = '23001';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const stateOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => sqlState(error),
  );

test('a visitor reads titles, rate, its history of 30 days and the prices, from the cache for a while', async () => {
  const reply = await server.visitor.call(getSite);
  expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=30' } });
  expect(reply.data).toMatchObject({
    title: '口岸代采',
    footerTxt: '© 2018-2023 口岸代采',
    caseNumber: '',
    requestTimeoutMs: 1_200_000,
    rateVndPerCnyMicros: 3_575_000_000,
  });
  expect(reply.data.rateHistory).toHaveLength(30);
  expect(reply.data.rateHistory.every((day) => day.rateVndPerCnyMicros === 3_575_000_000)).toBe(true);
  const { feeSchedule } = reply.data;
  expect(feeSchedule).toMatchObject({
    serviceMinFen: 0,
    serviceTiers: [{ fromFen: 0, basisPoints: 300 }],
    divisorCm3PerKg: 6000,
    stepGrams: 100,
  });
  expect(feeSchedule.destinations.map(({ code, name }) => [code, name.en])).toEqual([
    ['north', 'North'],
    ['south', 'South'],
  ]);
});

test('dictionaries answer a page of values with labels in the language of the caller, without a token', async () => {
  const read = async (language: string) => {
    const { data } = await server.visitor.call(
      listDictEntries,
      { query: { dictName: 'order_status', page: 0, size: 9999 } },
      { 'accept-language': language },
    );
    return data;
  };
  const [cn, en, vi] = [await read('zh-CN'), await read('en'), await read('vi')];
  expect(cn.totalElements).toBe(15);
  expect(cn.content.map(({ value }) => value)).toEqual(orderStatuses);
  expect([cn, en, vi].map(({ content }) => content[0]?.label)).toEqual([
    '待付定金',
    'Deposit to be paid',
    'Chờ đặt cọc',
  ]);
  expect(cn.content[0]).toMatchObject({
    dict: { id: expect.any(Number) },
    dictSort: 1,
    createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
});

test('the client finds the dictionaries that it needs, each with true and false', async () => {
  for (const dictName of ['user_status', 'dept_status', 'job_status']) {
    const { data } = await server.visitor.call(listDictEntries, { query: { dictName } });
    expect(data.content.map(({ value }) => value)).toEqual(['true', 'false']);
  }
});

test('an unknown dictionary is an empty page; label filter, page and order are obeyed', async () => {
  const call = async (query: object) => (await server.visitor.call(listDictEntries, { query })).data;
  expect(await call({ dictName: 'nothing' })).toEqual({ content: [], totalElements: 0 });
  expect((await call({ dictName: 'order_status', label: 'REFUND' })).totalElements).toBe(3);
  expect((await call({ dictName: 'order_status', label: '%' })).totalElements).toBe(0);
  expect((await call({ dictName: 'order_status', page: 1, size: 10 })).content).toHaveLength(5);
  expect((await call({ dictName: 'order_status', sort: 'dictSort,desc', size: 1 })).content[0]?.value).toBe(
    'refundFailed',
  );
  expect((await call({ dictName: 'order_status', sort: 'constructor,desc', size: 1 })).content[0]?.value).toBeDefined();
});

test('odd pages are refused', async () => {
  for (const query of [
    'page=-1',
    'size=0',
    'size=10000',
    'size=x',
    'page=1.5',
    `dictName=${'x'.repeat(101)}`,
    'dictName=%00',
  ]) {
    const reply = await server.app.inject({ url: `/api/dictDetail?${query}` });
    expect(reply.statusCode, query).toBe(400);
  }
});

test('a rate that was in force never changes, goes or gets a neighbour in the past', async () => {
  const old = await currentRate(server.db);
  await transaction(server.db, (tx) => addExchangeRate(tx, { rateVndPerCnyMicros: 3_600_000_000n, createdBy: null }));
  expect((await currentRate(server.db)).rateVndPerCnyMicros).toBe(3_600_000_000n);
  expect((await rateAt(server.db, new Date(Date.now() - 86_400_000))).rateVndPerCnyMicros).toBe(
    old.rateVndPerCnyMicros,
  );

  expect(
    await stateOf(server.db.execute(sql`update exchange_rates set rate_vnd_per_cny_micros = 1 where id = ${old.id}`)),
  ).toBe(refusedByTrigger);
  expect(await stateOf(server.db.execute(sql`delete from exchange_rates where id = ${old.id}`))).toBe(refusedByTrigger);
  const past = new Date(Date.now() - 3_600_000);
  expect(
    await stateOf(
      transaction(server.db, (tx) =>
        addExchangeRate(tx, { rateVndPerCnyMicros: 1n, effectiveAt: past, createdBy: null }),
      ),
    ),
  ).toBe(refusedByTrigger);
});

test('a rate of the future counts from its moment on', async () => {
  const own = await testServer();
  await transaction(own.db, (tx) =>
    addExchangeRate(tx, {
      rateVndPerCnyMicros: 3_700_000_000n,
      effectiveAt: new Date(Date.now() + 3_600_000),
      createdBy: null,
    }),
  );
  expect((await currentRate(own.db)).rateVndPerCnyMicros).toBe(3_575_000_000n);
  await own.moveClock({ hours: 2 });
  expect((await currentRate(own.db)).rateVndPerCnyMicros).toBe(3_700_000_000n);
});

test('the active fee schedule is never edited; a scheduled one takes its place at its moment', async () => {
  const own = await testServer();
  const active = await activeFeeSchedule(own.db);
  expect(await stateOf(own.db.execute(sql`update fee_schedules set service_rule = '{}' where id = ${active.id}`))).toBe(
    refusedByTrigger,
  );
  expect(await stateOf(own.db.execute(sql`update fee_schedules set status = 'draft' where id = ${active.id}`))).toBe(
    refusedByTrigger,
  );
  expect(await stateOf(own.db.execute(sql`delete from fee_schedules where id = ${active.id}`))).toBe(refusedByTrigger);

  const copy = sql`insert into fee_schedules (schedule, service_rule, zone_names)
    select jsonb_set(schedule, '{handling,perPackageFen}', '400'), service_rule, zone_names from ${feeSchedules} where id = ${active.id} returning id`;
  const nextId = Number((await own.db.execute<{ id: string }>(copy)).rows[0]?.id);
  await own.db.execute(
    sql`update fee_schedules set status = 'scheduled', effective_at = app_now() + interval '1 hour' where id = ${nextId}`,
  );
  await own.runTimers();
  expect((await activeFeeSchedule(own.db)).id).toBe(active.id);

  await own.moveClock({ hours: 2 });
  await own.runTimers();
  expect(await activeFeeSchedule(own.db)).toMatchObject({
    id: nextId,
    schedule: { handling: { perPackageFen: 400n } },
  });
  expect((await feeScheduleById(own.db, active.id)).schedule.handling.perPackageFen).toBe(350n);
});

test('a parameter keeps its history; unknown names and values of another kind are refused', async () => {
  const set = (key: string, value: unknown) =>
    transaction(server.db, (tx) => setParameter(tx, { key, value, changedBy: null }));
  expect(await parameters(server.db)).toMatchObject({ acceptHours: 24, autoReceiveDays: 15 });
  await set('acceptHours', 36);
  await set('acceptHours', 48);
  expect((await parameters(server.db)).acceptHours).toBe(48);
  const { rows } = await server.db.execute(
    sql`select old_value, new_value from parameter_changes where key = 'acceptHours' order by id`,
  );
  expect(rows).toEqual([
    { old_value: null, new_value: 36 },
    { old_value: 36, new_value: 48 },
  ]);

  await expect(set('toString', 1)).rejects.toMatchObject({ code: 'settings.not_found' });
  for (const [key, value] of [
    ['acceptHours', 0],
    ['acceptHours', 1.5],
    ['acceptHours', '24'],
    ['siteTitle', 5],
    ['businessTimeZone', 'Mars/Olympus'],
  ] as const) {
    await expect(set(key, value)).rejects.toMatchObject({ code: 'settings.value_not_allowed' });
  }
});

test('a setting is changed with its reason by whoever may, within its bounds, and only from the value that was seen', async () => {
  const editor = await server.as(await anAdmin(server));
  const reader = await server.as(await aStaff(server, 'financeReviewer'));
  const valueOf = async () =>
    (await reader.call(listParameters)).data.find(({ key }) => key === 'reviewHours') ?? expect.fail('no such setting');
  expect(await valueOf()).toMatchObject({ value: 1, usual: 1, unit: 'hours', least: 1, most: 8760, changedAt: null });
  const edit = (key: string, body: { value: number | string; old: number | string; reason: string }, by = editor) =>
    by.call(editParameter, { params: { key }, body });

  const changed = await edit('reviewHours', { value: 3, old: 1, reason: 'more people at night' });
  expect(changed).toMatchObject({ status: 200, data: { value: 3, usual: 1, changedBy: expect.any(String) } });
  expect((await parameters(server.db)).reviewHours).toBe(3);
  const late = await edit('reviewHours', { value: 4, old: 1, reason: 'saw the old one' });
  expect([late.status, late.error?.code]).toEqual([409, 'settings.changed_meanwhile']);
  const refused = async (key: string, value: number | string, reason = 'why') => {
    const old = (await reader.call(listParameters)).data.find((row) => row.key === key)?.value ?? 0;
    return (await edit(key, { value, old, reason })).error?.code;
  };
  expect(await refused('reviewHours', 0)).toBe('settings.number_out_of_range');
  expect(await refused('reviewHours', 'soon')).toBe('settings.number_out_of_range');
  expect(await refused('confirmedPriceMovePercent', 101)).toBe('settings.number_out_of_range');
  expect(await refused('businessTimeZone', 'Mars/Olympus')).toBe('settings.value_not_allowed');
  expect(await refused('nothing', 1)).toBe('settings.not_found');
  expect(await refused('__proto__', 1)).toBe('settings.not_found');
  expect(await refused('reviewHours', 2, '  ')).toBe('settings.reason_empty');
  expect((await edit('reviewHours', { value: 2, old: 3, reason: 'no right' }, reader)).status).toBe(403);

  const { data } = await reader.call(listParameterChanges, { params: { key: 'reviewHours' } });
  expect(data).toEqual([
    { at: expect.any(String), by: expect.any(String), old: null, value: 3, reason: 'more people at night' },
  ]);
});

test('of two who change a setting at once one is told', async () => {
  const editor = await server.as(await anAdmin(server));
  const body = (value: number) => ({ value, old: 15, reason: 'both at once' });
  const replies = await Promise.all(
    [20, 30].map((value) => editor.call(editParameter, { params: { key: 'autoReceiveDays' }, body: body(value) })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
