import { addressOf, bagLabel } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aFilledBag } from '../../../test/bags.ts';
import { testServer } from '../../../test/harness.ts';
import { codesOn, faultsOf, printed } from '../../../test/paper.ts';

test('the label of a bag says whose it is and is scanned, in both sizes', async () => {
  const server = await testServer();
  const { keeper, number } = await aFilledBag(server);
  for (const size of ['60x40', '100x150'] as const) {
    const url = addressOf(bagLabel, { params: { number }, query: { size } });
    const reply = await server.app.inject({ url, headers: { authorization: keeper.token ?? '' } });
    const [sheet, ...more] = await printed(reply.rawPayload);
    expect(more).toEqual([]);
    expect(sheet && `${Math.round(sheet.widthMm)}x${Math.round(sheet.heightMm)}`).toBe(size);
    expect(sheet && faultsOf(sheet, { edgeMm: 1.5 })).toEqual([]);
    expect(sheet && (await codesOn(sheet)).map(({ text }) => text)).toEqual([number, number]);
  }
});
