import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import type { Caller, TestServer } from './harness.ts';

/** The rows of a downloaded .xlsx, headings first. */
export async function downloadedRows(server: TestServer, caller: Caller, url: string): Promise<unknown[][]> {
  const reply = await server.app.inject({
    url,
    headers: { authorization: caller.token ?? '', 'accept-language': 'en' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const { sheets } = await readXlsx(reply.rawPayload);
  return sheets[0]?.rows ?? [];
}
