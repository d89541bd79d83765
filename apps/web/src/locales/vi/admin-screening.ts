import type en from '../en/admin-screening.ts';
import type { Translation } from '../resources.ts';

const rules: Translation<typeof en> = {
  title: 'Sàng lọc hàng hóa',
  none: 'Chưa có quy tắc',
  noneHint: 'Quy tắc gồm từ hoặc danh mục; người mua đọc ghi chú trước khi thêm vào giỏ, hàng cấm không thể đặt.',
  add: 'Thêm quy tắc',
  edit: 'Sửa quy tắc',
  blurry: 'Từ hoặc ghi chú',
  kind: 'Loại',
  words: 'Từ',
  category: 'Danh mục',
  noCategory: 'Không có danh mục',
  note: 'Ghi chú cho người mua',
  wordsCn: 'Từ, tiếng Trung',
  wordsEn: 'Từ, tiếng Anh',
  wordsVi: 'Từ, tiếng Việt',
  wordsHint: 'Mỗi dòng một từ. Từ tiếng Trung khớp ở mọi vị trí, từ khác chỉ khớp nguyên từ.',
  noteCn: 'Ghi chú, tiếng Trung',
  noteEn: 'Ghi chú, tiếng Anh',
  noteVi: 'Ghi chú, tiếng Việt',
  isActive: 'Đang áp dụng',
  active: 'Đang áp dụng',
  resting: 'Tạm dừng',
  changed: 'Sửa lần cuối',
  removeTitle: 'Xóa quy tắc này?',
  removeHint: 'Hàng có những từ này sẽ không còn được nhắc. Đơn hàng giữ lại nội dung đã hiển thị.',
  ruleOf: 'quy tắc cho {{words}}',
};

export default rules;
