import type en from '../en/admin-compensation.ts';
import type { Translation } from '../resources.ts';

const adminCompensation: Translation<typeof en> = {
  title: 'Quy tắc bồi thường',
  removeHint: 'Chưa có yêu cầu nào theo bản này.',
  saveFirst: 'Lưu bản nháp để xem khác gì.',
  differs: 'Khác về: {{names}}.',
  hint: 'Tỷ lệ: phần được đề xuất trên toàn bộ giá trị hàng khiếu nại. Mức trần: tối đa của giá trị và phí phiếu giao cho mọi khiếu nại cộng lại. Số ngày: sau khi giao; trống là thời hạn chung.',
  share: 'Tỷ lệ giá trị (%)',
  ceiling: 'Mức trần (%)',
  days: 'Số ngày',
  bornBy: 'Bên chịu',
  needsPhoto: 'Cần ảnh',
  remedyRequired: 'Ít nhất một cách xử lý',
  returns: 'Hàng trả về cửa hàng',
  returnsHint: 'Trừ vào tiền cọc của hàng, không quá số đó.',
  takesFreight: 'Vận chuyển nội địa Trung Quốc',
  takesService: 'Phí dịch vụ',
  takesReturnFreight: 'Phí trả hàng',
};

export default adminCompensation;
