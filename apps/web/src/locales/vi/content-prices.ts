import type en from '../en/content-prices.ts';
import type { Translation } from '../resources.ts';

const prices: Translation<typeof en> = {
  item: 'Khoản mục',
  price: 'Giá',
  service: 'Phí dịch vụ',
  logistics: 'Phí vận chuyển, {{place}}',
  storage: 'Phí lưu kho',
  handling: 'Phí đóng gói',
  inspection: 'Kiểm hàng có ảnh',
  crate: 'Thùng gỗ',
  insurance: 'Bảo hiểm',
  volumetric: 'Cân thể tích',
  percentOf: '{{percent}} tiền hàng',
  perKg: '{{price}} mỗi kg',
  perPiece: '{{price}} mỗi cái',
  percentFrom: '{{percent}}, tiền hàng từ {{amount}}',
  perKgFrom: '{{price}} mỗi kg, từ {{weight}}',
  divisor: '{{volume}} cm³ tính là 1 kg',
  firstMonth: '{{price}} mỗi m³ cho tháng đầu',
  nextMonth: '{{price}} mỗi m³ cho mỗi 30 ngày tiếp theo',
  perPackage: '{{price}} mỗi kiện',
  perPieceFrom: '{{price}} mỗi cái, từ {{pieces}} cái',
  firstKg: '{{price}} cho kg đầu tiên',
  nextKg: '{{price}} cho mỗi kg tiếp theo',
  ofValue: '{{percent}} giá trị hàng trong phiếu',
};

export default prices;
