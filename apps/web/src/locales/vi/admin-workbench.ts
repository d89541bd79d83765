import type en from '../en/admin-workbench.ts';
import type { Translation } from '../resources.ts';

const adminWorkbench: Translation<typeof en> = {
  greeting: '{{name}}, có {{count}} việc chờ bạn',
  waiting: 'Chờ bạn xử lý',
  queue: 'Hàng chờ',
  count: 'Số lượng',
  sum: 'Số tiền',
  sorted: 'Gấp nhất trước',
  key: 'G {{letter}}',
  longest: 'Chờ lâu nhất / thời hạn',
  start: 'Bắt đầu',
  hours: '{{count}} giờ',
  noQueues: 'Tài khoản này không có hàng chờ',
  noQueuesHint: 'Vai trò của bạn có các trang khác trong menu.',
  queues: {
    deposit: 'Duyệt tiền cọc',
    final: 'Duyệt thanh toán cuối',
    accept: 'Xác nhận đơn hàng',
    purchase: 'Đơn chờ mua',
    receive: 'Hàng chờ nhận',
    dispatch: 'Phiếu chờ gửi đi',
    bank: 'Dòng sao kê chưa dùng hết',
    proofs: 'Ngày lệch so với ngân hàng',
    cases: 'Hậu mãi và hoàn tiền',
    payouts: 'Khoản hoàn cần chi',
    withdrawals: 'Yêu cầu rút tiền',
    questions: 'Câu hỏi về ảnh',
    adjustments: 'Điều chỉnh kho chờ duyệt',
    captures: 'Thay đổi thu thập',
    registrations: 'Đăng ký chờ duyệt',
  },
  underWay: 'Đơn đang xử lý',
  orders: 'tổng {{count}} đơn',
  noOrders: 'Không có đơn đang xử lý',
};

export default adminWorkbench;
