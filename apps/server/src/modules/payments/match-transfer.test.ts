import { makePaymentCode } from '@kouan/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  candidateScore,
  findNear,
  isOneErrorAway,
  matchTransfer as matchRead,
  plainName,
  readLine,
} from './match-transfer.ts';

/** A payment against a line as the bank wrote it. */
const matchTransfer = (payment: Parameters<typeof matchRead>[0], line: Parameters<typeof readLine>[0]) =>
  matchRead(payment, readLine(line));
const code = makePaymentCode('deposit', Uint8Array.from([1, 2, 3, 4, 5, 6, 7]));
const at = new Date('2026-11-20T03:00:00Z');
const expected = {
  codes: [code],
  dueVnd: 7_433_198n,
  claimedVnd: 7_433_198n,
  remitter: 'Nguyễn Thị Đào',
  paidAt: null,
  claimedAt: at,
};
const arrived = {
  leftVnd: 7_433_198n,
  description: `MBVCB.123.${code}.CT tu 0123`,
  payer: 'NGUYEN THI DAO',
  bookedAt: at,
};
/** Whether a name counts as that of the payer in a line. */
const namesAgree = (remitter: string, payer: string) =>
  matchTransfer({ ...expected, remitter }, { ...arrived, payer, description: '' }).points.some(
    ({ what, isMatch }) => what === 'payer' && isMatch,
  );

test('code, amount, payer and time together are certain', () => {
  const match = matchTransfer(expected, arrived);
  expect(match.score).toBe(100);
  expect(match.points.every((point) => point.isMatch)).toBe(true);
});

test('each missing sign lowers the score and is named', () => {
  const wrong = (changes: Partial<typeof arrived>) => matchTransfer(expected, { ...arrived, ...changes });
  const unmatched = (changes: Partial<typeof arrived>) =>
    wrong(changes)
      .points.filter((point) => !point.isMatch)
      .map((point) => point.what);
  expect(unmatched({ leftVnd: 7_000_000n })).toEqual(['amount']);
  expect(unmatched({ description: 'tien hang' })).toEqual(['code']);
  expect(unmatched({ payer: 'TRAN VAN B' })).toEqual(['payer']);
  expect(unmatched({ bookedAt: new Date('2026-12-20T03:00:00Z') })).toEqual(['time']);
  expect(wrong({ leftVnd: 7_000_000n }).score).toBe(70);
  expect(wrong({ description: 'tien hang' }).score).toBe(50);
});

test("a stranger's transfer is no candidate", () => {
  expect(
    matchTransfer(expected, { leftVnd: 1n, description: 'luong thang 11', payer: 'TRAN VAN B', bookedAt: at }).score,
  ).toBeLessThan(candidateScore);
});

test('one typing error in the code is found and shown, two are not', () => {
  const wrongLetter = `${code.slice(0, 4)}${code[4] === 'Z' ? 'Y' : 'Z'}${code.slice(5)}`;
  const match = matchTransfer(expected, { ...arrived, description: `FT ${wrongLetter} ck` });
  expect(match.points.find((point) => point.what === 'code')).toMatchObject({
    what: 'code',
    isMatch: false,
    expected: code,
    found: wrongLetter,
  });
  expect(match.score).toBe(85);
  expect(findNear(`${wrongLetter[0]}Z${wrongLetter.slice(2)}`, code)).toBeUndefined();
});

test("a code of the payment's past still counts", () => {
  const old = makePaymentCode('deposit', Uint8Array.from([9, 9, 9, 9, 9, 9, 9]));
  expect(matchTransfer({ ...expected, codes: [code, old] }, { ...arrived, description: old }).score).toBe(100);
});

