import type en from '../en/sourcing.ts';
import type { Translation } from '../resources.ts';

const sourcing: Translation<typeof en> = {
  linkTitle: 'Báo giá từ liên kết', link: 'Liên kết sản phẩm hoặc đoạn chia sẻ', again: 'Báo giá lại', paste: 'Dán liên kết sản phẩm', pasteHint: 'Dán liên kết hoặc cả đoạn chia sẻ của 1688, Taobao, Tmall, Pinduoduo, JD và các trang khác.',
  reading: { title: 'Đang đọc sản phẩm', hint: 'thường mất 1-3 giây', site: 'Nhận diện trang', siteIs: 'Nhận diện trang: {{site}}', known: 'Tìm sản phẩm', product: 'Đọc phân loại, giá và tồn kho', quote: 'Tính giá về kho' },
  refused: 'Không dùng được làm liên kết sản phẩm', failed: 'Chưa kiểm tra được liên kết',
  ok: { title: 'Đã đọc được, xem giá về kho trước', valid: 'báo giá có hiệu lực 30 phút', original: 'Trang gốc', each: '{{weight}}/cái', estimated: 'ước tính', unitPrice: 'Đơn giá nhà cung cấp', landed: 'Về {{place}}, mỗi cái', total: 'Tổng {{count}} cái', quantity: 'Số lượng', stock: 'còn {{count}}', minimum: 'tối thiểu {{count}} cái', buy: 'Đặt hàng ngay', add: 'Thêm vào giỏ', many: 'Điền nhiều phân loại', added: 'Đã thêm vào giỏ.', toCart: 'Tới giỏ hàng', raise: 'Tăng số lượng trong giỏ', chooseFirst: 'Không có tổ hợp này, hãy chọn phân loại khác', short: 'Chỉ còn {{count}} cái', belowMinimum: 'Đặt tối thiểu {{count}} cái', offShelf: 'Sản phẩm này đã ngừng bán', checkPrice: 'Giá lúc {{time}}', checkPriceText: 'Nhân viên xác nhận giá và nguồn hàng trước khi bạn trả tiền.', checkStock: 'Đã biết tồn kho', checkStockText: 'Theo người bán công bố.', checkWeight: 'Cân nặng ước tính', checkWeightText: 'Tính cước theo cân thực tế tại kho.', checkWeightStated: 'Cân nặng do người bán ghi' },
  fail: {
    title: 'Chưa đọc được trang này, hãy đăng ký để nhân viên tìm', saved: 'Liên kết đã được giữ lại. Tải ảnh chụp trang sản phẩm, nhân viên trả lời trong 1 ngày có mua được không và giá bao nhiêu.', why: 'Vì sao chưa đọc được',
    whyLogIn: 'Trang này chỉ hiện giá sau khi đăng nhập, hoặc sản phẩm chưa từng được thu thập.', whyShort: 'Hãy thay liên kết rút gọn, liên kết mini-app bằng địa chỉ trong trình duyệt.',
  },
  interest: {
    title: 'Hàng quan tâm', add: 'Đăng ký hàng quan tâm', link: 'Liên kết sản phẩm', name: 'Tên sản phẩm', specification: 'Phân loại', quantity: 'Số lượng', note: 'Ghi chú', screenshots: 'Ảnh chụp trang sản phẩm', notePlaceholder: 'Bao bì, chứng nhận, thời hạn giao', specificationPlaceholder: 'Màu, kích cỡ, dung tích',
    shotsHint: 'Cần thấy rõ ảnh, giá và phân loại, tối đa {{max}} ảnh', shot: 'Ảnh chụp {{number}}', removeShot: 'Bỏ ảnh chụp {{number}}', submit: 'Đăng ký hàng quan tâm', logIn: 'Đăng nhập để đăng ký', logInHint: 'Liên kết được giữ lại khi bạn đăng nhập.',
    done: 'Đã đăng ký. Nhân viên trả lời trong 1 ngày.', seeAll: 'Xem tất cả', another: 'Đăng ký thêm', none: 'Chưa có hàng quan tâm', noneHint: 'Đăng ký sản phẩm chưa đọc được từ liên kết.',
    state: 'Trạng thái', requested: 'Đang kiểm tra', priced: 'Đã báo giá', declined: 'Không mua được', createdAt: 'Ngày đăng ký', see: 'Xem sản phẩm', pieces: '{{count}} cái',
  },
};

export default sourcing;
