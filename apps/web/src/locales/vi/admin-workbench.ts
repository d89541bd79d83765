import type en from '../en/admin-workbench.ts';
import type { Translation } from '../resources.ts';

const adminWorkbench: Translation<typeof en> = {
  greeting: '{{name}}, có {{count}} việc chờ bạn',
  waiting: 'Chờ bạn xử lý',
  queue: 'Hàng chờ',
  count: 'Số lượng',
  longest: 'Chờ lâu nhất / thời hạn',
  start: 'Bắt đầu',
  hours: '{{count}} giờ',
  notLoaded: 'chưa tải được',
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
  },
  underWay: 'Đơn đang xử lý',
  orders: 'tổng {{count}} đơn',
  noOrders: 'Không có đơn đang xử lý',
};

export default adminWorkbench;
