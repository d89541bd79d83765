import type en from '../en/joint.ts';
import type { Translation } from '../resources.ts';

const joint: Translation<typeof en> = {
  title: 'Một lần chuyển cho nhiều khoản',
  order: 'Đơn hàng {{number}}',
  back: 'Thanh toán của tôi',
  members: 'Các khoản trong lần chuyển này',
  sum: 'Tổng số tiền chuyển',
  sumHint: 'Một lần chuyển, một nội dung. Nếu tiền không đủ thì phân bổ cho các khoản theo thứ tự này.',
  member: {
    unpaid: 'Chưa thanh toán',
    pendingApproval: 'Chờ duyệt',
    paid: 'Đã thanh toán',
    cancelled: 'Đã hủy, đã rời lần chuyển',
    out: 'Đã bỏ ra',
  },
  leave: 'Bỏ ra',
  leaveLabel: 'Bỏ {{number}} khỏi lần chuyển này',
  none: { title: 'Không còn gì để chuyển ở đây', text: 'Các khoản đang chờ duyệt, đã trả, đã hủy hoặc đã bỏ ra.' },
  changed: 'Tổng số tiền đã thay đổi. Hãy kiểm tra rồi gửi lại.',
  pick: {
    start: 'Trả nhiều khoản bằng một lần chuyển',
    hint: 'Chọn ít nhất hai khoản. Chúng có chung một tổng, một nội dung và một mã QR.',
    count: 'Đã chọn {{count}}',
    sum: 'Tổng {{amount}}',
    go: 'Trả bằng một lần chuyển',
    stop: 'Hủy',
    choose: 'Chọn {{number}}',
    tooFew: 'Hãy chọn ít nhất hai khoản',
  },
};

export default joint;