test('every single error is recognised as one', () => {
  const place = fc.integer({ min: 0, max: code.length - 1 });
  fc.assert(
    fc.property(place, fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), (index, letter) => {
      const replaced = code.slice(0, index) + letter + code.slice(index + 1);
      const added = code.slice(0, index) + letter + code.slice(index);
      const dropped = code.slice(0, index) + code.slice(index + 1);
      const swapped =
        index === 0
          ? code
          : code.slice(0, index - 1) + code.charAt(index) + code.charAt(index - 1) + code.slice(index + 1);
      for (const variant of [replaced, added, dropped, swapped]) {
        expect(isOneErrorAway(variant, code)).toBe(true);
        expect(findNear(`FT99${variant}77`, code)).toBeDefined();
      }
    }),
  );
});

test('names are compared as banks write them', () => {
  expect(plainName('  Đặng Thị Ngọc-Ánh ')).toBe('DANG THI NGOC ANH');
  expect(namesAgree('Nguyễn Văn A', 'CT TU NGUYEN VAN A')).toBe(true);
  expect(namesAgree('', 'ANYBODY')).toBe(false);
});

test('the longest review page is matched against a thousand lines at once', () => {
  const lines = Array.from({ length: 1000 }, (_, index) =>
    readLine({ ...arrived, description: `MBVCB.${index}.${'thanh toan don hang cho cong ty mau kouan '.repeat(4)}` }),
  );
  const since = performance.now();
  const found = Array.from({ length: 100 }, () =>
    lines.filter((line) => matchRead(expected, line).score >= candidateScore),
  );
  expect(found).toHaveLength(100);
  // Generous: a busy machine needs half a second, and took fifteen when every line was read again for every payment.
  expect(performance.now() - since).toBeLessThan(5000);
});

const amountOf = (payment: Parameters<typeof matchRead>[0], line: Partial<ReturnType<typeof readLine>>) =>
  matchRead(payment, { ...readLine(arrived), ...line }).points.find((point) => point.what === 'amount');
const leaving = (leftVnd: bigint) => ({ line: { ...arrived, leftVnd } });

test('one transfer for several payments agrees by its joint code, or by the sum of the codes in its memo', () => {
  const jointCode = makePaymentCode('joint', Uint8Array.from([9, 8, 7, 6, 5, 4, 3]));
  const joint = { code: jointCode, dueVnd: 10_000_000n };
  const match = matchTransfer(
    { ...expected, joint },
    { ...arrived, leftVnd: 10_000_000n, description: `CK ${jointCode}` },
  );
  expect(match.score).toBe(100);
  expect(match.points.map((point) => point.how)).toEqual(['joint', 'joint', 'exact', 'exact']);

  expect(amountOf(expected, { ...leaving(9_000_000n), namedVnd: 9_000_000n })).toMatchObject({
    isMatch: true,
    how: 'several',
  });
  expect(amountOf(expected, { ...leaving(9_000_001n), namedVnd: 9_000_000n })).toMatchObject({
    isMatch: false,
    how: 'more',
  });
});

test('several transfers for one payment, fees taken on the way, too little and too much are named', () => {
  expect(amountOf(expected, { ...leaving(3_000_000n), togetherVnd: 7_433_198n })).toMatchObject({
    isMatch: false,
    how: 'part',
  });
  expect(amountOf({ ...expected, feeVnd: 11_000n }, leaving(7_422_198n))).toMatchObject({ isMatch: false, how: 'fee' });
  expect(amountOf({ ...expected, feeVnd: 11_000n }, leaving(7_422_197n))).toMatchObject({ how: 'less' });
  expect(amountOf(expected, leaving(7_433_199n))).toMatchObject({ how: 'more' });
  expect(amountOf({ ...expected, claimedVnd: 5n }, leaving(5n))).toMatchObject({ isMatch: false, how: 'claimed' });
});

test('whoever paid for the buyer before counts as the payer', () => {
  const other = { ...arrived, payer: 'CTY TNHH SAO MAI' };
  const payerOf = (pastPayers: string[]) =>
    matchTransfer({ ...expected, pastPayers }, other).points.find((point) => point.what === 'payer');
  expect(payerOf(['Cty TNHH Sao Mai'])).toMatchObject({ isMatch: true, how: 'past' });
  expect(payerOf(['Cty Sao'])).toMatchObject({ isMatch: false, how: 'other' });
});
