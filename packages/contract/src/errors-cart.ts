import { errorTexts } from './error-texts.ts';

export const cartErrors = errorTexts({
  'cart.line_not_found': {
    status: 404,
    cn: '购物车里没有这一行',
    en: 'There is no such line in the cart',
    vi: 'Giỏ hàng không có dòng này',
  },
  'cart.already_in_cart': {
    status: 409,
    cn: '商品已在购物车中',
    en: 'Already in the cart',
    vi: 'Hàng đã có trong giỏ',
  },
  'cart.quantity_required': { status: 400, cn: '请输入数量', en: 'Enter a quantity', vi: 'Vui lòng nhập số lượng' },
  'cart.not_enough_stock': {
    status: 409,
    cn: '库存不足，最多可买 {stock} 件',
    en: 'Not enough in stock: at most {stock} can be bought',
    vi: 'Không đủ hàng, chỉ còn mua được {stock} sản phẩm',
  },
  'cart.lines_not_in_stock': {
    status: 409,
    cn: '有 {count} 行超过库存，全部数量都没有修改',
    en: '{count} of the lines ask for more than there is in stock. No quantity was changed',
    vi: '{count} dòng vượt quá số hàng còn. Chưa đổi số lượng nào',
  },
  'cart.full': {
    status: 409,
    cn: '购物车最多 {limit} 行，请先结算或移除一些',
    en: 'The cart holds at most {limit} lines: check out or remove some first',
    vi: 'Giỏ hàng chứa tối đa {limit} dòng, hãy thanh toán hoặc xóa bớt',
  },
});
