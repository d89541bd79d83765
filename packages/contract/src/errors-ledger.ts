import { errorTexts } from './error-texts.ts';

export const ledgerErrors = errorTexts({
  'ledger.period_invalid': {
    status: 400,
    cn: '请选择正确的起止日期：开始不晚于结束，最长一年',
    en: 'Choose a correct period: the first day not after the last, at most one year',
    vi: 'Vui lòng chọn khoảng thời gian đúng: ngày đầu không sau ngày cuối, tối đa một năm',
  },
  'ledger.statement_too_long': {
    status: 422,
    cn: '这段时间有超过 {count} 笔记录，请选择更短的时间，或下载表格',
    en: 'This period has more than {count} entries: choose a shorter one, or download the workbook',
    vi: 'Khoảng thời gian này có hơn {count} dòng: hãy chọn ngắn hơn, hoặc tải bảng tính',
  },
  'ledger.account_unknown': {
    status: 404,
    cn: '没有这个账户',
    en: 'There is no such account',
    vi: 'Không có tài khoản này',
  },
  'ledger.day_not_over': {
    status: 400,
    cn: '不能登记未来日期的余额',
    en: 'A balance cannot be of a day to come',
    vi: 'Không thể ghi số dư của ngày chưa tới',
  },
  'ledger.balance_missing': {
    status: 409,
    cn: '这一天还没有登记对方余额，不能签字',
    en: 'Nobody has stated a balance for this day: enter it before you sign',
    vi: 'Ngày này chưa có số dư đối chiếu: hãy nhập trước khi ký',
  },
  'ledger.proof_changed': {
    status: 409,
    cn: '账面或余额已变化，请查看最新数字后再签字',
    en: 'The figures have changed meanwhile: look at them again before you sign',
    vi: 'Số liệu đã thay đổi: hãy xem lại trước khi ký',
  },
  'ledger.buyer_not_found': {
    status: 404,
    cn: '没有这个编号的采购商',
    en: 'There is no buyer with this code',
    vi: 'Không có người mua với mã này',
  },
  'ledger.amount_invalid': {
    status: 400,
    cn: '请输入大于 0 的金额',
    en: 'Enter an amount above 0',
    vi: 'Vui lòng nhập số tiền lớn hơn 0',
  },
  'ledger.reason_required': {
    status: 400,
    cn: '请填写原因，例如凭证号',
    en: 'Say why, for instance with the number of the voucher',
    vi: 'Vui lòng ghi lý do, ví dụ số chứng từ',
  },
  'ledger.store_not_found': {
    status: 404,
    cn: '没有这家店铺',
    en: 'There is no such store',
    vi: 'Không có cửa hàng này',
  },
  'ledger.transaction_not_found': {
    status: 404,
    cn: '没有这笔分录',
    en: 'There is no such entry',
    vi: 'Không có bút toán này',
  },
  'ledger.not_reversible': {
    status: 409,
    cn: '这笔分录来自业务单据，请在该单据上更正（例如复审付款），账目会随之冲正',
    en: 'This entry comes from a business record: correct it there, for instance by a re-review, and the ledger follows',
    vi: 'Bút toán này đến từ chứng từ nghiệp vụ: hãy sửa tại đó, ví dụ duyệt lại, sổ cái sẽ theo',
  },
  'ledger.already_reversed': {
    status: 409,
    cn: '这笔分录已冲正，或冲正正在等待复核',
    en: 'This entry has been reversed already, or its reversal waits for the second person',
    vi: 'Bút toán này đã được đảo, hoặc việc đảo đang chờ người thứ hai',
  },
  'ledger.manual_not_found': {
    status: 404,
    cn: '没有这笔手工分录',
    en: 'There is no such manual entry',
    vi: 'Không có bút toán thủ công này',
  },
  'ledger.already_decided': {
    status: 409,
    cn: '这笔手工分录已处理，请刷新',
    en: 'This manual entry has been decided already: reload',
    vi: 'Bút toán thủ công này đã được xử lý, hãy tải lại',
  },
  'ledger.second_person': {
    status: 403,
    cn: '需要另一个人复核：不能确认自己提交的分录',
    en: 'A second person has to confirm: nobody confirms what they entered themselves',
    vi: 'Cần người thứ hai xác nhận: không ai tự xác nhận mục của mình',
  },
});
