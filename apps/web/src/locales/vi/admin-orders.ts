import type en from '../en/admin-orders.ts';
import type { Translation } from '../resources.ts';

const adminOrders: Translation<typeof en> = {
  filter: { number: 'Mã đơn hàng', buyer: 'Mã hoặc tên người mua', goods: 'Tên hàng', status: 'Trạng thái', from: 'Từ', to: 'Đến' },
  list: { none: 'Không có đơn hàng phù hợp', noneHint: 'Đổi bộ lọc, hoặc chờ đơn hàng đầu tiên.', total: 'Tổng', deposit: 'Tiền cọc', progress: 'Tiến độ', placedAt: 'Đặt lúc', lines: '{{count}} dòng' },
  confirm: {
    none: 'Không có đơn hàng chờ xác nhận', noneHint: 'Đơn mới hiện ở đây. Mỗi đơn cần được xác nhận hoặc từ chối trong 24 giờ.', hint: 'Kiểm tra hàng và giá với người bán, rồi xác nhận hoặc từ chối trong 24 giờ.',
    accept: 'Xác nhận đơn hàng', refuse: 'Từ chối', accepted: 'Đơn hàng {{number}} đã được xác nhận. Người mua có thể đặt cọc.', refused: 'Đơn hàng {{number}} đã bị từ chối và đóng.',
    refuseTitle: 'Từ chối đơn hàng {{number}}', refuseHint: 'Đơn hàng bị đóng và người mua đọc được lý do. Chưa có khoản nào được trả.', reason: 'Lý do', remarks: 'Ghi chú của người mua', atSeller: 'Trang của người bán',
  },
  detail: {
    title: 'Đơn hàng {{number}}', lines: 'Dòng hàng', payments: 'Thanh toán', history: 'Lịch sử', money: 'Tiền', store: 'Cửa hàng', placedAt: 'Đặt lúc', acceptedAt: 'Xác nhận lúc', stockedAt: 'Gom đủ lúc', autoReturnAt: 'Tự động trả lại', expectedStockingOn: 'Dự kiến gom đủ', sellerOrders: 'Mã đơn của người bán', remarks: 'Ghi chú', closeReason: 'Lý do đóng', rate: 'Tỷ giá',
    unitPrice: 'Đơn giá', freight: 'Cước trong Trung Quốc', service: 'Phí dịch vụ', total: 'Tổng đơn', deposit: 'Tiền cọc 30%', ordered: 'Đặt', inTransit: 'Đang về', available: 'Khả dụng', shipped: 'Đã giao',
    paid: 'Đã trả', consumed: 'Đã dùng', held: 'Đang giữ', refunded: 'Đã hoàn', noPayments: 'Chưa có khoản phải trả', remitter: 'Người chuyển', serialNumber: 'Mã giao dịch', dueAt: 'Hạn trả', shipment: 'Phiếu giao hàng',
  },
  actor: { buyer: 'Người mua', staff: 'Nhân viên', system: 'Hệ thống' },
  event: {
    placed: 'Đặt đơn', accepted: 'Xác nhận đơn', refused: 'Từ chối đơn', acceptanceExpired: 'Không được xác nhận kịp', adjustmentOffered: 'Đề nghị giá mới', adjustmentConfirmed: 'Đồng ý giá mới', adjustmentDeclined: 'Không đồng ý giá mới', adjustmentExpired: 'Giá mới quá hạn xác nhận',
    depositClaimed: 'Người mua báo đã chuyển cọc', depositApproved: 'Duyệt tiền cọc', depositPartlyApproved: 'Duyệt một phần tiền cọc', depositRejected: 'Không duyệt tiền cọc', depositReReviewed: 'Duyệt lại tiền cọc', depositExpired: 'Quá hạn đặt cọc', cancelled: 'Hủy đơn', cancelRequested: 'Yêu cầu hủy',
    purchased: 'Ghi nhận mua hàng', received: 'Nhận hàng vào kho', closedShort: 'Chốt thiếu hàng', shortTurnedUp: 'Hàng thiếu đã về', defectClaimed: 'Phát hiện lỗi', shipmentCreated: 'Tạo phiếu giao hàng', servicePerformed: 'Đã làm dịch vụ', finalClaimed: 'Người mua báo đã thanh toán cuối', finalApproved: 'Duyệt thanh toán cuối', finalPartlyApproved: 'Duyệt một phần thanh toán cuối', finalRejected: 'Không duyệt thanh toán cuối', finalReReviewed: 'Duyệt lại thanh toán cuối', shipmentExpired: 'Phiếu giao quá hạn thanh toán', shipmentCancelled: 'Hủy phiếu giao hàng', dispatched: 'Đã gửi đi', delivered: 'Đã giao tới',
    returnRequested: 'Yêu cầu trả lại', autoReturned: 'Tự động trả lại', afterSalesRequested: 'Yêu cầu hậu mãi', sentBack: 'Người mua gửi trả', returnedToStore: 'Trả về cửa hàng', caseApproved: 'Duyệt hậu mãi', caseRejected: 'Không duyệt hậu mãi', caseReReviewed: 'Duyệt lại hậu mãi', rejectionFinal: 'Từ chối đã có hiệu lực', payoutDone: 'Đã hoàn tiền', payoutFailed: 'Hoàn tiền thất bại', payoutRetried: 'Thử hoàn tiền lại', payoutToWallet: 'Hoàn vào ví',
  },
};

export default adminOrders;
