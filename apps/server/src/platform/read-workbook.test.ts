import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readWorkbook, WorkbookError } from './read-workbook.ts';

const limits = { maxRows: 20_001, maxColumns: 5 };
const aSheet = async (rowCount = 1) =>
  writeXlsx({
    sheets: [
      { name: 'Sheet1', rows: [['Order', 'Quantity'], ...Array.from({ length: rowCount }, () => ['SPX1001', 2])] },
    ],
  });

test('a good sheet that found no time says that the server is busy, and is read once there is time', async () => {
  const sheet = await aSheet(20_000);
  const withoutStart = await readWorkbook(sheet, limits, { readMs: 10_000, startMs: 0 }).catch((error) => error);
  const withoutTime = await readWorkbook(sheet, limits, { readMs: 0, startMs: 30_000 }).catch((error) => error);

  for (const error of [withoutStart, withoutTime]) {
    expect(error).toMatchObject({ code: 'server.busy', status: 503 });
    expect(error).not.toBeInstanceOf(WorkbookError);
  }
  const rows = await readWorkbook(sheet, limits, { readMs: 60_000, startMs: 30_000 });
  expect(rows).toHaveLength(20_001);
  expect(rows.at(-1)).toEqual({ number: 20_001, cells: ['SPX1001', '2'] });
});

test('many sheets at once wait for their turn, and each is read', async () => {
  const sheet = await aSheet();
  const read = await Promise.all(Array.from({ length: 6 }, () => readWorkbook(sheet, limits)));
  expect(read.map((rows) => rows.length)).toEqual(Array.from({ length: 6 }, () => 2));
});

test('what is no workbook is told as a bad file, however much time there is', async () => {
  const sheet = await aSheet();
  for (const bytes of [Buffer.from('PK no zip at all, only its first two letters'), sheet.subarray(0, 900)])
    await expect(readWorkbook(bytes, limits)).rejects.toBeInstanceOf(WorkbookError);
});
