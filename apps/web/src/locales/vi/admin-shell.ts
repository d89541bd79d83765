import type en from '../en/admin-shell.ts';
import type { Translation } from '../resources.ts';

const adminShell: Translation<typeof en> = {
  menu: 'Trình đơn', openMenu: 'Mở trình đơn', closeMenu: 'Thu gọn trình đơn', breadcrumb: 'Đường dẫn',
  openTabs: 'Các trang đang mở', closeTab: 'Đóng {{title}}', refresh: 'Làm mới trang này', tabActions: 'Thao tác thẻ', closeThis: 'Đóng', closeOthers: 'Đóng các thẻ khác', closeAll: 'Đóng tất cả', noName: 'chưa đặt tên',
  fullscreen: 'Toàn màn hình', fullscreenUnsupported: 'Trình duyệt không hỗ trợ toàn màn hình', size: 'Cỡ bố cục', sizeDefault: 'Mặc định', sizeMedium: 'Vừa', sizeSmall: 'Nhỏ', sizeMini: 'Rất nhỏ',
  settings: 'Cài đặt bố cục', themeColour: 'Màu chủ đề', appearance: 'Giao diện', light: 'Sáng', dark: 'Tối', interface: 'Thành phần', showTabs: 'Hiện thanh thẻ', fixedHeader: 'Cố định đầu trang', showLogo: 'Hiện logo', showFooter: 'Hiện chân trang', restore: 'Khôi phục mặc định', kept: 'Có hiệu lực ngay, lưu trên máy này 365 ngày',
  portBlue: 'Xanh cửa khẩu', indigo: 'Chàm', gulfCyan: 'Xanh vịnh', teaGreen: 'Xanh trà', wisteria: 'Tím tử đằng', berry: 'Đỏ dâu', teak: 'Nâu gỗ tếch', graphite: 'Xám than',
  account: 'Tài khoản', personalCentre: 'Trang cá nhân', mall: 'Tới sảnh thu mua', logOut: 'Đăng xuất',
  notBuilt: { title: 'Trang này chưa dùng được', hint: 'Trình đơn chỉ tới thành phần “{{component}}”, phiên bản này không có.' },
  searchMenu: 'Tìm trình đơn', noMenuFound: 'Không tìm thấy trình đơn',
};

export default adminShell;
