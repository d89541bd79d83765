import { expect, test } from 'vitest';
import { errorMessage, type ErrorCode } from './errors.ts';

test.each<[ErrorCode, string]>([
  ['identity.username_empty', 'Username cannot be empty'],
  ['identity.password_empty', 'Password cannot be empty'],
  ['identity.captcha_empty', 'Captcha cannot be empty'],
  ['identity.email_invalid', 'Please enter the correct email address'],
  ['identity.passwords_differ', 'The password entered twice is inconsistent'],
  ['identity.agreement_required', 'Please read and agree first'],
  ['order.two_stores', 'Orders from 2 stores at once are not supported'],
  ['shipment.quantity_insufficient', 'Insufficient available quantity'],
])('%s says: %s', (code, message) => {
  expect(errorMessage(code, 'en')).toBe(message);
});

test.each<ErrorCode>(['identity.phone_invalid', 'shipment.contact_invalid'])('%s says 请输入正确的电话号码', (code) => {
  expect(errorMessage(code, 'cn')).toBe('请输入正确的电话号码');
});
