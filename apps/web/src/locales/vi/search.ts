import type en from '../en/search.ts';
import type { Translation } from '../resources.ts';

const search: Translation<typeof en> = {
  filters: 'Bộ lọc',
  store: 'Cửa hàng',
  allStores: 'Tất cả cửa hàng',
  site: 'Trang nguồn',
  allSites: 'Tất cả các trang',
  siteMall: 'Hàng của sàn',
  price: 'Đơn giá (CNY)',
  priceFrom: 'Từ',
  priceTo: 'Đến',
  apply: 'Áp dụng',
  minQuantity: 'Số lượng tối thiểu',
  minQuantityAny: 'Bất kỳ',
  minQuantityTo: 'Tối đa {{count}} chiếc',
  counted: '{{name}} ({{count}})',
  resultsMore: 'Hơn {{count}} sản phẩm',
  corrected: 'Không có “{{word}}”. Đang hiển thị: {{corrected}}',
  loose: 'Không có sản phẩm khớp hết “{{word}}”. Dưới đây là các sản phẩm khớp một phần.',
  refine: 'Thêm từ khóa hoặc bộ lọc để thu hẹp.',
};

export default search;
