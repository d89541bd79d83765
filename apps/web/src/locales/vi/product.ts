import type en from '../en/product.ts';
import type { Translation } from '../resources.ts';

const product: Translation<typeof en> = {
  page: 'Chi tiết sản phẩm', hall: 'Sảnh thu mua', path: 'Bạn đang ở', pictures: 'Ảnh sản phẩm', picture: 'Ảnh {{number}}',
  source: 'Nguồn', item: 'Mã hàng {{id}}', unit: '{{weight}} mỗi cái', estimatedWeight: 'cân nặng ước tính', updated: 'Giá cập nhật {{time}}',
  tiers: 'Giá theo số lượng', from: '≥ {{min}} cái', between: '{{min}}-{{max}} cái', ownPrices: 'Mỗi phân loại có giá riêng',
  more: 'Thêm {{count}} cái, đơn giá còn {{price}}.', minimum: 'Đặt tối thiểu {{count}} cái.',
  matrix: 'Chọn phân loại và số lượng', matrixHint: 'Nhập trực tiếp, dùng phím mũi tên, dán cả khối từ bảng tính', one: 'Số lượng', specification: 'Phân loại', rowTotal: 'Cộng', quantityOf: 'Số lượng {{name}}',
  stock: 'còn {{count}}', stockUnknown: 'chưa ghi tồn kho', none: 'hết hàng', notOffered: 'không có', atMost: 'tối đa {{count}}', notWhole: 'nhập số nguyên', perCell: 'Mỗi ô', fillRows: 'Điền các hàng đã chọn', fillAll: 'Điền tất cả', clear: 'Xóa hết',
  pasted: 'Đã điền {{count}} ô từ bộ nhớ tạm.', pastedWithout: 'Đã điền {{count}} ô, bỏ qua {{skipped}} ô: hết hàng, ngoài bảng hoặc không phải số.',
  cost: 'Giá về kho', enter: 'Nhập số lượng để xem giá về Việt Nam của từng cái.', asOf: '{{pieces}} · khoảng {{weight}}', landedTotal: 'Tổng', volumetric: 'tính cước {{weight}}',
  buy: 'Đặt hàng ngay', add: 'Thêm vào giỏ', promise: 'Nhân viên xác nhận trong 1 ngày, chưa xác nhận thì chưa thu tiền', offShelf: 'Sản phẩm này đã ngừng bán.',
  chooseFirst: 'Vui lòng chọn phân loại', quantityFirst: 'Vui lòng nhập số lượng', fixQuantities: 'Có số lượng vượt tồn kho, hãy sửa các ô được đánh dấu', belowMinimum: 'Sản phẩm này đặt tối thiểu {{count}} cái',
  added: 'Đã thêm vào giỏ: {{count}} cái.', toCart: 'Tới giỏ hàng', alreadyIn: 'Hàng đã có trong giỏ', raise: 'Tăng số lượng trong giỏ', raised: 'Đã tăng số lượng trong giỏ.', restored: 'Số lượng bạn nhập vẫn còn.', logInToBuy: 'Đăng nhập để tiếp tục, số lượng đã nhập được giữ lại.',
  parameters: 'Thông số', noParameters: 'Người bán không ghi thông số.', details: 'Hình ảnh', carton: 'Mỗi thùng', cartonValue: '{{count}} cái', unitWeight: 'Cân nặng mỗi cái', unitVolume: 'Thể tích mỗi cái',
  notices: 'Lưu ý khi mua', sampleTitle: 'Mua mẫu trước.', sampleText: 'Đặt mỗi màu 1 cái để kiểm chất liệu và kích cỡ.', stockingTitle: 'Gom hàng 5-7 ngày.', stockingText: 'Thanh toán trong 7 ngày sau khi gom đủ, quá hạn tự trả lại.',
  storeTitle: 'Mỗi đơn một cửa hàng.', storeText: 'Hàng của các cửa hàng khác nhau thanh toán riêng.', afterTitle: 'Giao sai, thiếu, hỏng', afterText: 'được hậu mãi; đổi ý thì không.',
  openSource: 'Trang gốc', storeSite: 'Cửa hàng {{site}}', inBorderStock: 'Có sẵn kho biên', promotion: 'Tư liệu quảng bá',
};

export default product;
