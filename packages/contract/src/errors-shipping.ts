import { errorTexts } from './error-texts.ts';

export const shippingErrors = errorTexts({
  'shipment.not_found': { status: 404, cn: '没有这张发货单', en: 'There is no such shipment', vi: 'Không có phiếu giao hàng này' },
  'shipment.quantity_insufficient': { status: 400, cn: '可用数量不足', en: 'Insufficient available quantity', vi: 'Số lượng khả dụng không đủ' },
});
