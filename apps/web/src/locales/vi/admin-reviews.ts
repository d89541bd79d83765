import type en from '../en/admin-reviews.ts';
import type { Translation } from '../resources.ts';

const adminReviews: Translation<typeof en> = {
  queueLabel: 'Hàng chờ duyệt', search: 'Mã đơn, người mua, mã giao dịch', previous: 'Khoản trước', next: 'Khoản sau', inQueue: '{{count}} khoản', deskLabel: 'Đối chiếu và duyệt',
  queue: { pending: 'Chờ duyệt', rejected: 'Không duyệt', doneToday: 'Hôm nay' },
  none: { pending: 'Không có khoản nào chờ duyệt', rejected: 'Không có khoản nào bị từ chối', doneToday: 'Hôm nay chưa duyệt khoản nào' }, noneHint: 'Khoản chuyển mới tự hiện ở đây.',
  hint: { exact: 'Khớp hoàn toàn', amountDiffers: 'Lệch số tiền', payerDiffers: 'Người chuyển khác', notArrived: 'Chưa về ngân hàng', codeMissing: 'Thiếu nội dung' },
  voucher: { title: 'Ảnh chụp chuyển khoản', none: 'Người mua không tải ảnh. Tiền là chính: hãy dựa vào sao kê ngân hàng.', picture: 'Ảnh {{number}}', zoomIn: 'Phóng to', zoomOut: 'Thu nhỏ', rotate: 'Xoay', original: 'Xem ảnh gốc' },
  warning: { amountDiffers: 'Số tiền người mua khai khác số phải trả.', serialNumberUsed: 'Mã giao dịch này đã dùng cho khoản khác.', screenshotUsed: 'Ảnh này đã dùng cho khoản khác.', lineNotFound: 'Chưa có dòng sao kê nào khớp.' },
  importStatement: 'Nhập sao kê',
  verdict: { matches: '{{count}} mục khớp.', doubts: 'Cần kiểm tra: {{what}}.' },
  compare: { title: 'Đối chiếu', expected: 'Phải thu', claimed: 'Người mua khai', bank: 'Ngân hàng ghi có', amount: 'Số tiền', code: 'Nội dung', payer: 'Người chuyển', sender: 'Ngân hàng', serialNumber: 'Mã giao dịch', time: 'Thời gian', same: 'Khớp', different: 'Cần kiểm tra' },
  candidates: { title: 'Dòng sao kê', hint: 'theo số tiền, nội dung, người chuyển, thời gian', none: 'Không có dòng sao kê nào khớp. Nhập sao kê mới nhất, danh sách này sẽ tự hiện.', score: '{{score}}%' },
  effect: { partial: 'Duyệt một phần: còn thiếu {{amount}}, người mua nhận mã thanh toán mới.', surplus: 'Trả thừa {{amount}}, chuyển vào ví của người mua.' },
  buyer: { orders: 'Số đơn đã đặt', rejections: 'Số lần không duyệt', total: 'Tổng các đơn' }, claimed: 'Người mua gửi',
  opinion: 'Ý kiến duyệt', opinionHint: 'Ý kiến duyệt, không bắt buộc khi duyệt, người mua đọc được',
  obstacle: { noPermission: 'Bạn không có quyền duyệt thanh toán.', alreadyDone: 'Khoản này đã được xử lý.', own: 'Bạn không thể duyệt khoản của chính mình.', noLine: 'Hãy chọn một dòng sao kê trước: tiền chưa về thì không duyệt.', lineUsedUp: 'Dòng sao kê này không còn tiền.' },
  act: { approve: 'Duyệt và khớp sao kê', reject: 'Không duyệt', reReview: 'Duyệt lại', skip: 'Bỏ qua' },
  reject: { title: 'Lý do không duyệt (bắt buộc, gửi cho người mua)', addition: 'Ghi thêm', buyerReads: 'Người mua sẽ đọc', language: 'Ngôn ngữ thông báo', empty: 'Hãy viết lý do', send: 'Không duyệt và báo người mua' },
  reason: { unclear: 'Ảnh chụp không rõ, vui lòng tải ảnh gốc.', tooLittle: 'Số tiền chưa đủ, vui lòng trả phần còn thiếu.', notArrived: 'Ngân hàng chưa nhận được khoản chuyển này.', noMemo: 'Thiếu nội dung chuyển khoản nên không xác định được khoản của ai.', wrongAccount: 'Tiền được chuyển vào tài khoản không phải của chúng tôi.', other: 'Lý do khác, viết bên dưới' },
  reReview: { title: 'Duyệt lại', hint: 'Khoản này trở lại hàng chờ, lý do được lưu trong lịch sử.', reason: 'Lý do' },
  done: { approved: 'Đã duyệt {{number}}', rejected: 'Không duyệt {{number}}, đã báo người mua', reReviewed: '{{number}} đã trở lại hàng chờ' },
  keys: { title: 'Phím tắt', next: 'Khoản sau', previous: 'Khoản trước', nextPrevious: 'sau, trước', approve: 'Duyệt', reject: 'Không duyệt', reReview: 'Duyệt lại', skip: 'Bỏ qua', zoom: 'Phóng to ảnh', choose: 'Chọn dòng hoặc lý do', openOrder: 'Mở đơn hàng', search: 'Tìm trong hàng chờ', help: 'Tất cả phím', send: 'Gửi từ chối', back: 'Đóng biểu mẫu', areOn: 'Bật phím đơn' },
};

export default adminReviews;
