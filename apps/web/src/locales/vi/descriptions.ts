import type en from '../en/descriptions.ts';
import type { Translation } from '../resources.ts';

const descriptions: Translation<typeof en> = {
  home: 'Kouan mua hàng Trung Quốc hộ bạn: đặt mua, gom hàng, lưu kho và vận chuyển qua biên giới, rõ từng mức giá, khoản phí và bước đi.',
  hall: 'Sảnh hàng hóa của doanh nghiệp và nhà cung cấp: chọn theo ngành hàng và giá, xem số lượng tối thiểu, cước và phí cửa khẩu trước khi đặt.',
  table: 'Chọn hàng nhanh bằng bảng: lọc, so giá và số lượng tối thiểu, nhập số lượng thẳng vào giỏ.',
  ddc: 'Hàng lấy từ liên kết 1688, Taobao, Tmall: xem giá và quy cách rồi nhờ Kouan mua.',
  search: 'Tìm trong toàn bộ hàng của Kouan, hoặc dán liên kết 1688, Taobao, Tmall để nhờ mua.',
  product: '{{title}}: giá, số lượng tối thiểu, quy cách, cước và phí cửa khẩu, đặt mua tại Kouan.',
  guide: '{{title}}: hướng dẫn của Kouan, giải thích từng bước đặt mua, thanh toán, lưu kho và vận chuyển.',
  plugin: 'Cài tiện ích Kouan để thêm hàng vào giỏ ngay trên trang 1688, Taobao và Tmall.',
  site: 'Kouan: dịch vụ mua hộ, lưu kho và vận chuyển hàng từ Trung Quốc về Việt Nam.',
};

export default descriptions;
