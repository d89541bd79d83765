import type en from '../en/plugin.ts';
import type { Translation } from '../resources.ts';

const plugin: Translation<typeof en> = {
  title: 'Tiện ích thu thập',
  hint: 'Thu thập sản phẩm ngay trên trang 1688, Taobao, Tmall, JD, Pinduoduo và Weidian, kèm giá về tay.',
  notice:
    'Đây là tiện ích phiên bản {{version}}, chỉ dùng trên máy tính với Chrome và các trình duyệt Chromium khác (Edge, Cốc Cốc).',
  download: 'Tải tiện ích ({{size}} KB)',
  missing: 'Máy chủ này tạm thời chưa cung cấp tiện ích.',
  state: {
    label: 'Trình duyệt này',
    absent: 'Trình duyệt này chưa cài tiện ích.',
    old: 'Đã cài bản {{version}}. Cần bản {{minimum}} trở lên: hãy tải lại và thay thư mục.',
    alone: 'Đã cài bản {{version}} nhưng chưa kết nối với tài khoản của bạn.',
    ready: 'Đã cài bản {{version}} và đã kết nối.',
    asking: 'Đang tìm tiện ích …',
  },
  stepsTitle: 'Cài đặt trong năm bước',
  steps: {
    download: 'Tải tệp về và giải nén vào một thư mục mà bạn sẽ giữ lại.',
    open: 'Mở trang chrome://extensions trong thẻ mới.',
    developer: 'Bật “Chế độ dành cho nhà phát triển” ở góc trên bên phải.',
    load: 'Chọn “Tải tiện ích đã giải nén” và chọn thư mục vừa giải nén. Ghim tiện ích cạnh thanh địa chỉ.',
    pair: 'Lấy mã ghép nối trên trang này, bấm vào tiện ích, chọn “Kết nối” và nhập mã.',
  },
  useTitle: 'Thu thập sản phẩm',
  use: {
    open: 'Mở trang sản phẩm của một trong các sàn trên. Nút xanh nằm ở mép phải.',
    choose: 'Nhập số lượng cho các phân loại. Giá và chi phí về tay cập nhật theo.',
    add: 'Thêm vào giỏ, hoặc vào hàng quan tâm khi chưa bán.',
  },
  pair: {
    title: 'Kết nối trình duyệt này',
    hint: 'Mã chỉ dùng một lần và trong vài phút. Nhân viên không bao giờ hỏi mã này.',
    get: 'Lấy mã ghép nối',
    again: 'Lấy mã khác',
    code: 'Mã ghép nối',
    left: 'Còn hiệu lực',
    over: 'Mã đã hết hạn. Hãy lấy mã khác.',
  },
  devices: {
    title: 'Trình duyệt đã kết nối',
    none: 'Chưa có trình duyệt nào kết nối',
    name: 'Trình duyệt',
    version: 'Phiên bản',
    pairedAt: 'Kết nối lúc',
    lastUsedAt: 'Dùng gần nhất',
    never: 'chưa dùng',
    remove: 'Ngắt kết nối',
    removeOf: 'Ngắt kết nối {{name}}',
    removeTitle: 'Ngắt kết nối trình duyệt này?',
    removeText: '{{name}} sẽ không thu thập sản phẩm cho tài khoản của bạn được nữa. Muốn kết nối lại cần mã mới.',
  },
  safe: 'Tiện ích chỉ đọc trang sản phẩm, không giữ mật khẩu, chỉ được dùng giỏ hàng và hàng quan tâm của bạn. Đổi mật khẩu sẽ ngắt mọi trình duyệt.',
};

export default plugin;
