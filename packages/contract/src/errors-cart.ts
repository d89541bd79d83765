import { errorTexts } from './error-texts.ts';

export const cartErrors = errorTexts({
  'cart.line_not_found': { status: 404, cn: '购物车里没有这一行', en: 'There is no such line in the cart', vi: 'Giỏ hàng không có dòng này' },
  'cart.already_in_cart': { status: 409, cn: '商品已在购物车中', en: 'Already in the cart', vi: 'Hàng đã có trong giỏ' },
});
