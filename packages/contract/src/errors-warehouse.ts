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
    cn: '要按订单数量全部采购，这一行应为 {ordered} 件',
    en: 'The whole order has to be bought: this line needs {ordered}',
    vi: 'Phải mua đủ cả đơn: dòng này cần {ordered}',
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
