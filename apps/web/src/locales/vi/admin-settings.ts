import type en from '../en/admin-settings.ts';
import type { Translation } from '../resources.ts';

const adminSettings: Translation<typeof en> = {
  dict: {
    title: 'Từ điển',
    add: 'Thêm từ điển',
    editTitle: 'Sửa {{name}}',
    name: 'Tên',
    nameHint: 'Các trang đọc theo tên này.',
    description: 'Mô tả',
    kind: 'Loại',
    builtIn: 'Có sẵn',
    own: 'Tự tạo',
    blurry: 'Tên, mô tả',
    removeTitle: 'Xóa {{name}}?',
    removeHint: 'Mọi mục cũng bị xóa. Không thể hoàn tác.',
  },
  entry: {
    title: 'Các mục',
    of: 'Các mục của {{name}}',
    add: 'Thêm mục',
    editTitle: 'Sửa {{label}}',
    label: 'Nhãn',
    value: 'Giá trị',
    valueHint: 'Nội dung được lưu và gửi; true, false cũng là chữ.',
    sort: 'Thứ tự',
    none: 'Chưa có mục',
    noneHint: 'Thêm mục đầu tiên.',
    removeTitle: 'Xóa {{label}}?',
    removeHint: 'Các trang không còn hiện mục này. Không thể hoàn tác.',
  },
};

export default adminSettings;
