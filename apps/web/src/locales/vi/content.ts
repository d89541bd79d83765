import type en from '../en/content.ts';
import type { Translation } from '../resources.ts';

const content: Translation<typeof en> = {
  start: 'Hướng dẫn mua hàng',
  payment: 'Hướng dẫn thanh toán',
  shipping: 'Hướng dẫn giao hàng',
  fees: 'Các loại phí',
  terms: 'Điều khoản dịch vụ',
  agreement: 'Thỏa thuận đăng ký',
  privacy: 'Quyền riêng tư',
  prohibited: 'Hàng cấm',
  liability: 'Phạm vi trách nhiệm',
  list: 'Hướng dẫn và quy định',
  guides: 'Hướng dẫn',
  rules: 'Quy định',
  choose: 'Chọn tài liệu',
  onThisPage: 'Trong trang này',
  unknown: 'Không có tài liệu này',
  unknownHint: 'Hãy chọn một tài liệu trong danh sách.',
  toStart: 'Xem hướng dẫn mua hàng',
};

export default content;
