import type en from '../en/wallet.ts';
import type { Translation } from '../resources.ts';

const wallet: Translation<typeof en> = {
  withdrawal: {
    title: 'Rút về tài khoản ngân hàng',
    hint: 'Số tiền rời ví ngay và được chuyển bằng đồng theo tỷ giá ngày yêu cầu. Nếu chuyển không được, tiền trở lại ví.',
    nothing: 'Ví đang trống: không có gì để rút.',
    amount: 'Số tiền (nhân dân tệ ¥)',
    amountHint: 'Tối đa {{max}}',
    amountWrong: 'Nhập số tiền, ví dụ 12.50',
    tooMuch: 'Vượt quá số dư ví',
    estimate: 'Khoảng {{amount}} theo tỷ giá hiện tại',
    bank: 'Ngân hàng',
    accountNumber: 'Số tài khoản',
    accountName: 'Chủ tài khoản',
    submit: 'Rút tiền',
    confirmTitle: 'Đây có đúng là tài khoản của bạn?',
    confirmHint: 'Tiền chuyển nhầm tài khoản có thể không lấy lại được.',
    confirm: 'Rút {{amount}}',
    sent: 'Đã gửi yêu cầu rút tiền',
    failed: 'Chưa gửi được, chưa trừ tiền; hãy thử lại.',
    list: 'Các lần rút tiền',
    amountHead: 'Số tiền',
    to: 'Chuyển đến',
    askedAt: 'Thời gian yêu cầu',
    state: 'Trạng thái',
    states: { pending: 'Đang chuyển', done: 'Đã chuyển', failed: 'Không thành, đã trả lại ví' },
    result: 'Mã giao dịch hoặc lý do',
  },
  statement: {
    title: 'Bảng sao kê tài khoản',
    hint: 'Mọi khoản thanh toán, hoàn tiền và bút toán trong kỳ, kèm số dư đầu và cuối kỳ.',
    period: 'Kỳ',
    kinds: { thisMonth: 'Tháng này', lastMonth: 'Tháng trước', thisYear: 'Năm nay', own: 'Ngày khác' },
    from: 'Từ',
    to: 'Đến',
    language: 'Ngôn ngữ',
    languages: { cn: 'Tiếng Trung', en: 'Tiếng Anh', vi: 'Tiếng Việt' },
    periodWrong: 'Ngày đầu không được sau ngày cuối, tối đa một năm.',
    pdf: 'Tải PDF',
    xlsx: 'Tải bảng tính',
    fileName: 'sao-ke',
    failed: 'Chưa lấy được bảng sao kê. Hãy thử lại.',
  },
};

export default wallet;
