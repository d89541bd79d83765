import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePaymentCode } from '@kouan/domain';
import { parseTlv } from './tlv.ts';
import { readVietQr, vietQrText } from './viet-qr.ts';

const golden =
  '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF';

test('the text for a transfer is, byte for byte, the published example', () => {
  expect(
    vietQrText({ bankBin: '970415', accountNumber: '113366668888', amountVnd: 79_000n, memo: 'Ung Ho Quy Vac Xin' }),
  ).toBe(golden);
  expect(readVietQr(golden)).toEqual({
    bankBin: '970415',
    accountNumber: '113366668888',
    amountVnd: 79_000n,
    memo: 'Ung Ho Quy Vac Xin',
  });
});

test('a text whose inner length does not fit is refused although its checksum is right', () => {
  const faulty = '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5';
  expect(parseTlv(faulty)).toBeDefined();
  expect(readVietQr(faulty)).toBeUndefined();
});

test('an odd format version is read as long as its lengths fit', () => {
  const tolerated = '00020001021238570010A00000072701270006970436011308810004580860208QRIBFTTA53037045802VN6304CD60';
  expect(readVietQr(tolerated)).toEqual({
    bankBin: '970436',
    accountNumber: '0881000458086',
    amountVnd: undefined,
    memo: '',
  });
});

test('a changed digit is noticed', () => {
  expect(readVietQr(golden.replace('79000', '79001'))).toBeUndefined();
});

test('every amount and code is read back as it was written', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 9_999_999_999_999n }),
      fc.uint8Array({ minLength: 7, maxLength: 7 }),
      (amountVnd, bytes) => {
        const qr = {
          bankBin: '970415',
          accountNumber: '113366668888',
          amountVnd,
          memo: makePaymentCode('deposit', bytes),
        };
        expect(readVietQr(vietQrText(qr))).toEqual(qr);
      },
    ),
  );
});
