import { errorTexts } from './error-texts.ts';

export const orderErrors = errorTexts({
  'order.not_found': { status: 404, cn: '没有这个订单', en: 'There is no such order', vi: 'Không có đơn hàng này' },
  'order.move_not_allowed': {
    status: 409,
    cn: '订单现在的状态不能这样做',
    en: 'The order cannot do this in its present status',
    vi: 'Trạng thái hiện tại của đơn hàng không cho phép',
  },
  'order.reason_required': { status: 400, cn: '请填写原因', en: 'A reason is required', vi: 'Vui lòng nhập lý do' },
  'order.two_stores': {
    status: 400,
    cn: '不支持两家店铺同时下单',
    en: 'Orders from 2 stores at once are not supported',
    vi: 'Không hỗ trợ đặt cùng lúc hai cửa hàng',
  },
  'order.own_order': {
    status: 403,
    cn: '不能处理自己的订单',
    en: 'You cannot handle your own order',
    vi: 'Bạn không thể xử lý đơn hàng của chính mình',
  },
  'order.units_insufficient': {
    status: 409,
    cn: '订单行里没有这么多件',
    en: 'The order line does not have that many units',
    vi: 'Dòng hàng không còn đủ số lượng',
  },
  'order.quote_expired': {
    status: 409,
    cn: '报价已过期，请重新计算后再下单',
    en: 'The quote has expired: calculate it again, then place the order',
    vi: 'Báo giá đã hết hạn, hãy tính lại rồi đặt hàng',
  },
  'order.quote_used': {
    status: 409,
    cn: '这份报价已下过单：{number}',
    en: 'An order was already placed with this quote: {number}',
    vi: 'Báo giá này đã được dùng để đặt đơn {number}',
  },
  'order.cart_changed': {
    status: 409,
    cn: '购物车已变动，可能已在别处下单，请刷新后再试',
    en: 'The cart has changed, perhaps it was ordered elsewhere: reload and try again',
    vi: 'Giỏ hàng đã thay đổi, có thể đã đặt ở nơi khác, hãy tải lại rồi thử lại',
  },
  'order.totals_changed': {
    status: 409,
    cn: '金额已变动，请核对新的总额后再下单',
    en: 'The amounts have changed: check the new total, then place the order',
    vi: 'Số tiền đã thay đổi, hãy kiểm tra tổng mới rồi đặt hàng',
  },
  'order.too_large': {
    status: 400,
    cn: '数量或金额过大，无法下单',
    en: 'The quantity or the amount is too large for one order',
    vi: 'Số lượng hoặc số tiền quá lớn cho một đơn hàng',
  },
  'order.sku_twice': {
    status: 400,
    cn: '同一规格出现了两次',
    en: 'The same specification appears twice',
    vi: 'Cùng một phân loại xuất hiện hai lần',
  },
  'order.off_shelf': {
    status: 409,
    cn: '商品已下架，请先从清单中移除',
    en: 'A product is no longer on sale: remove it first',
    vi: 'Sản phẩm đã ngừng bán, hãy bỏ ra khỏi danh sách',
  },
  'order.out_of_stock': {
    status: 409,
    cn: '库存不足，最多可订 {stock} 件',
    en: 'Not enough stock: at most {stock} can be ordered',
    vi: 'Không đủ hàng, chỉ có thể đặt tối đa {stock}',
  },
  'order.below_minimum': {
    status: 400,
    cn: '未达到起订量 {minQuantity} 件',
    en: 'Below the minimum quantity of {minQuantity}',
    vi: 'Chưa đạt số lượng tối thiểu {minQuantity}',
  },
  'order.destination_unknown': {
    status: 400,
    cn: '没有这个目的地',
    en: 'There is no such destination',
    vi: 'Không có nơi đến này',
  },
  'order.date_invalid': { status: 400, cn: '日期无效', en: 'The date is not valid', vi: 'Ngày không hợp lệ' },
});
