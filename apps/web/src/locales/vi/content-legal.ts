import type en from '../en/content-legal.ts';
import type { Translation } from '../resources.ts';

const legal: Translation<typeof en> = {
  terms: {
    service: {
      heading: 'Chúng tôi làm gì',
      p1: 'Chúng tôi là đại lý mua hàng của bạn: theo đơn của bạn, chúng tôi mua hàng từ cửa hàng Trung Quốc, nhận tại kho biên và gửi về Việt Nam. Bên bán là cửa hàng. Chúng tôi không phải người bán và không là một bên của việc mua bán.',
      p2: 'Trang "Phạm vi trách nhiệm" và danh mục hàng cấm là một phần của điều khoản này.',
    },
    orders: {
      heading: 'Đơn hàng',
      i1: 'Đơn hàng ràng buộc chúng tôi khi nhân viên đã nhận. Nhân viên nhận hoặc từ chối trong 1 ngày; sau đó đơn chưa được nhận sẽ đóng.',
      i2: 'Bạn đặt theo tổng tiền đã thấy. Nếu tổng tiền thay đổi, đơn không được đặt và số mới hiện ra.',
      i3: 'Bạn có thể hủy cho đến khi đặt cọc. Sau khi cọc được duyệt, chúng tôi mua hàng thay bạn.',
    },
    payments: {
      heading: 'Thanh toán',
      i1: 'Tiền cọc là 30% tổng đơn, trả trong 24 giờ sau khi đơn được nhận.',
      i2: 'Thanh toán cuối của một phiếu giao hàng phải trả trong 24 giờ sau khi tạo phiếu, gồm phần còn lại của giá trị hàng trong phiếu và các phí của phiếu.',
      i3: 'Một khoản chỉ được tính khi tiền đã vào tài khoản của chúng tôi và kế toán đã duyệt. Ảnh chụp chỉ là lời khai của bạn, chưa phải là thanh toán.',
      i4: 'Số tiền tính bằng nhân dân tệ và trả bằng đồng theo tỷ giá đã khóa cho đơn.',
    },
    stocking: {
      heading: 'Gom hàng, lưu kho và trả lại',
      i1: 'Hàng thường về kho biên 5 đến 7 ngày sau khi mua. Đây là thời gian dự kiến và tùy thuộc cửa hàng.',
      i2: 'Số lượng và phí theo kết quả đếm, cân và đo tại kho.',
      i3: 'Hàng chưa giao trong 7 ngày sau khi gom đủ sẽ được trả lại cửa hàng.',
    },
    refunds: {
      heading: 'Tiền được trả lại',
      i1: 'Toàn bộ tiền cọc của hàng không mua được, không về kho hoặc bị lỗi tại kho.',
      i2: 'Tiền cọc trừ cước nội địa Trung Quốc, phí dịch vụ và cước trả hàng, thấp nhất là 0, với hàng trả lại cửa hàng.',
      i3: 'Tiền thanh toán cuối của phiếu bị hủy trước khi gửi. Nếu bạn là người hủy, trừ các dịch vụ đã làm.',
      i4: 'Với hàng sai, hỏng hoặc thiếu khi nhận: nhiều nhất là số tiền bạn đã trả cho chúng cùng các phí. Hãy báo chăm sóc khách hàng trong 7 ngày sau khi nhận.',
      i5: 'Không hoàn tiền vì lý do chủ quan, như đổi ý hoặc không thích.',
    },
    duties: {
      heading: 'Phần của bạn',
      i1: 'Cung cấp đúng tên, liên hệ và địa chỉ. Thiệt hại do thông tin sai do bạn chịu.',
      i2: 'Không đặt hàng cấm. Với đơn sàn, hãy chắc chắn bạn được phép dùng vận đơn và ảnh đơn hàng.',
      i3: 'Xác nhận khi nhận hàng. Sau 15 ngày kể từ khi gửi, phiếu được coi là đã giao.',
    },
  },
  agreement: {
    account: {
      heading: 'Tài khoản',
      i1: 'Bạn đăng ký doanh nghiệp chính và xác minh email bằng mã. Tài khoản đặt hàng được ngay và có mã người mua.',
      i2: 'Tài khoản nhà cung cấp và hợp tác xã do nhân viên mở sau khi kiểm tra giấy phép.',
      i3: 'Tên đăng nhập, email và số điện thoại phải đúng và là của bạn.',
    },
    safety: {
      heading: 'Giữ an toàn',
      i1: 'Mật khẩu chỉ dành cho bạn. Chúng tôi không bao giờ hỏi mật khẩu qua điện thoại hay tin nhắn.',
      i2: 'Việc làm bằng tài khoản của bạn được coi là do bạn làm. Nếu người khác có thể biết mật khẩu, hãy báo chăm sóc khách hàng.',
      i3: 'Nhập sai mật khẩu nhiều lần thì tạm thời không đăng nhập được. Phiên đăng nhập hết hạn 4 giờ sau lần dùng cuối; nếu chọn "ghi nhớ" thì 1 ngày sau khi đăng nhập.',
    },
    use: {
      heading: 'Sử dụng đúng mực',
      i1: 'Không dùng nền tảng để mua hàng cấm, lừa người khác, hoặc thử bảo mật khi chưa được chúng tôi đồng ý.',
      i2: 'Liên kết, ảnh và nội dung bạn gửi không được xâm phạm quyền của người khác.',
      i3: 'Chúng tôi có thể khóa tài khoản vi phạm. Đơn đã trả tiền được xử lý theo điều khoản dịch vụ.',
    },
    consent: {
      heading: 'Bạn đồng ý với gì',
      p1: 'Khi đánh dấu cả hai ô, bạn đồng ý với thỏa thuận này, điều khoản dịch vụ và danh mục hàng cấm. Chúng tôi ghi lại việc đó và thời điểm. Cách chúng tôi xử lý dữ liệu của bạn nằm ở trang "Quyền riêng tư".',
    },
  },
  privacy: {
    collected: {
      heading: 'Chúng tôi lưu gì',
      i1: 'Tài khoản: tên đăng nhập, tên hiển thị, email, số điện thoại, mã người mua, và thời điểm bạn đồng ý với điều khoản.',
      i2: 'Mật khẩu: chỉ lưu dạng băm, không đổi ngược lại thành mật khẩu được.',
      i3: 'Đơn hàng: hàng, số lượng, số tiền, ghi chú, và lịch sử ai làm gì lúc nào.',
      i4: 'Thanh toán: tên người chuyển, ngân hàng, số tiền, mã giao dịch, thời gian, ảnh chụp, và dòng tương ứng trong sao kê ngân hàng của chúng tôi.',
      i5: 'Giao hàng: người nhận, liên hệ, địa chỉ; với đơn sàn thêm mã đơn sàn, ảnh đơn hàng và ảnh vận đơn.',
      i6: 'An toàn: địa chỉ mạng của các lần thử đăng nhập, để ngăn dò mật khẩu.',
    },
    use: {
      heading: 'Dùng để làm gì',
      p1: 'Chỉ để thực hiện đơn hàng, kiểm tra thanh toán, giao hàng, xử lý khiếu nại và bảo vệ tài khoản. Chúng tôi không đăng quảng cáo và không bán dữ liệu.',
    },
    access: {
      heading: 'Ai xem được',
      i1: 'Bạn, sau khi đăng nhập. Người mua khác không thấy đơn hàng của bạn.',
      i2: 'Nhân viên, trong phạm vi quyền của họ: kế toán xem thanh toán, kho xem hàng.',
      i3: 'Đơn vị vận chuyển chỉ nhận thông tin cần để giao: người nhận, liên hệ và địa chỉ, hoặc vận đơn.',
    },
    pictures: {
      heading: 'Hình ảnh',
      p1: 'Ảnh tải lên được vẽ lại, bỏ dữ liệu ẩn về nơi chụp và thiết bị. Ảnh thuộc một khoản thanh toán hoặc phiếu giao hàng chỉ mở được bằng địa chỉ có hiệu lực vài phút. Ảnh tải lên không dùng trong 24 giờ sẽ bị xóa.',
    },
    cookies: {
      heading: 'Cookie',
      p1: 'Chỉ dùng những gì trang cần: trạng thái đăng nhập, ngôn ngữ và cách bạn bố trí màn hình. Không có cookie quảng cáo hay theo dõi.',
    },
    rights: {
      heading: 'Dữ liệu của bạn',
      p1: 'Nếu thông tin về bạn sai, hoặc bạn muốn biết chúng tôi lưu gì, hãy hỏi chăm sóc khách hàng. Hồ sơ thanh toán và đơn hàng được giữ lại vì sổ sách phải đầy đủ.',
    },
  },
  prohibited: {
    never: {
      heading: 'Tuyệt đối không nhận',
      i1: 'Vũ khí và bộ phận vũ khí, đạn, chất nổ, pháo, và đồ mô phỏng trông như thật.',
      i2: 'Ma túy, tiền chất và dụng cụ sử dụng ma túy.',
      i3: 'Hàng giả, hàng xâm phạm nhãn hiệu, bản quyền hoặc sáng chế.',
      i4: 'Tiền, giấy tờ có giá, giấy tờ giả, con dấu và thẻ ngân hàng.',
      i5: 'Đồ khiêu dâm, dụng cụ đánh bạc, ấn phẩm và bản đồ bị cấm ở Trung Quốc hoặc Việt Nam.',
      i6: 'Động vật, thực vật sống, loài được bảo vệ và sản phẩm từ chúng, hài cốt người.',
      i7: 'Chất độc, phóng xạ, ăn mòn, lây nhiễm hoặc dễ cháy, bình khí, chất thải.',
      i8: 'Thiết bị nghe lén, quay lén, phá sóng hoặc phá khóa.',
      i9: 'Thuốc lá điện tử, thuốc lá nung nóng và tinh dầu của chúng.',
    },
    ask: {
      heading: 'Hỏi trước khi mua',
      p1: 'Với các hàng sau, cửa khẩu hoặc đơn vị vận chuyển có thể đòi giấy tờ hoặc từ chối. Hãy đăng ký vào hàng quan tâm trước; nhân viên cho biết có mua được không.',
      i1: 'Thực phẩm, đồ uống, thực phẩm chức năng, thuốc, thiết bị y tế và mỹ phẩm.',
      i2: 'Rượu và thuốc lá.',
      i3: 'Pin, sạc dự phòng, và hàng có pin bên trong.',
      i4: 'Chất lỏng, bột, nam châm, bình xịt, nước hoa và sơn.',
      i5: 'Thiết bị vô tuyến và viễn thông, máy bay không người lái, thiết bị mã hóa.',
      i6: 'Đồ cũ, máy móc đã qua sử dụng, thuốc bảo vệ thực vật, thuốc thú y và hạt giống.',
      i7: 'Sách, băng đĩa và bản đồ.',
    },
    check: {
      heading: 'Kiểm tra thế nào',
      p1: 'Nhân viên xem từng đơn trước khi đặt cọc và từ chối hàng cấm. Hàng cấm phát hiện tại kho sẽ không được gửi. Quy định của Trung Quốc và Việt Nam có thể thay đổi: danh mục này chưa đầy đủ.',
    },
  },
  liability: {
    role: {
      heading: 'Vai trò của chúng tôi',
      p1: 'Nền tảng không tự mình tham gia mua bán. Chúng tôi là đại lý mua hàng của bạn, không phải người bán: hợp đồng mua bán là với cửa hàng.',
    },
    provide: {
      heading: 'Chúng tôi cung cấp',
      i1: 'Thanh toán: trang thu tiền, đối chiếu chuyển khoản, và sổ ghi từng khoản tiền.',
      i2: 'Vận chuyển: mua hàng, kho biên, đóng gói, gửi và giao tại Việt Nam.',
      i3: 'Hải quan: đưa hàng qua biên giới.',
      i4: 'Hậu mãi: chăm sóc khách hàng tiếp nhận khiếu nại và làm việc với cửa hàng.',
    },
    answer: {
      heading: 'Chúng tôi chịu trách nhiệm',
      i1: 'Mua đúng hàng bạn đặt theo tổng tiền bạn đã chấp nhận.',
      i2: 'Hàng được đếm, cân, chụp ảnh tại kho và đúng số lượng.',
      i3: 'Tiền giữ cho đơn của bạn chỉ dùng cho đơn đó, và bạn thấy được đã dùng thế nào.',
      i4: 'Tiền phải trả lại theo điều khoản dịch vụ được trả lại đủ.',
    },
    not: {
      heading: 'Chúng tôi không chịu trách nhiệm',
      i1: 'Chất lượng, độ an toàn của hàng, và việc hàng có hợp mục đích của bạn không. Cửa hàng chịu trách nhiệm về điều đó.',
      i2: 'Hoàn tiền vì lý do chủ quan của người mua, như đổi ý, không thích, hoặc mong đợi khác về màu và cỡ.',
      i3: 'Những gì cửa hàng nói về hàng: ảnh, mô tả, cân nặng và số lượng còn.',
      i4: 'Chậm trễ ở cửa hàng, cửa khẩu và đơn vị vận chuyển mà chúng tôi không tác động được.',
      i5: 'Hậu quả của thông tin sai và của hàng cấm trong đơn.',
    },
    sample: {
      heading: 'Mua mẫu trước',
      p1: 'Vì chúng tôi không thể chịu trách nhiệm về chất lượng, hãy mua mẫu và kiểm tra trước mỗi lần đặt số lượng lớn. Ảnh của kho và dịch vụ kiểm hàng chỉ cho thấy bề ngoài và số lượng, không thay được hàng mẫu.',
    },
  },
};

export default legal;
