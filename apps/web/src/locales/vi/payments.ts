import type en from '../en/payments.ts';
import type { Translation } from '../resources.ts';

const payments: Translation<typeof en> = {
  cashierTitle: 'Thanh toán', listTitle: 'Các khoản thanh toán', order: 'Đơn hàng {{number}}', shipment: 'Phiếu giao hàng {{number}}',
  purpose: { deposit: 'Tiền cọc', final: 'Thanh toán cuối', adjustment: 'Khoản điều chỉnh' },
  heading: { deposit: 'Đặt cọc', final: 'Thanh toán cuối', adjustment: 'Trả khoản điều chỉnh' },
  status: { unpaid: 'Chưa trả', pendingApproval: 'Chờ phê duyệt', paid: 'Đã trả', cancelled: 'Đã hủy', rejected: 'Không duyệt' },
  payWithin: 'Trả trong', orCancelled: 'quá hạn sẽ tự hủy', timeLeft: 'Thời gian còn lại để trả',
  methods: {
    label: 'Phương thức thanh toán', notOpen: 'chưa mở', notOpenReason: 'Hiện chỉ mở chuyển khoản ngân hàng, các phương thức khác chưa mở.',
    bankTransfer: { name: 'Chuyển khoản', hint: 'NH Việt Nam, quét mã là điền sẵn' }, online: { name: 'Trực tuyến', hint: 'chưa mở' }, quick: { name: 'Thanh toán nhanh', hint: 'chưa mở' },
    alipay: { name: 'Alipay', hint: 'chưa mở' }, digitalRmb: { name: 'Nhân dân tệ số', hint: 'chưa mở' }, wallet: { name: 'Ví', hint: 'chưa mở' },
  },
  transfer: {
    step: 'Quét mã hoặc chuyển vào tài khoản này', qr: 'Mã VietQR gồm tài khoản, số tiền và nội dung', qrHint: 'Quét bằng ứng dụng ngân hàng bất kỳ. Số tiền và nội dung điền sẵn.', saveQr: 'Lưu mã QR',
    bank: 'Ngân hàng nhận', accountName: 'Chủ tài khoản', accountNumber: 'Số tài khoản', amount: 'Số tiền', copyName: 'Chép chủ tài khoản', copyNumber: 'Chép số tài khoản', copyAmount: 'Chép số tiền', copied: 'Đã chép',
    memo: 'Nội dung chuyển khoản, giữ nguyên', copyMemo: 'Chép nội dung', memoHint: 'Hệ thống đối chiếu theo nội dung này. Thiếu hoặc sai, việc duyệt sẽ lâu hơn.',
  },
  claim: {
    step: 'Chuyển xong, cho biết giao dịch nào là của bạn', remitter: 'Tên người chuyển', remitterHint: 'Đúng tên tài khoản chuyển, có thể không dấu', bank: 'Ngân hàng chuyển', amount: 'Số tiền đã chuyển (đồng)', serialNumber: 'Mã giao dịch', paidAt: 'Thời gian chuyển',
    screenshots: 'Ảnh chụp chuyển khoản', screenshotsHint: 'Tối đa 3 ảnh, mỗi ảnh 10 MB, đọc rõ số tiền, thời gian và nội dung.', screenshotRequired: 'Vui lòng tải ảnh chuyển khoản ngân hàng Việt Nam', screenshot: 'Ảnh {{index}}', removeScreenshot: 'Bỏ ảnh {{index}}',
    remarks: 'Ghi chú', remarksHint: 'Điều giúp việc duyệt, ví dụ: công ty chuyển hộ', differs: 'Số tiền phải trả là {{due}}, bạn nhập {{amount}}.', less: 'Thiếu {{difference}}: phần còn lại vẫn phải trả.', more: 'Thừa {{difference}}: phần thừa vào ví của bạn.',
    submit: 'Tôi đã chuyển, gửi duyệt', later: 'Trả sau', laterHint: 'Đơn vẫn chờ thanh toán trong Đơn hàng.',
    askTitle: 'Số tiền khác với số phải trả', correct: 'Sửa số tiền', anyway: 'Vẫn gửi {{amount}}',
  },
  slip: {
    label: 'Bảng kê', due: 'Phải trả lần này', locked: 'tỷ giá đã khóa {{rate}}', credited: 'Đã ghi nhận', after: 'Sau khi gửi', afterCheck: 'Kế toán đối chiếu với sao kê, thường trong 1 giờ.', afterDeposit: 'Duyệt xong là bắt đầu gom hàng, 5-7 ngày là đủ.', afterFinal: 'Duyệt xong, kho đóng gói và giao.', afterReject: 'Nếu không duyệt, lý do hiện ở đây. Sửa rồi gửi lại, không phải trả lần nữa.',
    item: { goods: 'Tiền hàng', freight: 'Cước nội địa Trung Quốc', service: 'Phí dịch vụ', total: 'Tổng đơn', deposit: 'Tiền cọc 30%', balance: 'Thanh toán cuối, sau khi gom hàng', balanceShare: 'Phần còn lại của tiền hàng và phí', adjustment: 'Khoản điều chỉnh', logistics: 'Phí vận chuyển (theo cân)', storage: 'Phí lưu kho', handling: 'Phí đóng gói', inspection: 'Kiểm hàng có ảnh', crate: 'Thùng gỗ', insurance: 'Bảo hiểm', other: 'Khác' },
  },
  review: { title: 'Đang duyệt', text: 'Đã nhận thông tin của bạn và đang đối chiếu với sao kê, thường trong 1 giờ. Bạn không cần làm gì.', submitted: 'Đã gửi', remitter: 'Người chuyển', bank: 'Ngân hàng chuyển', serialNumber: 'Mã giao dịch', paidAt: 'Thời gian chuyển', remarks: 'Ghi chú', screenshots: 'Ảnh', viewOrder: 'Xem đơn hàng' },
  rejected: { title: 'Không duyệt: {{opinion}}', text: 'Hãy sửa và gửi lại. Những gì bạn đã nhập vẫn còn.', reviewer: '{{name}}, {{date}}' },
  partly: 'Đã ghi nhận {{amount}}, còn phải trả {{due}} với nội dung mới.',
  paid: { title: 'Khoản này đã trả đủ', text: 'Tiền đã nhận. Đơn hàng tiếp tục.' },
  cancelled: { title: 'Khoản này đã hủy', text: 'Đừng chuyển tiền cho khoản này nữa. Tiền đến muộn sẽ vào ví.' },
  noDue: { title: 'Đơn này hiện không có gì phải trả', text: 'Bước tiếp theo ở trang đơn hàng.' },
  list: { byStatus: 'Thanh toán theo trạng thái', all: 'Tất cả', number: 'Khoản', purpose: 'Cho', orderNumber: 'Đơn hàng', amount: 'Số tiền', status: 'Trạng thái', when: 'Thời gian', claimed: 'gửi {{date}}', dueAt: 'trả trước {{date}}', act: 'Thao tác', pay: 'Trả {{amount}}', view: 'Xem khoản thanh toán', none: 'Chưa có khoản thanh toán', noneHint: 'Khoản thanh toán hiện ở đây khi đơn được xác nhận.', noneAction: 'Đơn hàng', pages: 'Các trang thanh toán' },
};

export default payments;
