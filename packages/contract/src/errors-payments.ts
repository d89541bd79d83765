import { errorTexts } from './error-texts.ts';

export const paymentErrors = errorTexts({
  'payment.not_found': { status: 404, cn: '没有这笔付款', en: 'There is no such payment', vi: 'Không có khoản thanh toán này' },
});
