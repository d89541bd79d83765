import type en from '../en/monitor.ts';
import type { Translation } from '../resources.ts';

const monitor: Translation<typeof en> = {
  doc: {
    title: 'Tài liệu API',
    hint: 'Mọi lời gọi của máy chủ này.',
    search: 'Tìm theo địa chỉ hoặc tên',
    count: '{{count}} lời gọi',
    none: 'Không có lời gọi nào khớp',
    noneHint: 'Hãy tìm bằng từ khác.',
    parameters: 'Tham số',
    required: 'bắt buộc',
    optional: 'không bắt buộc',
    body: 'Nội dung gửi',
    replies: 'Trả lời',
  },
  sql: {
    title: 'Giám sát SQL',
    hint: 'Tổng của mọi tiến trình; thời gian tính bằng mili giây.',
    since: 'Tính từ {{at}}',
    slowFrom: 'từ {{ms}} ms trở lên',
    sort: 'Sắp xếp theo',
    none: 'Chưa có gì',
    noneHint: 'Hiện không có gì để hiển thị.',
    showAll: 'Hiện cả {{count}} câu lệnh',
    tab: { statements: 'Câu lệnh', slow: 'Chậm', running: 'Đang chạy' },
    column: {
      text: 'Câu lệnh',
      count: 'Số lần',
      errors: 'Lỗi',
      rows: 'Số dòng',
      totalMs: 'Tổng',
      meanMs: 'Trung bình',
      p95Ms: 'Bách phân vị 95',
      maxMs: 'Lâu nhất',
      at: 'Lúc',
      ms: 'Thời gian',
      state: 'Trạng thái',
    },
  },
};

export default monitor;
