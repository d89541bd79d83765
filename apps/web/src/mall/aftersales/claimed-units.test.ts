import { expect, test } from 'vitest';
import { claimLines, emptyClaim, wantFenOf } from './claimed-units.tsx';

test('a claim begins with the first shipment and no units; only chosen units are sent', () => {
  const shipment = { shipmentNumber: 'S1', until: null, lines: [], capFen: 0 };
  const rules = {
    id: 1,
    effectiveAt: '2026-11-21T08:00:00Z',
    claimDays: 7,
    claims: [],
    returns: { takesFreight: true, takesService: true, takesReturnFreight: true },
  };
  const options = { rules, cancel: null, return: null, afterSales: [shipment, { ...shipment, shipmentNumber: 'S2' }] };
  const claim = emptyClaim(options);
  expect(claim).toEqual({ shipmentNumber: 'S1', quantities: {}, want: '' });
  expect(claimLines(claim)).toEqual([]);
  expect(['', ' ', '12,5', '80.00', 'all'].map((want) => wantFenOf({ ...claim, want }))).toEqual([
    undefined,
    undefined,
    1250,
    8000,
    null,
  ]);
  expect(claimLines({ ...claim, quantities: { 7: 2, 9: 0 } })).toEqual([{ lineId: 7, quantity: 2 }]);
});
