import type en from '../en/admin-bank.ts';
import type { Translation } from '../resources.ts';

const adminBank: Translation<typeof en> = {
  lines: 'Dòng sao kê',
  none: 'Chưa có dòng sao kê',
  noneHint: 'Hãy nhập sao kê ngân hàng ở trên.',
  filter: {
    blurry: 'Người chuyển, nội dung, mã giao dịch',
    state: 'Tình trạng',
    open: 'Chưa dùng hết',
    used: 'Đã dùng hết',
    unconfirmed: 'Chưa có trên sao kê',
  },
  column: {
    bookedAt: 'Ghi nhận lúc',
    reference: 'Mã giao dịch',
    credit: 'Số tiền nhận',
    description: 'Nội dung',
    payer: 'Người chuyển',
    left: 'Còn lại',
    payments: 'Khoản thanh toán',
    account: 'Tài khoản',
  },
  import: {
    title: 'Nhập sao kê ngân hàng',
    account: 'Tài khoản nhận tiền',
    file: 'Tệp sao kê (XLSX hoặc CSV)',
    pick: 'Chọn tệp hoặc kéo vào đây',
    fileHint: 'Xuất từ ngân hàng dạng XLSX, hoặc CSV mã UTF-8. Các dòng đã có sẽ được nhận ra.',
    reading: 'Đang đọc tệp',
    problems: 'Không nhập được: {{count}} dòng có lỗi',
    row: 'Dòng {{row}}',
    start: 'Nhập {{count}} dòng mới',
    done: 'Đã nhập: {{count}} dòng mới, {{known}} dòng đã có, bỏ qua {{debit}} dòng chi, khớp {{matched}} khoản thanh toán',
  },
  toWallet: {
    act: 'Vào ví',
    title: 'Chuyển {{amount}} vào ví của người mua',
    text: 'Cho tiền thừa hoặc tiền đến sau khi khoản đã hủy. Không thể hoàn tác tại đây.',
    number: 'Khoản thanh toán của người mua',
    note: 'Ghi chú',
    confirm: 'Chuyển vào ví',
  },
  mapping: {
    title: 'Ý nghĩa từng cột',
    dateFormat: 'Định dạng ngày',
    needed: 'Hãy chỉ định ý nghĩa từng cột.',
    incomplete: 'Hãy chọn cột cho mỗi mục bắt buộc',
    apply: 'Đọc lại theo các cột này',
  },
  count: { lineCount: 'Số dòng', newCount: 'Mới', knownCount: 'Đã có', debitCount: 'Dòng chi', total: 'Tổng dòng mới' },
};

export default adminBank;
