import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import { brokenRule } from './validators.ts';

const words = async (language: 'cn' | 'en' | 'vi') => {
  const i18n = await createI18n(language, ['validation']);
  return (rule: Parameters<typeof brokenRule>[0], value: unknown) => brokenRule(rule, value, i18n.translate);
};

test.each([
  ['email', 'nobody@', '请输入正确的邮箱地址'],
  ['mobile', '12345678901', '请输入正确的电话号码'],
  ['phone', '0212', '请输入正确的电话号码'],
  ['phoneOrLandline', '0771 1234567', '请输入正确的电话号码或者固话号码'],
  ['ipv4', '256.1.1.1', '请输入正确的IP地址'],
  ['bankCard', '0234567890123456', '请输入正确的银行卡号'],
  ['password', 'short', '密码为 6-12 位数字或字母'],
] as const)('a wrong %s such as %s is told: %s', async (rule, wrong, message) => {
  expect((await words('cn'))(rule, wrong)).toBe(message);
});

test.each(['mobile', 'phone', 'phoneOrLandline', 'ipv4', 'bankCard'] as const)(
  'an empty %s is accepted',
  async (rule) => {
    const broken = await words('cn');
    expect([broken(rule, ''), broken(rule, undefined)]).toEqual([undefined, undefined]);
  },
);

test.each([
  ['email', ' hai@example.com '],
  ['mobile', '13912345678'],
  ['phone', '0912 345 406'],
  ['phoneOrLandline', '13912345678'],
  ['phoneOrLandline', '0771-1234567'],
  ['ipv4', '192.168.1.1'],
  ['bankCard', '6222021234567890123'],
  ['bankCard', 6222021234567890],
  ['password', 'Abc123'],
  ['userName', 'NguyenHai'],
] as const)('%s such as %s is right', async (rule, right) => {
  expect((await words('en'))(rule, right)).toBeUndefined();
});

test('every rule has its message in every language', async () => {
  for (const language of ['cn', 'en', 'vi'] as const) {
    const broken = await words(language);
    for (const rule of [
      'email',
      'mobile',
      'phone',
      'phoneOrLandline',
      'ipv4',
      'bankCard',
      'password',
      'userName',
    ] as const)
      expect(broken(rule, '?'), `${language} ${rule}`).not.toContain('validation:');
  }
});
