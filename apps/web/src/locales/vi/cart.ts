import type en from '../en/cart.ts';
import type { Translation } from '../resources.ts';

const cart: Translation<typeof en> = {
  title: 'Giỏ hàng', summary: '{{specs}} phân loại, {{stores}} cửa hàng', find: 'Tìm trong giỏ', findPlaceholder: 'Sản phẩm, phân loại, cửa hàng', oneStore: 'Mỗi lần thanh toán một cửa hàng.', oneStoreText: 'Các cửa hàng gom hàng và thanh toán riêng. Những gì bạn chọn ở cửa hàng khác vẫn được giữ.',
  stores: 'Cửa hàng', selectStore: 'Chọn tất cả của {{name}}', selectProduct: 'Chọn mọi phân loại của {{name}}', selectLine: 'Chọn {{name}}', selectAll: 'Chọn tất cả', settleStore: 'Thanh toán cửa hàng này', reached: 'Đã đạt giá từ {{count}} cái', more: 'Thêm {{count}} cái còn {{price}}', change: 'Đổi phân loại',
  unitPrice: 'Đơn giá', quantityOf: 'Số lượng {{name}}', amount: 'Thành tiền', remove: 'Bỏ {{name}}', removeProduct: 'Bỏ mọi phân loại của {{name}}', removed_one: 'Đã bỏ 1 dòng.', removed_other: 'Đã bỏ {{count}} dòng.', undo: 'Hoàn tác', restored: 'Đã khôi phục.',
  chosen: 'Đã chọn {{specs}} phân loại, {{count}} cái', notChosen: 'chưa chọn', subtotal: 'Tạm tính {{amount}}',
  offShelf: 'Đã ngừng bán, không đặt được', outOfStock: 'Chỉ còn {{count}} cái', soldOut: 'Hết hàng', belowMinimum: 'Sản phẩm này đặt tối thiểu {{count}} cái',
  goodsAndService: 'Tiền hàng và phí dịch vụ', deposit: 'Tiền cọc 30%', checkout: 'Đặt hàng', twoStores: 'Không hỗ trợ đặt cùng lúc hai cửa hàng', twoStoresText: 'Hãy thanh toán một cửa hàng, các cửa hàng khác vẫn giữ lựa chọn:', chooseFirst: 'Vui lòng chọn phân loại', fixFirst: 'Có dòng đã chọn chưa đặt được, hãy sửa hoặc bỏ chọn',
  empty: 'Giỏ hàng trống', emptyHint: 'Hãy chọn hàng ở sảnh hoặc dán liên kết.', toHall: 'Tới sảnh thu mua', noneFound: 'Không có gì phù hợp trong giỏ', notSaved: 'Chưa lưu được số lượng: {{reason}}',
};

export default cart;
