import type en from '../en/admin-parts.ts';
import type { Translation } from '../resources.ts';

const adminParts: Translation<typeof en> = {
  duration: {
    underMinute: 'dưới 1 phút',
    minutes: '{{minutes}} phút',
    hours: '{{hours}} giờ {{minutes}} phút',
    days: '{{days}} ngày {{hours}} giờ',
  },
  timeLeft: 'còn {{duration}}',
  timeOver: 'quá hạn {{duration}}',
  total: 'tổng {{count}}',
  order: 'Đơn hàng',
  buyer: 'Người mua',
  goods: 'Hàng hóa',
  quantity: 'Số lượng',
  status: 'Trạng thái',
  action: 'Thao tác',
  amount: 'Số tiền',
  details: 'Chi tiết',
  from: 'Từ',
  to: 'Đến',
  photos: 'Ảnh',
  openOrder: 'Mở đơn hàng',
  moreLines: 'và {{count}} dòng khác',
  purpose: { deposit: 'Tiền cọc', final: 'Thanh toán cuối', adjustment: 'Điều chỉnh' },
  paymentStatus: { unpaid: 'Chưa trả', pendingApproval: 'Chờ phê duyệt', paid: 'Đã trả', cancelled: 'Đã hủy' },
  outcome: { approved: 'Duyệt', rejected: 'Không duyệt', reReview: 'Duyệt lại' },
};

export default adminParts;
