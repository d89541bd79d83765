import { labelSizes } from '@kouan/contract';
import { expect, test } from 'vitest';
import { bytesOf, codesOn, faultsOf, longText, printed, textOn } from '../../../test/paper.ts';
import { batchLabelOf, drawLabels, parcelLabelOf } from './parcel-labels.ts';

const at = new Date('2026-11-22T03:04:05Z');
const timeZone = 'Asia/Ho_Chi_Minh';
const order = { number: 'D261122ABCDEFG', buyerCode: 'B1000123' };
const parcel = { waybill: 'JD0012345678901-1-1', state: 'received', storeName: longText('cn', 60), grams: 123_456, at };
const batch = {
  number: 'K261122ABCDEFG',
  orderNumber: order.number,
  buyerCode: order.buyerCode,
  title: longText('vi', 200),
  specification: longText('cn', 120),
  quantity: 1200,
  grams: 123_456,
  storedAt: at,
};

test.each(labelSizes.flatMap((size) => (['cn', 'en', 'vi'] as const).map((language) => [size, language] as const)))(
  'labels of %s mm are scanned and read whole, in %s',
  async (size, language) => {
    const look = { language, timeZone };
    const labels = [
      parcelLabelOf({ ...parcel, orders: [order, order, order, order] }, look),
      parcelLabelOf({ ...parcel, state: 'unowned', orders: [], waybill: 'YT7700000001234' }, look),
      batchLabelOf(batch, look),
    ];
    const sheets = await printed(await bytesOf(drawLabels(labels, size, 'labels')));

    expect(sheets.map(({ widthMm, heightMm }) => `${Math.round(widthMm)}x${Math.round(heightMm)}`)).toEqual([
      size,
      size,
      size,
    ]);
    for (const [index, sheet] of sheets.entries()) {
      const code = labels[index]?.code ?? '';
      expect(faultsOf(sheet, { edgeMm: 1.5 })).toEqual([]);
      expect((await codesOn(sheet)).map(({ format, text }) => [format, text])).toEqual([
        ['Code128', code],
        ['QRCode', code],
      ]);
      expect(textOn(sheet)).toContain(code);
    }
    const [ofParcel, unowned, ofBatch] = sheets.map((sheet) => textOn(sheet));
    expect(ofParcel).toContain(`${order.buyerCode}${order.number}`);
    expect(unowned).toContain({ cn: '无主包裹', en: 'Withoutowner', vi: 'Vôchủ' }[language]);
    for (const text of [order.buyerCode, order.number, '1200', '123.456kg', '2026-11-22'])
      expect(ofBatch).toContain(text);
  },
);

test('a waybill that is too long for the bars of a small label is in its QR code alone', async () => {
  const waybill = 'JD0012345678901-1-1-ABCDEFGHIJKLMNOPQRST';
  const label = parcelLabelOf({ ...parcel, waybill, orders: [order] }, { language: 'cn', timeZone });
  const [small] = await printed(await bytesOf(drawLabels([label], '60x40', 'labels')));
  expect(small && (await codesOn(small)).map(({ format, text }) => [format, text])).toEqual([['QRCode', waybill]]);
  expect(small && textOn(small)).toContain(waybill);
});
