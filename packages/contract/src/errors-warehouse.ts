import { errorTexts } from './error-texts.ts';

export const warehouseErrors = errorTexts({
  'warehouse.quantity_too_large': {
    status: 400,
    cn: '数量超过可收的 {left} 件',
    en: 'Only {left} can be received here',
    vi: 'Chỉ có thể nhận {left}',
  },
  'warehouse.line_not_found': {
    status: 400,
    cn: '订单里没有这一行',
    en: 'The order has no such line',
    vi: 'Đơn hàng không có dòng này',
  },
  'warehouse.line_twice': {
    status: 400,
    cn: '同一行填了两次',
    en: 'The same line was given twice',
    vi: 'Một dòng được nhập hai lần',
  },
  'warehouse.purchase_incomplete': {
    status: 400,
    cn: '每一行都要填写采购数量（买不到填 0），最多 {ordered} 件',
    en: 'Every line needs the quantity bought (0 for none), at most {ordered}',
    vi: 'Mỗi dòng cần số lượng đã mua (0 nếu không mua được), tối đa {ordered}',
  },
  'warehouse.seller_number_required': {
    status: 400,
    cn: '请填写卖家订单号',
    en: "Enter the seller's order number",
    vi: 'Vui lòng nhập mã đơn của người bán',
  },
  'warehouse.expected_in_past': {
    status: 400,
    cn: '预计到齐日期不能早于今天',
    en: 'The expected day cannot be in the past',
    vi: 'Ngày dự kiến không được ở quá khứ',
  },
  'warehouse.own_order': {
    status: 403,
    cn: '不能处理自己的订单',
    en: 'You cannot process your own order',
    vi: 'Bạn không thể xử lý đơn của chính mình',
  },
});
