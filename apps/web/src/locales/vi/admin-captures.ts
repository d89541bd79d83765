import type en from '../en/admin-captures.ts';
import type { Translation } from '../resources.ts';

const captures: Translation<typeof en> = {
  title: 'Thay đổi thu thập',
  none: 'Không có thay đổi nào đang chờ',
  noneHint: 'Thay đổi chờ ở đây cho tới khi trang gốc, người mua thứ hai hoặc nhân viên xác nhận.',
  product: 'Sản phẩm',
  changes: 'Khác biệt',
  by: 'Người thu thập',
  at: 'Thu thập lúc',
  what: {
    title: 'Tên',
    price: 'Giá thấp nhất',
    minimum: 'Tối thiểu',
    specifications: 'Số phân loại',
    stock: 'Tồn kho',
    weight: 'Cân nặng',
    store: 'Người bán khác',
  },
  prices: 'giá riêng hoặc bậc giá',
  accept: 'Chấp nhận',
  decline: 'Từ chối',
  original: 'Trang gốc',
};

export default captures;
