import type en from '../en/shell.ts';
import type { Translation } from '../resources.ts';

const shell: Translation<typeof en> = {
  skip: 'Tới nội dung', tagline: 'KOUAN',
  rate: 'Tỷ giá hôm nay', rateUpdated: 'cập nhật {{time}}', liability: 'Phạm vi trách nhiệm', prohibited: 'Hàng cấm', language: 'Ngôn ngữ',
  searchLabel: 'Tìm hàng, hoặc dán liên kết từ trang Trung Quốc', searchPlaceholder: 'Tìm hàng hoặc dán liên kết', search: 'Tìm',
  notices: 'Thông báo', cart: 'Giỏ hàng', cartCount: 'Giỏ hàng, {{count}} dòng', logIn: 'Đăng nhập', register: 'Đăng ký',
  mainNavigation: 'Chính', bottomNavigation: 'Dưới cùng',
  hall: 'Sảnh thu mua', orders: 'Đơn hàng', stock: 'Tồn kho', ship: 'Giao hàng', shippingNotes: 'Phiếu giao hàng', interest: 'Hàng quan tâm', plugin: 'Tiện ích thu thập', guide: 'Hướng dẫn',
  tabHall: 'Sảnh', tabOrders: 'Đơn', tabPaste: 'Dán link', tabStock: 'Kho', tabMe: 'Tôi',
  account: 'Tài khoản', personalCentre: 'Trang cá nhân', admin: 'Khu quản trị', logOut: 'Đăng xuất',
  disclaimer: 'Nền tảng cung cấp hạ tầng thanh toán, vận chuyển, hải quan và hậu mãi; không tham gia mua bán, không chịu trách nhiệm về chất lượng hàng và hoàn tiền do lý do chủ quan. Nên mua mẫu trước khi đặt số lượng lớn.',
  terms: 'Điều khoản', privacy: 'Quyền riêng tư', copyright: '© 2018-2023 {{name}}',
  notFound: { title: 'Không tìm thấy trang', hint: 'Địa chỉ có thể sai hoặc trang đã được chuyển đi.', action: 'Tới sảnh thu mua' },
  forbidden: { title: 'Không có quyền', hint: 'Tài khoản của bạn không mở được trang này. Hãy liên hệ quản trị viên hoặc đăng nhập bằng tài khoản khác.', action: 'Tới sảnh thu mua' },
};

export default shell;
