import type { Translation } from '../resources.ts';
import type en from '../en/providers.ts';

const providers: Translation<typeof en> = {
  outcome: {
    found: 'Lấy được',
    gone: 'Đã ngừng bán',
    closed: 'Cần đăng nhập',
    unusable: 'Không dùng được',
    refused: 'Bị từ chối',
    limited: 'Vượt hạn mức nền tảng',
    timeout: 'Quá thời gian',
    failed: 'Thất bại',
    quota: 'Hết hạn mức ngày',
    open: 'Đang tạm nghỉ',
    noTime: 'Không còn thời gian',
  },
  tried: 'Thứ tự thử và kết quả',
  triedHint: 'Chỉ nhân viên thấy phần này.',
  step: 'Bước',
  provider: 'Nguồn',
  result: 'Kết quả',
  time: 'Thời gian',
  took: '{{ms}} ms',
  cached: 'từ bộ nhớ',
  notTried: 'Chưa hỏi nguồn nào về sản phẩm này.',
  settings: 'Nguồn dữ liệu liên kết',
};

export default providers;
