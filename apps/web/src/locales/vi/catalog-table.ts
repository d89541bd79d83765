import type en from '../en/catalog-table.ts';
import type { Translation } from '../resources.ts';

const catalogTable: Translation<typeof en> = {
  title: 'Sảnh thu mua dạng bảng',
  cards: 'Xem dạng thẻ',
  all: 'Mọi danh mục',
  category: 'Danh mục',
  word: 'Tên hàng',
  product: 'Hàng',
  kind: 'Loại',
  mall: 'Hàng của sảnh',
  ddc: 'Từ liên kết',
  price: 'Giá từ',
  tier: 'Bậc giá tốt nhất',
  atLeast: 'từ {{count}} cái',
  from: 'Gửi từ',
  ready: 'Sẵn hàng',
  inStock: 'có ở kho biên, {{count}} ngày',
  toStock: 'gom hàng 5-7 ngày',
  order: 'Sắp xếp',
  relevance: 'Gợi ý',
  priceUp: 'Giá thấp trước',
  priceDown: 'Giá cao trước',
  newest: 'Mới nhất',
  onlyStock: 'Chỉ hàng có ở kho biên',
  count: '{{count}} mặt hàng',
  countMore: 'Hơn {{count}} mặt hàng',
  none: 'Không có hàng phù hợp',
  noneHint: 'Chọn danh mục khác, hoặc dán liên kết.',
};

export default catalogTable;
