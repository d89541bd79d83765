import type en from '../en/catalog.ts';
import type { Translation } from '../resources.ts';

const catalog: Translation<typeof en> = {
  home: 'Trang chủ', searchTitle: 'Tìm kiếm',
  hero: {
    title: 'Dán liên kết, biết ngay giá về kho Việt Nam từng sản phẩm',
    lead: 'Đặt cọc 30%. Hàng được gom và kiểm đếm tại kho biên Bằng Tường. Giao bao nhiêu, thanh toán phần còn lại bấy nhiêu.',
    link: 'Liên kết sản phẩm hoặc đoạn chia sẻ', placeholder: 'Dán liên kết 1688, Taobao, Tmall, Pinduoduo, JD', quote: 'Báo giá ngay', noLink: 'Không có liên kết? Tải ảnh chụp',
    confirm: 'Xác nhận nguồn hàng', confirmValue: 'trong 24', hours: 'giờ', review: 'Duyệt đặt cọc', reviewValue: 'trong 1', hour: 'giờ', stocking: 'Gom hàng', stockingValue: '5-7', days: 'ngày', sites: 'Các trang được hỗ trợ', site: { '1688': '1688', taobao: 'Taobao', tmall: 'Tmall', pinduoduo: 'Pinduoduo', jd: 'JD' },
  },
  slip: {
    label: 'Báo giá', example: 'Ví dụ từ sảnh thu mua', known: 'Đã đọc sản phẩm', unknown: 'Chưa có trong danh mục', estimate: 'ước tính', quantity: 'Số lượng (cái)',
    each: '{{weight}}/cái', order: 'Chọn phân loại, đặt hàng', packing: 'Đóng gói, lưu kho tháng đầu', see: 'Xem sản phẩm', register: 'Xem cách xử lý',
  },
  journey: {
    title: 'Đơn hàng đi như thế nào', china: 'Trong Trung Quốc', border: 'Kho biên Bằng Tường', vietnam: 'Trong Việt Nam',
    confirm: 'Đặt hàng bằng liên kết', confirmText: 'Chọn phân loại, số lượng. Nhân viên xác nhận nguồn và giá.', confirmTime: 'xác nhận trong 1 ngày',
    deposit: 'Đặt cọc 30%', depositText: 'Chuyển khoản hoặc quét QR, nhân viên đối chiếu với sao kê ngân hàng.', depositTime: 'duyệt trong 1 giờ',
    stocking: 'Gom hàng tại kho biên', stockingText: 'Nhận, đếm, chụp ảnh. Quá 7 ngày sau khi gom đủ mà chưa thanh toán sẽ tự trả lại.', stockingTime: '5-7 ngày',
    final: 'Thanh toán theo lượng giao', finalText: 'Giao nhiều đợt, mỗi đợt chỉ trả phần còn lại và cước thực tế.', finalTime: 'chia đợt',
    delivery: 'Giao tại Việt Nam', deliveryText: 'Về kho của bạn, hoặc dán vận đơn giao từng khách trên sàn.', deliveryTime: 'gửi đi trong 24 giờ',
  },
  hall: 'Sảnh thu mua', hallDdc: 'Hàng lấy từ liên kết', categories: 'Danh mục', allGoods: 'Tất cả hàng', order: 'Sắp xếp', relevance: 'Phù hợp', priceUp: 'Giá tăng dần', priceDown: 'Giá giảm dần', newest: 'Mới nhất', inBorderStock: 'Có sẵn kho biên',
  kind: 'Nguồn', kindAll: 'Tất cả', kindMall: 'Chọn lọc', kindDdc: 'Từ liên kết', more: 'Xem tất cả hàng',
  tier: 'Từ {{count}} cái {{price}}', shipsIn_one: 'giao sau 1 ngày', shipsIn_other: 'giao sau {{count}} ngày', readyIn: 'gom hàng 5-7 ngày',
  fees: {
    title: 'Mọi khoản phí hiển thị trước khi đặt', example: 'Ví dụ: {{name}}, {{pieces}}, {{weight}}, {{packages}} kiện, giao {{place}}.', item: 'Khoản', how: 'Cách tính, khi nào trả', amount: 'Số tiền',
    goods: 'Đúng giá nhà cung cấp. Cọc 30%, phần còn lại khi thanh toán cuối.', service: '{{percent}} tiền hàng.', logistics: '{{price}} mỗi kg, tính theo cân thực hoặc cân thể tích (lấy số lớn hơn), trả cùng thanh toán cuối.',
    handling: '{{price}} mỗi kiện, trả cùng thanh toán cuối.', storage: '{{price}} mỗi m³ tháng đầu, tính từ khi nhập kho.', total: 'Tổng',
  },
  rate: { title: 'Tỷ giá', updated: 'Cập nhật {{time}}.', range: 'Biên độ 30 ngày {{low}}-{{high}}', chart: 'Tỷ giá 30 ngày gần nhất', locked: 'Tỷ giá khóa khi đặt hàng, dùng cho cả cọc và thanh toán cuối.', settlement: 'Thanh toán tính theo CNY, VND là giá trị quy đổi.' },
  limits: {
    title: 'Ba điều cần biết trước', seller: 'Nền tảng không phải người bán', sellerText: 'Chúng tôi cung cấp thanh toán, vận chuyển, hải quan, hậu mãi. Chất lượng do nhà cung cấp chịu trách nhiệm.', sample: 'Nên mua mẫu trước', sampleText: 'Mua 1-5 cái để kiểm chất liệu, kích cỡ, bao bì trước khi đặt nhiều.',
    mind: 'Không hoàn tiền vì lý do chủ quan', mindText: 'Giao sai, thiếu, hỏng được hậu mãi; đổi ý thì không.',
  },
  results: '{{count}} sản phẩm', resultsFor: 'Kết quả cho “{{word}}”', none: 'Không có sản phẩm phù hợp', noneHint: 'Hãy thử từ khác, bớt bộ lọc, hoặc dán liên kết sản phẩm.', clear: 'Xóa bộ lọc', paste: 'Dán liên kết',
};

export default catalog;
