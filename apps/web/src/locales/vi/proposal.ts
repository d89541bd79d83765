import type en from '../en/proposal.ts';
import type { Translation } from '../resources.ts';

const proposal: Translation<typeof en> = {
  title: 'Gợi ý giao hàng',
  now: 'Giao ngay: {{goods}}',
  hold: 'Giữ đến {{date}}: {{goods}}. Phần còn lại của đơn dự kiến về lúc đó.',
  saves: 'tiết kiệm {{amount}}',
  allNow: 'Giao hết ngay: chờ thêm không tiết kiệm.',
  returnAt: 'Sẽ trả về cửa hàng ngày {{date}} nếu chưa giao.',
  nextStorage: 'Tháng lưu kho tiếp theo bắt đầu ngày {{date}}.',
  item: '{{quantity}} cái {{title}}',
  apply: 'Áp dụng cho đơn {{number}}',
  order: 'Đơn {{number}}',
};

export default proposal;
