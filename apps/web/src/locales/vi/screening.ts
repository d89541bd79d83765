import type en from '../en/screening.ts';
import type { Translation } from '../resources.ts';

const screening: Translation<typeof en> = {
  kind: {
    forbidden: 'Hàng cấm',
    papers: 'Cần giấy tờ',
    specialLine: 'Cần tuyến riêng',
    brand: 'Rủi ro thương hiệu',
  },
  title: 'Lưu ý trước khi đặt',
  found: 'khớp: {{word}}',
  shown: 'Đã hiển thị trước khi đặt',
};

export default screening;
