import type en from '../en/checkout.ts';
import type { Translation } from '../resources.ts';

const checkout: Translation<typeof en> = {
  title: 'Xác nhận đặt hàng',
  goods: 'Hàng hóa',
  product: 'Sản phẩm',
  unitPrice: 'Đơn giá',
  quantity: 'Số lượng',
  amount: 'Thành tiền',
  pieces: '{{specs}} phân loại, {{count}} cái',
  remarks: 'Ghi chú',
  remarksPlaceholder: 'Điều nhân viên thu mua cần biết',
  optional: 'không bắt buộc',
  slip: 'Các khoản phải trả',
  depositLater: 'Trả sau khi nhân viên xác nhận',
  perUnit: 'Về {{place}}, mỗi cái',
  quoteLeft: 'Báo giá còn hiệu lực',
  quoteOver: 'Báo giá đã hết hạn, đang tính lại',
  rate: 'Tỷ giá của báo giá này',
  later: 'Ước tính, trả cùng thanh toán cuối',
  weight: 'tính cước {{weight}}',
  submit: 'Gửi đơn hàng',
  next: 'Nhân viên xác nhận trong 1 ngày, sau đó bạn mới đặt cọc; trước đó không thu tiền.',
  oneStore: 'Cửa hàng',
  changedTitle: 'Số tiền đã thay đổi.',
  changed: 'Trước là {{before}}, nay là {{after}}. Hãy kiểm tra rồi gửi lại.',
  expired: 'Báo giá đã hết hạn và được tính lại. Hãy kiểm tra số tiền rồi gửi đơn.',
  nothing: 'Không có gì để đặt',
  nothingHint: 'Những dòng đã chọn không còn trong giỏ.',
  toCart: 'Tới giỏ hàng',
  backToProduct: 'Quay lại sản phẩm',
  gone: 'Một số phân loại không còn được bán.',
  rules: {
    title: 'Quy định của chúng tôi đã thay đổi',
    hint: 'Vui lòng đọc nội dung mới. Bạn chỉ được hỏi một lần; đơn được đặt ngay sau khi bạn đồng ý.',
    agree: 'Đồng ý và đặt đơn',
    read: 'Tôi đã đọc và đồng ý với “{{name}}”, phiên bản {{version}}',
    byPlacing: 'Khi đặt đơn, bạn đồng ý với:',
  },
  alreadyPlaced: 'Đơn hàng này đã được gửi.',
};

export default checkout;
