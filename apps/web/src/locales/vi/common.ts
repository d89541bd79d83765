import type en from '../en/common.ts';
import type { Translation } from '../resources.ts';

const common: Translation<typeof en> = {
  siteName: 'Kouan',
  ok: 'Đồng ý', cancel: 'Hủy', close: 'Đóng', save: 'Lưu', back: 'Quay lại', retry: 'Thử lại', search: 'Tìm', reset: 'Đặt lại', remove: 'Bỏ', edit: 'Sửa', view: 'Xem', more: 'Thêm',
  loading: 'Đang tải', optional: 'không bắt buộc', required: 'bắt buộc', all: 'Tất cả', yes: 'Có', no: 'Không',
  copy: 'Sao chép', copied: 'Đã sao chép', increase: 'Tăng', decrease: 'Giảm', showPassword: 'Hiện mật khẩu', hidePassword: 'Ẩn mật khẩu',
  choose: 'Vui lòng chọn', pieces: '{{count}} cái',
  failure: {
    title: 'Lỗi', sessionExpired: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại', timeout: 'Hết thời gian chờ mạng',
    noAnswer: 'Máy chủ không trả lời. Hãy kiểm tra mạng rồi thử lại', unknown: 'Yêu cầu không thành công, vui lòng thử lại sau',
  },
  frame: {
    failed: 'Chưa tải được nội dung', failedHint: 'Những gì bạn đã nhập vẫn còn.', notFound: 'Không có gì ở đây', notFoundHint: 'Địa chỉ có thể sai, hoặc nội dung này của người khác.',
    forbidden: 'Bạn không có quyền xem nội dung này', forbiddenHint: 'Hãy liên hệ quản trị viên để được cấp quyền.', logIn: 'Đăng nhập', logInFirst: 'Đăng nhập để xem', logInHint: 'Sau đó bạn sẽ quay lại trang này.',
  },
  field: {
    required: '{{label}} không được để trống', tooShort: '{{label}} cần ít nhất {{min}} ký tự', tooLong: '{{label}} tối đa {{max}} ký tự',
    number: 'Vui lòng nhập số nguyên', tooSmall: 'Ít nhất {{min}}', tooLarge: 'Nhiều nhất {{max}}', email: 'Vui lòng nhập đúng địa chỉ email', format: '{{label}} chưa đúng định dạng', choice: 'Vui lòng chọn trong danh sách', mustAgree: 'Vui lòng đọc và đồng ý trước',
  },
  upload: {
    pick: 'Tải ảnh lên', orDrop: 'hoặc kéo thả, hoặc nhấn Ctrl + V', busy: 'Đang tải lên {{percent}}%', failed: 'Tải lên không thành công', tooLarge: 'Tệp tối đa {{max}} MB', wrongType: 'Chỉ tải được ảnh (JPEG, PNG, WebP)', replace: 'Thay ảnh', remove: 'Bỏ ảnh', preview: 'Ảnh đã tải lên',
  },
  table: { empty: 'Chưa có nội dung', page: 'Trang {{page}}', previous: 'Trang trước', next: 'Trang sau', range: '{{from}}-{{to}} trên {{total}}', pages: 'Phân trang' },
  time: { justNow: 'vừa xong', minutesAgo_one: '1 phút trước', minutesAgo_other: '{{count}} phút trước', hoursAgo_one: '1 giờ trước', hoursAgo_other: '{{count}} giờ trước', oneDayAgo: '1 ngày trước', daysAgo: '{{count}} ngày trước', days: 'ngày', hours: 'giờ', minutes: 'phút', seconds: 'giây', left: 'Thời gian còn lại', over: 'Đã hết giờ' },
  picture: { missing: 'Không hiển thị được ảnh' },
  orderStatus: {
    depositPending: 'Chờ đặt cọc', depositReview: 'Đã đặt cọc, chờ duyệt', depositRejected: 'Duyệt cọc không đạt', stockingPending: 'Đã đặt cọc, chờ gom hàng', stocking: 'Kho đang gom hàng',
    finalPending: 'Đã gom đủ, chờ thanh toán cuối', finalReview: 'Đã thanh toán cuối, chờ duyệt', finalRejected: 'Duyệt thanh toán cuối không đạt', shipmentPending: 'Chờ giao hàng', shipping: 'Đang giao hàng',
    completed: 'Hoàn tất', closed: 'Đã đóng', refunding: 'Đang hoàn tiền', refunded: 'Hoàn tiền thành công', refundFailed: 'Hoàn tiền thất bại',
  },
  awaitingConfirmation: 'Chờ xác nhận',
  journey: { title: 'Tiến độ đơn hàng', step: 'Bước {{step}} trên 5', confirm: 'Xác nhận đơn', deposit: 'Đặt cọc', stocking: 'Gom hàng tại kho biên', final: 'Thanh toán cuối', delivery: 'Giao hàng', ended: 'Đơn hàng đã kết thúc' },
};

export default common;
