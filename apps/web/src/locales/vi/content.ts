import type en from '../en/content.ts';
import type { Translation } from '../resources.ts';

const content: Translation<typeof en> = {
  start: 'Hướng dẫn mua hàng',
  plugin: 'Hướng dẫn tiện ích',
  payment: 'Hướng dẫn thanh toán',
  shipping: 'Hướng dẫn giao hàng',
  marketplace: 'Hướng dẫn đơn sàn',
  aftersales: 'Hướng dẫn hậu mãi',
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
  readAll: 'Đọc toàn văn: {{name}}',
  version: 'Phiên bản {{version}}, có hiệu lực từ {{date}}.',
  before: 'Xem phiên bản {{version}} trước đó',
  earlier: 'Đây là phiên bản {{version}}, không phải bản mới nhất.',
  toCurrent: 'Xem phiên bản hiện hành',
  unknown: 'Không có tài liệu này',
  unknownHint: 'Hãy chọn một tài liệu trong danh sách.',
  toStart: 'Xem hướng dẫn mua hàng',
  agreed: {
    title: 'Tài liệu đã đồng ý',
    none: 'Chưa đồng ý tài liệu nào',
    noneHint: 'Những gì bạn đồng ý khi đăng ký hoặc đặt đơn được ghi tại đây.',
    document: 'Tài liệu',
    version: 'Phiên bản',
    language: 'Ngôn ngữ',
    occasion: 'Dịp',
    registration: 'Đăng ký',
    order: 'Đặt đơn',
    at: 'Đồng ý lúc',
  },
};

export default content;
