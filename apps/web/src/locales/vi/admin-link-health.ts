import type en from '../en/admin-link-health.ts';
import type { Translation } from '../resources.ts';

const health: Translation<typeof en> = {
  title: 'Tình trạng đọc trang',
  none: 'Không có lần đọc nào trong thời gian này',
  noneHint: 'Lần thu thập của tiện ích, liên kết rút gọn và lần tự đọc trang được tính ở đây.',
  site: 'Trang',
  way: 'Cách đọc',
  ways: {
    plugin: 'Tiện ích',
    short: 'Liên kết rút gọn',
    page: 'Trang công khai',
    provider: 'Nguồn dữ liệu',
  },
  version: 'Phiên bản',
  rate: 'Tỷ lệ thành công',
  count: '{{good}} trên {{total}}',
  lastGood: 'Thành công gần nhất',
  lastFailed: 'Lỗi gần nhất',
  errors: 'Mã lỗi',
  state: 'Hiện tại',
  troubled: 'Có sự cố',
  fine: 'Bình thường',
  time: 'Khoảng thời gian',
  hours: {
    '1': '1 giờ qua',
    '24': '24 giờ qua',
    '168': '7 ngày qua',
    '720': '30 ngày qua',
  },
};

export default health;
