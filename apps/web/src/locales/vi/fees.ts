import type en from '../en/fees.ts';
import type { Translation } from '../resources.ts';

const fees: Translation<typeof en> = {
  goods: 'Tiền hàng',
  service: 'Phí dịch vụ',
  freight: 'Cước nội địa Trung Quốc',
  logistics: 'Phí vận chuyển (theo cân)',
  storage: 'Lưu kho tháng đầu',
  handling: 'Phí đóng gói (mỗi kiện)',
  inspection: 'Kiểm hàng có ảnh',
  crate: 'Đóng kiện gỗ',
  insurance: 'Bảo hiểm',
  total: 'Tổng đơn',
  landedTotal: 'Tổng giá về kho',
  deposit: 'Tiền cọc 30%',
  dueNow: 'Cọc ngay 30%',
  rest: 'Phần còn lại trả khi thanh toán cuối',
  perUnit: 'Về {{place}}, mỗi cái',
  destination: 'Nơi đến',
  estimated: 'ước tính',
  noDuty: 'Chưa gồm thuế nhập khẩu và VAT. Phí vận chuyển, lưu kho, đóng gói tính theo cân nặng thực tế tại kho.',
};

export default fees;
