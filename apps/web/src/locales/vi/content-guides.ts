import type en from '../en/content-guides.ts';
import type { Translation } from '../resources.ts';

const guides: Translation<typeof en> = {
  start: {
    account: {
      heading: 'Tài khoản',
      p1: 'Ai cũng xem được hàng, giá và giá về kho. Để đặt hàng, hãy đăng ký doanh nghiệp chính: bạn xác minh email bằng mã và nhận mã người mua, ví dụ B000128.',
    },
    find: {
      heading: 'Tìm hàng',
      i1: 'Xem hoặc tìm trong sảnh thu mua.',
      i2: 'Dán liên kết sản phẩm, hoặc cả đoạn chia sẻ, từ 1688, Taobao, Tmall, Pinduoduo, JD hoặc Weidian. Nếu sản phẩm đã có trong hệ thống, phân loại và giá hiện ngay.',
      i3: 'Sản phẩm không đọc được thì đăng ký vào hàng quan tâm, kèm liên kết và ảnh chụp. Nhân viên trả lời trong 1 ngày.',
    },
    sample: {
      heading: 'Mua mẫu trước',
      p1: 'Trước khi đặt số lượng lớn, hãy mua vài cái để xem chất liệu, kích cỡ và bao bì. Chúng tôi không chịu trách nhiệm về chất lượng hàng hay việc đổi ý, nên hàng mẫu là cách bảo vệ tốt nhất.',
    },
    steps: {
      heading: 'Một đơn hàng đi như thế nào',
      n1: 'Chọn phân loại và số lượng. Bạn thấy tổng đơn, tiền cọc 30% và giá về kho ước tính tại Việt Nam. Báo giá có hiệu lực 30 phút, tỷ giá trong đó được giữ cho cả đơn.',
      n2: 'Đặt hàng. Nhân viên kiểm tra nguồn hàng, giá và hàng có bị cấm không, rồi nhận hoặc từ chối trong 1 ngày. Trước đó bạn chưa phải trả gì. Đơn không được nhận trong 1 ngày sẽ đóng.',
      n3: 'Đặt cọc 30% trong 24 giờ sau khi đơn được nhận. Kế toán duyệt, thường trong 1 giờ.',
      n4: 'Chúng tôi mua hàng. Hàng thường về kho biên trong 5 đến 7 ngày; mỗi lần hàng về đều được đếm, cân, đo và chụp ảnh.',
      n5: 'Chọn số lượng muốn giao, rồi thanh toán cuối cho phần đó cùng các khoản phí. Bạn có thể giao nhiều đợt.',
      n6: 'Hàng rời kho trong 24 giờ sau khi thanh toán cuối được duyệt. Khi nhận hàng, hãy xác nhận.',
    },
    rules: {
      heading: 'Cần biết thêm',
      i1: 'Mỗi đơn hàng chỉ thuộc một cửa hàng. Giỏ hàng đặt lần lượt từng cửa hàng.',
      i2: 'Nếu tổng tiền khác với số bạn đã thấy, đơn chưa được đặt: bạn xem số mới trước rồi quyết định lại.',
      i3: 'Bạn có thể hủy, kèm lý do, cho đến khi đặt cọc. Cọc được duyệt là chúng tôi mua hàng.',
      i4: 'Hàng chưa giao trong 7 ngày sau khi gom đủ sẽ được trả lại cửa hàng.',
    },
  },
  payment: {
    when: {
      heading: 'Trả gì và khi nào',
      i1: 'Tiền cọc: 30% tổng đơn, trong 24 giờ sau khi nhân viên nhận đơn. Quá hạn chưa trả, đơn đóng.',
      i2: 'Thanh toán cuối: trả theo từng phiếu giao hàng, gồm phần còn lại của tiền hàng, cước nội địa Trung Quốc và phí dịch vụ cho số lượng đó, cộng các phí của phiếu. Hạn là 24 giờ sau khi tạo phiếu; quá hạn, phiếu bị hủy và hàng trở lại khả dụng.',
    },
    transfer: {
      heading: 'Chuyển khoản ngân hàng',
      p1: 'Hiện chỉ mở chuyển khoản ngân hàng. Trang thu tiền ghi ngân hàng, số tài khoản, số tiền bằng đồng và mã thanh toán.',
      n1: 'Quét mã VietQR bằng ứng dụng ngân hàng Việt Nam: tài khoản, số tiền và nội dung tự điền. Hoặc nhập tay đúng như trên trang.',
      n2: 'Giữ nguyên mã thanh toán trong nội dung chuyển khoản. Nhờ mã này chúng tôi biết tiền trả cho khoản nào.',
      n3: 'Mỗi khoản thanh toán chuyển một lần, với mã riêng của khoản đó.',
      n4: 'Sau đó, ở trang thu tiền, cho biết giao dịch nào là của bạn: tên người chuyển, ngân hàng và số tiền. Mã giao dịch, thời gian và ghi chú giúp duyệt nhanh hơn nhưng có thể bỏ trống.',
      n5: 'Ảnh chụp chuyển khoản không bắt buộc khi đặt cọc, bắt buộc khi thanh toán cuối.',
    },
    review: {
      heading: 'Duyệt',
      p1: 'Kế toán đối chiếu giao dịch với sao kê ngân hàng của chúng tôi, thường trong 1 giờ. Chỉ có ảnh thì chưa đủ: tiền phải đến. Trong lúc duyệt không tính hạn.',
      i1: 'Duyệt: đơn hàng tiếp tục.',
      i2: 'Duyệt một phần: số tiền đã đến được ghi nhận, phần còn lại phải trả với mã mới, lại trong 24 giờ.',
      i3: 'Duyệt không đạt: bạn thấy lý do, sửa và gửi lại trong 24 giờ. Tiền đã đến không phải trả lần nữa.',
    },
    rate: {
      heading: 'Tỷ giá',
      p1: 'Hàng và phí tính bằng nhân dân tệ, bạn trả bằng đồng. Tỷ giá được khóa khi đặt đơn và dùng cho tiền cọc cùng mọi lần thanh toán cuối của đơn đó.',
    },
    amounts: {
      heading: 'Thiếu, thừa, muộn',
      i1: 'Thiếu: số đã đến được tính, phần còn lại trả với mã mới.',
      i2: 'Thừa: phần thừa vào ví của bạn.',
      i3: 'Muộn: tiền trả cho đơn đã đóng hoặc phiếu đã hủy vào ví của bạn. Đừng chuyển cho khoản mà trang thu tiền ghi là đã hủy.',
    },
    back: {
      heading: 'Tiền nào được trả lại, khi nào',
      i1: 'Đơn đóng trước khi tiền cọc được duyệt: mọi khoản đã trả cho đơn vào ví ngay.',
      i2: 'Phiếu giao hàng bị hủy trước khi gửi: tiền thanh toán cuối của phiếu vào ví ngay. Nếu bạn là người hủy, trừ các dịch vụ đã làm.',
      i3: 'Hàng không mua được, không về kho hoặc bị lỗi tại kho: toàn bộ tiền cọc của số hàng đó.',
      i4: 'Hàng tồn trả lại cửa hàng, do hết hạn hoặc do bạn yêu cầu: tiền cọc của số hàng đó trừ cước nội địa Trung Quốc, phí dịch vụ và cước trả hàng, thấp nhất là 0.',
      i5: 'Hàng đã gửi đi thì đổi ý không được hoàn tiền.',
    },
  },
  shipping: {
    stock: {
      heading: 'Hàng của bạn tại kho biên',
      p1: 'Mỗi lần hàng về là một lô: đếm, cân, đo và chụp ảnh. "Tồn kho" cho thấy số lượng khả dụng, đang về, tạm giữ và hậu mãi, cùng từng lô.',
    },
    create: {
      heading: 'Tạo phiếu giao hàng',
      p1: 'Một phiếu lấy hàng của một đơn và giao cho một người nhận. Bạn chọn số lượng, nên một đơn có thể giao nhiều đợt. Lô về trước giao trước.',
      i1: 'Giao tới địa chỉ: cần người nhận, liên hệ và địa chỉ.',
      i2: 'Đơn sàn: nếu sàn ẩn địa chỉ khách của bạn, hãy nhập người nhận, liên hệ, mã đơn sàn, và tải ảnh đơn hàng cùng ảnh vận đơn. Địa chỉ có thể bỏ trống.',
      i3: 'Dịch vụ tùy chọn: kiểm hàng có ảnh, thùng gỗ, bảo hiểm.',
    },
    pay: {
      heading: 'Thanh toán cuối',
      p1: 'Trước khi tạo phiếu, bạn thấy từng khoản phí theo cân nặng đo thực tế. Trả trong 24 giờ; quá hạn, phiếu bị hủy và hàng trở lại khả dụng.',
    },
    dispatch: {
      heading: 'Gửi và nhận hàng',
      p1: 'Sau khi duyệt, kho gửi hàng trong 24 giờ. "Phiếu giao hàng" cho thấy đơn vị vận chuyển và mã vận đơn.',
      p2: 'Khi nhận hàng, hãy xác nhận. Sau 15 ngày kể từ khi gửi, phiếu được coi là đã giao.',
      p3: 'Hãy kiểm tra hàng khi nhận. Nếu sai, hỏng hoặc thiếu, hãy báo chăm sóc khách hàng trong 7 ngày sau khi nhận.',
    },
    cancel: {
      heading: 'Hủy phiếu giao hàng',
      p1: 'Bạn có thể hủy phiếu cho đến khi hàng được gửi, trừ lúc khoản thanh toán đang được duyệt. Hàng trở lại khả dụng, tiền đã trả cho phiếu vào ví, trừ các dịch vụ đã làm.',
    },
    autoReturn: {
      heading: 'Trả lại sau 7 ngày',
      p1: 'Hàng được để tại kho 7 ngày sau khi hàng của đơn đã về đủ. Phần chưa nằm trong phiếu giao hàng nào khi đó sẽ được trả lại cửa hàng. "Tồn kho" ghi ngày trả.',
      p2: 'Với hàng bị trả lại, bạn nhận lại tiền cọc trừ cước nội địa Trung Quốc, phí dịch vụ và cước trả hàng, thấp nhất là 0.',
    },
  },
  fees: {
    order: {
      heading: 'Trong tổng đơn',
      i1: 'Tiền hàng: giá của cửa hàng theo số lượng bạn đặt, không cộng thêm.',
      i2: 'Cước nội địa Trung Quốc: theo cân nặng ước tính, cho kg đầu tiên và mỗi kg tiếp theo (phần lẻ tính tròn 1 kg).',
      i3: 'Phí dịch vụ: tỷ lệ phần trăm của tiền hàng. Tỷ lệ tùy giá trị tiền hàng và áp dụng cho toàn bộ giá trị đó.',
      p1: '30% của tổng này là tiền cọc. Phần còn lại chia cho các phiếu giao hàng theo giá trị hàng trong phiếu.',
    },
    shipment: {
      heading: 'Theo mỗi phiếu giao hàng',
      i1: 'Phí vận chuyển: đơn giá mỗi kg theo nơi đến và mức cân, tính trên số lớn hơn giữa cân thực và cân thể tích, làm tròn lên 100 g.',
      i2: 'Phí lưu kho: theo mét khối, cho tháng đầu và sau đó cho mỗi 30 ngày đã bắt đầu, kể từ khi nhập kho.',
      i3: 'Phí đóng gói: theo kiện. Lấy một phần của lô thì số kiện được làm tròn lên.',
    },
    optional: {
      heading: 'Chỉ khi bạn chọn',
      i1: 'Kiểm hàng có ảnh: theo cái, số lượng càng nhiều đơn giá càng thấp.',
      i2: 'Thùng gỗ: một giá cho kg đầu tiên và một giá cho mỗi kg tiếp theo (phần lẻ tính tròn 1 kg).',
      i3: 'Bảo hiểm: tỷ lệ phần trăm của giá trị hàng trong phiếu.',
    },
    fixed: {
      heading: 'Giá nào được áp dụng',
      p1: 'Phiếu giao hàng áp dụng biểu phí đang có hiệu lực khi bạn tạo phiếu. Các khoản được ghi riêng, mỗi khoản làm tròn một lần, và sau đó không đổi.',
      p2: 'Khi cân nặng và thể tích là ước tính, phí bạn thấy trước khi đặt cũng là ước tính. Phí cuối cùng theo số đo tại kho.',
    },
    duty: {
      heading: 'Không bao gồm',
      p1: 'Giá về kho không gồm thuế nhập khẩu và thuế giá trị gia tăng.',
    },
    prices: {
      heading: 'Biểu giá hiện hành',
      item: 'Khoản mục',
      price: 'Giá',
      service: 'Phí dịch vụ',
      logistics: 'Phí vận chuyển, {{place}}',
      storage: 'Phí lưu kho',
      handling: 'Phí đóng gói',
      inspection: 'Kiểm hàng có ảnh',
      crate: 'Thùng gỗ',
      insurance: 'Bảo hiểm',
      volumetric: 'Cân thể tích',
      percentOf: '{{percent}} tiền hàng',
      perKg: '{{price}} mỗi kg',
      perPiece: '{{price}} mỗi cái',
      percentFrom: '{{percent}}, tiền hàng từ {{amount}}',
      perKgFrom: '{{price}} mỗi kg, từ {{weight}}',
      divisor: '{{volume}} cm³ tính là 1 kg',
      firstMonth: '{{price}} mỗi m³ cho tháng đầu',
      nextMonth: '{{price}} mỗi m³ cho mỗi 30 ngày tiếp theo',
      perPackage: '{{price}} mỗi kiện',
      perPieceFrom: '{{price}} mỗi cái, từ {{pieces}} cái',
      firstKg: '{{price}} cho kg đầu tiên',
      nextKg: '{{price}} cho mỗi kg tiếp theo',
      ofValue: '{{percent}} giá trị hàng trong phiếu',
    },
  },
};

export default guides;
