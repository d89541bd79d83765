import type en from '../en/admin-shipments.ts';
import type { Translation } from '../resources.ts';

const adminShipments: Translation<typeof en> = {
  title: 'Phiếu giao hàng', states: 'Trạng thái', drawerTitle: 'Phiếu giao hàng {{number}}', none: 'Chưa có phiếu giao hàng', noneHint: 'Phiếu hiện ở đây khi người mua giao hàng từ kho.', lines: 'Dòng hàng', amount: 'Thanh toán cuối', balance: 'Tiền hàng còn lại', total: 'Tổng',
  filter: { blurry: 'Mã phiếu, người nhận, mã vận đơn', orderNumber: 'Mã đơn hàng' },
  state: { paymentPending: 'Chờ thanh toán cuối', paymentReview: 'Đang duyệt thanh toán', paymentRejected: 'Thanh toán không đạt', ready: 'Chờ giao hàng', inTransit: 'Đang giao hàng', delivered: 'Đã giao tới', cancelled: 'Đã hủy' },
  fee: { logistics: 'Phí vận chuyển (theo cân)', storage: 'Phí lưu kho', handling: 'Phí đóng gói', inspection: 'Kiểm hàng', crate: 'Thùng gỗ', insurance: 'Bảo hiểm' },
  mode: 'Giao tới', modes: { address: 'Địa chỉ', marketplace: 'Đơn trên sàn' }, consignee: 'Người nhận', contact: 'Liên hệ', address: 'Địa chỉ', marketplaceOrder: 'Mã đơn sàn', orderScreenshot: 'Ảnh đơn hàng', waybillImage: 'Ảnh vận đơn', carrier: 'Đơn vị vận chuyển', trackingNumber: 'Mã vận đơn', createdAt: 'Tạo lúc', payBy: 'Hạn trả', dispatchedAt: 'Gửi đi lúc', deliveredAt: 'Giao tới lúc', remarks: 'Ghi chú', cancelReason: 'Lý do hủy',
  dispatch: { open: 'Gửi hàng', title: 'Gửi phiếu này đi', submit: 'Gửi hàng' },
  deliver: { submit: 'Ghi nhận đã giao', title: '{{number}} đã giao tới chưa?', hint: 'Từ bây giờ người mua có 7 ngày để yêu cầu hậu mãi.' },
};

export default adminShipments;
