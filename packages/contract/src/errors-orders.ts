import { errorTexts } from './error-texts.ts';

export const orderErrors = errorTexts({
  'order.not_found': { status: 404, cn: '没有这个订单', en: 'There is no such order', vi: 'Không có đơn hàng này' },
  'order.move_not_allowed': { status: 409, cn: '订单现在的状态不能这样做', en: 'The order cannot do this in its present status', vi: 'Trạng thái hiện tại của đơn hàng không cho phép' },
  'order.reason_required': { status: 400, cn: '请填写原因', en: 'A reason is required', vi: 'Vui lòng nhập lý do' },
  'order.two_stores': { status: 400, cn: '不支持两家店铺同时下单', en: 'Orders from 2 stores at once are not supported', vi: 'Không hỗ trợ đặt cùng lúc hai cửa hàng' },
});
