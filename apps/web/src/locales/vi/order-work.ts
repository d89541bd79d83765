import type { Translation } from '../resources.ts';
import type en from '../en/order-work.ts';

const orderWork: Translation<typeof en> = {
  remarks: 'Lời nhắn từ nhân viên',
  compare: {
    title: 'Báo giá và thực tế',
    hint: 'Ước tính lúc đặt hàng',
    what: 'Khoản mục',
    quoted: 'Báo giá',
    actual: 'Thực tế',
    why: 'Lý do chênh lệch',
    notYet: 'chưa xác định',
    rows: {
      goods: 'Tiền hàng',
      freight: 'Phí vận chuyển nội địa Trung Quốc',
      service: 'Phí dịch vụ',
      units: 'Số lượng đã nhập',
      weight: 'Trọng lượng',
      fees: 'Phí giao hàng',
    },
    causes: {
      short: 'thiếu {{count}} cái',
      cancelled: 'hủy {{count}} cái',
      returned: 'trả lại {{count}} cái',
      ofUnits: 'hiện mới {{count}} trong {{of}} cái',
      weighed: 'theo cân nặng và thể tích thực tế',
    },
  },
  proposal: {
    waits: '{{name}} đã soạn một đơn hàng cho bạn.',
    lines_one: '{{count}} dòng hàng',
    lines_other: '{{count}} dòng hàng',
    until: 'hiệu lực đến {{date}}',
    look: 'Xem và đặt hàng',
    back: 'Đơn hàng của tôi',
    head: 'Đơn này do {{name}} soạn cho bạn.',
    hint: 'Đơn chỉ có hiệu lực khi bạn tự đặt. Hiệu lực đến {{date}}.',
    decline: 'Từ chối',
    declineTitle: 'Từ chối đơn soạn sẵn',
    reason: 'Lý do',
    over: {
      placed: 'Đơn soạn sẵn này đã được đặt.',
      declined: 'Bạn đã từ chối đơn soạn sẵn này.',
      withdrawn: 'Nhân viên đã rút đơn soạn sẵn này.',
      expired: 'Đơn soạn sẵn này đã hết hạn.',
    },
  },
};

export default orderWork;
