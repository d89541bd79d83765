import { expect, test } from 'vitest';
import { isCommonPassword } from './password-common.ts';
import {
  isBankCard,
  isEmail,
  isIpv4,
  isMobile,
  isPassword,
  isPhoneOrLandline,
  isUserName,
  normalizePhone,
  normalizeUserName,
  normalizeVietnamesePhone,
} from './validators.ts';

type Cases = { right: string[]; wrong: string[] };
/** The cases that a validator gets wrong. */
const mistakes = (isRight: (text: string) => boolean, { right, wrong }: Cases) => [
  ...right.filter((text) => !isRight(text)),
  ...wrong.filter(isRight),
];

test('e-mail addresses', () => {
  expect(
    mistakes(isEmail, {
      right: ['a@b.vn', 'nguyen.van-a+shop@mail.example.com', "o'neil@example.org", 'x@a-b.co'],
      wrong: [
        '',
        'a',
        'a@b',
        '@b.vn',
        'a@@b.vn',
        'a b@c.vn',
        'a@b..vn',
        'a@.vn',
        '.a@b.vn',
        'a..b@c.vn',
        'a.@b.vn',
        'a@b.v',
        'a@b.vn\n',
        'ạ@b.vn',
        `${'a'.repeat(65)}@b.vn`,
        `a@${'b.'.repeat(130)}vn`,
      ],
    }),
  ).toEqual([]);
});

test('Chinese mobile numbers, by their third digit', () => {
  const allowed: Record<number, string> = {
    3: '0123456789',
    4: '01456789',
    5: '012356789',
    6: '2567',
    7: '012345678',
    8: '0123456789',
    9: '012356789',
  };
  for (let second = 0; second <= 9; second += 1) {
    for (let third = 0; third <= 9; third += 1) {
      const isAllowed = allowed[second]?.includes(String(third)) === true;
      expect(isMobile(`1${second}${third}12345678`), `1${second}${third}`).toBe(isAllowed);
    }
  }
  expect(
    mistakes(isMobile, {
      right: [''],
      wrong: ['1381234567', '138123456789', '23812345678', ' 13812345678', '１３８12345678'],
    }),
  ).toEqual([]);
});

test('mobile or landline', () => {
  expect(
    mistakes(isPhoneOrLandline, {
      right: ['', '13812345678', '010-12345678', '0771-1234567'],
      wrong: ['12345678', '0771-123456', '771-1234567', '01012345678', '07711-1234567', '010-123456789'],
    }),
  ).toEqual([]);
});

test('IPv4 addresses', () => {
  expect(
    mistakes(isIpv4, {
      right: ['', '0.0.0.0', '255.255.255.255', '192.168.1.10'],
      wrong: ['256.1.1.1', '1.2.3', '1.2.3.4.', '1.2.3.4.5', '01.2.3.4', '1..2.3', 'a.b.c.d', '1.2.3.4\n', ' 1.2.3.4'],
    }),
  ).toEqual([]);
});

test('bank cards of 16, 17 or 19 digits', () => {
  expect(
    mistakes(isBankCard, {
      right: ['', '6222021234567890', '62220212345678901', '6222021234567890123'],
      wrong: [
        '622202123456789',
        '622202123456789012',
        '62220212345678901234',
        '0222021234567890',
        '6222 0212 3456 7890',
      ],
    }),
  ).toEqual([]);
});

test('passwords of 6 to 12 letters or digits; common ones are known whatever their capitals', () => {
  expect(
    mistakes(isPassword, {
      right: ['abcdef', 'Abc123', '123456789012'],
      wrong: ['', 'abc12', '1234567890123', 'abc 123', 'mật123', 'abc-123', '１２３４５６', 'abcdef\n'],
    }),
  ).toEqual([]);
  expect(
    mistakes(isCommonPassword, {
      right: ['123456', 'PassWord1', 'matkhau123', 'zzzzzzz'],
      wrong: ['k7wq2mzp', 'Border2891x'],
    }),
  ).toEqual([]);
});

test('user names', () => {
  expect(
    mistakes(isUserName, {
      right: ['abc', 'buyer1', 'nguyen.van_a-2', 'admin'],
      wrong: ['ab', '1abc', 'a b c', 'адмін', 'abc\u200b', 'a'.repeat(33), '.abc', 'abc\n'],
    }),
  ).toEqual([]);
  expect(normalizeUserName(' Ｂuyer1 ')).toBe('buyer1');
});

test('Vietnamese numbers become +84', () => {
  const same = [
    '0912345678',
    '+84912345678',
    '84912345678',
    '0084 912 345 678',
    '091.234.5678',
    '+84 (0) 912'.slice(0, 3) + '0912345678',
  ];
  expect(same.map(normalizeVietnamesePhone)).toEqual(same.map(() => '+84912345678'));
  expect(['0861234567', '0871234567', '0971234567', '0551234567'].every((text) => normalizeVietnamesePhone(text))).toBe(
    true,
  );
  expect(normalizeVietnamesePhone('024 3825 1234')).toBe('+842438251234');
  const wrong = ['', '0112345678', '091234567', '09123456789', '+8491234567', 'abc', '0'.repeat(10_000), '٠٩١٢٣٤٥٦٧٨'];
  expect(wrong.map(normalizeVietnamesePhone)).toEqual(wrong.map(() => undefined));
});

test('a phone field takes either kind', () => {
  expect(normalizePhone(' 13812345678 ')).toBe('13812345678');
  expect(normalizePhone('0912345678')).toBe('+84912345678');
  expect(normalizePhone('14212345678')).toBeUndefined();
  expect(normalizePhone('')).toBeUndefined();
});

test('no text makes a validator slow', () => {
  const hostile = [
    'a'.repeat(50_000),
    `${'a.'.repeat(50_000)}@`,
    `a@${'a-'.repeat(50_000)}`,
    '1'.repeat(50_000),
    '1.'.repeat(50_000),
  ];
  const startedAt = performance.now();
  for (const text of hostile) {
    for (const check of [isEmail, isMobile, isPhoneOrLandline, isIpv4, isBankCard, isPassword, isUserName]) check(text);
    normalizePhone(text);
  }
  expect(performance.now() - startedAt).toBeLessThan(500);
});
