import type en from '../en/services.ts';
import type { Translation } from '../resources.ts';

const services: Translation<typeof en> = {
  label: 'Dịch vụ tùy chọn',
  inspection: 'Kiểm hàng có ảnh',
  crate: 'Thùng gỗ',
  insurance: 'Bảo hiểm',
  hint: 'Tính cùng phiếu giao hàng dùng dịch vụ, theo giá khi đó.',
  link: {
    requires: '{{service}} cần kèm theo: {{other}}',
    excludes: '{{service}} không dùng cùng: {{other}}',
    suggests: 'Nên dùng cùng {{service}}: {{other}}',
  },
};

export default services;
