import { errorTexts } from './error-texts.ts';

export const shippingErrors = errorTexts({
  'shipment.not_found': {
    status: 404,
    cn: '没有这张发货单',
    en: 'There is no such shipment',
    vi: 'Không có phiếu giao hàng này',
  },
  'shipment.quantity_insufficient': {
    status: 400,
    cn: '可用数量不足',
    en: 'Insufficient available quantity',
    vi: 'Số lượng khả dụng không đủ',
  },
  'shipment.line_twice': {
    status: 400,
    cn: '同一行填了两次',
    en: 'The same line was given twice',
    vi: 'Một dòng được nhập hai lần',
  },
  'shipment.consignee_empty': {
    status: 400,
    cn: '收货人不能为空',
    en: 'User name cannot be empty',
    vi: 'Người nhận không được để trống',
  },
  'shipment.contact_empty': {
    status: 400,
    cn: '联系方式不能为空',
    en: 'Contact cannot be empty',
    vi: 'Liên hệ không được để trống',
  },
  'shipment.contact_invalid': {
    status: 400,
    cn: '请输入正确的电话号码',
    en: 'Enter a correct phone number',
    vi: 'Vui lòng nhập đúng số điện thoại',
  },
  'shipment.address_empty': {
    status: 400,
    cn: '地址不能为空',
    en: 'Address cannot be empty',
    vi: 'Địa chỉ không được để trống',
  },
  'shipment.order_number_empty': {
    status: 400,
    cn: '平台单号不能为空',
    en: 'Order number cannot be empty',
    vi: 'Mã đơn sàn không được để trống',
  },
  'shipment.screenshot_empty': {
    status: 400,
    cn: '订单截图不能为空',
    en: 'Order screenshot cannot be empty',
    vi: 'Ảnh đơn hàng không được để trống',
  },
  'shipment.waybill_empty': {
    status: 400,
    cn: '面单图片不能为空',
    en: 'Waybill image cannot be empty',
    vi: 'Ảnh vận đơn không được để trống',
  },
  'shipment.fields_missing': {
    status: 400,
    cn: '请填写标出的各项',
    en: 'Fill in the marked fields',
    vi: 'Vui lòng điền các mục được đánh dấu',
  },
  'shipment.totals_changed': {
    status: 409,
    cn: '金额有变化，现在应付 {amount}，请核对后再提交',
    en: 'The amount has changed: {amount} is due now. Check it and send again',
    vi: 'Số tiền đã thay đổi, hiện phải trả {amount}. Vui lòng kiểm tra rồi gửi lại',
  },
  'shipment.carrier_empty': {
    status: 400,
    cn: '物流公司不能为空',
    en: 'Logistics company cannot be empty',
    vi: 'Đơn vị vận chuyển không được để trống',
  },
  'shipment.tracking_empty': {
    status: 400,
    cn: '物流单号不能为空',
    en: 'Tracking number cannot be empty',
    vi: 'Mã vận đơn không được để trống',
  },
  'shipment.cannot_cancel': {
    status: 409,
    cn: '这张发货单现在不能取消：付款正在审核，或货已发出',
    en: 'This shipment cannot be cancelled now: its payment is in review or it has left',
    vi: 'Không thể hủy phiếu này lúc này: thanh toán đang duyệt hoặc hàng đã đi',
  },
  'shipment.own_order': {
    status: 403,
    cn: '不能处理自己的发货单',
    en: 'You cannot process your own shipment',
    vi: 'Bạn không thể xử lý phiếu của chính mình',
  },
});
