import { expect, test } from 'vitest';
import { createCall } from '../../lib/call.ts';
import { ApiError } from '../../lib/api-error.ts';
import { newScan } from './kept-scans.ts';
import { sendScan, type Sender } from './send-scan.ts';

type Answer = { status: number; body?: unknown };
/** A server at the other end of a bad line: each call takes the next answer. */
function lineTo(answers: readonly Answer[], failing: { uploads: number } = { uploads: 0 }) {
  const left = [...answers];
  const sent: { address: string; body: unknown; key: string | undefined }[] = [];
  const kept: (number | undefined)[][] = [];
  const names: string[] = [];
  let uploads = 0;
  const sender: Sender = {
    call: createCall(({ address, body, idempotencyKey }) => {
      sent.push({ address, body, key: idempotencyKey });
      const { status, body: answer } = left.shift() ?? { status: 0 };
      if (status === 0) return Promise.reject(new ApiError({ status: 0, code: '', message: '' }));
      return Promise.resolve({ status, body: answer });
    }),
    upload: (file) => {
      uploads += 1;
      if (uploads <= failing.uploads) return Promise.reject(new ApiError({ status: 0, code: '', message: '' }));
      names.push(file.name);
      return Promise.resolve({ id: uploads, realName: file.name, url: `/file/${uploads}` });
    },
    keep: (scan) => {
      kept.push(scan.photos.map(({ stored }) => stored?.id));
      return Promise.resolve();
    },
  };
  return { sender, sent, kept, names, uploads: () => uploads };
}
const photo = (key: string) => ({ key, blob: new Blob(['x'], { type: 'image/png' }), stored: null });
const scan = newScan({
  owner: 'warehouse1',
  waybill: 'YT1',
  scannedAt: '2026-11-21T08:00:00.000Z',
  grams: 2500,
  photos: [photo('a'), photo('b')],
});
const refusal = (status: number, code: string, details = {}) => ({
  status,
  body: { status, code, message: 'No.', details },
});

test('a kept scan goes with its photos, weight and moment, and the same key at every try', async () => {
  const line = lineTo([{ status: 0 }, { status: 200, body: { waybill: 'YT1' } }]);
  expect(await sendScan(scan, line.sender)).toEqual({ is: 'waits' });
  expect(line.kept).toEqual([
    [1, undefined],
    [1, 2],
  ]);
  expect(line.names).toEqual(['a.png', 'b.png']);
  const stored = { ...scan, photos: scan.photos.map((one, at) => ({ ...one, stored: { id: at + 1, url: '' } })) };
  expect((await sendScan(stored, line.sender)).is).toBe('sent');
  expect(line.uploads()).toBe(2);
  expect(line.sent).toEqual(
    Array(2).fill({
      address: '/api/staff/parcels/YT1/arrival',
      key: scan.sendKey,
      body: { scannedAt: scan.scannedAt, grams: 2500, photoIds: [1, 2], replaces: false },
    }),
  );
});

test('a count that got no answer goes as the receipt that it was', async () => {
  const receipt = { grams: 1, cm3: 1, photoIds: [], orders: [] };
  const line = lineTo([{ status: 200, body: {} }]);
  await sendScan(newScan({ owner: 'a', waybill: 'YT2', receipt, sendKey: 'first' }), line.sender);
  expect(line.sent).toEqual([{ address: '/api/staff/parcels/YT2/receive', key: 'first', body: receipt }]);
});

test('no answer, no session, too many calls and a broken server wait; every refusal is a conflict with its words', async () => {
  const without = { ...scan, photos: [] };
  for (const status of [401, 429, 500, 503])
    expect((await sendScan(without, lineTo([refusal(status, 'x')]).sender)).is).toBe('waits');
  // A page of a proxy, as hotels and airports have them.
  expect((await sendScan(without, lineTo([{ status: 404, body: undefined }]).sender)).is).toBe('waits');
  expect((await sendScan(scan, lineTo([], { uploads: 1 }).sender)).is).toBe('waits');
  const measured = refusal(409, 'warehouse.measured_otherwise', { grams: 2600, cm3: null });
  expect(await sendScan(without, lineTo([measured]).sender)).toEqual({
    is: 'conflict',
    conflict: { code: 'warehouse.measured_otherwise', message: 'No.', grams: 2600, cm3: null },
  });
});
