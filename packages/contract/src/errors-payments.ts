import { errorTexts } from './error-texts.ts';

export const paymentErrors = errorTexts({
  'payment.not_found': {
    status: 404,
    cn: '没有这笔付款',
    en: 'There is no such payment',
    vi: 'Không có khoản thanh toán này',
  },
  'payment.remitter_empty': {
    status: 400,
    cn: '汇款人不能为空',
    en: 'Remitter cannot be empty',
    vi: 'Người chuyển không được để trống',
  },
  'payment.bank_empty': {
    status: 400,
    cn: '汇款银行不能为空',
    en: 'Bank cannot be empty',
    vi: 'Ngân hàng không được để trống',
  },
  'payment.amount_invalid': {
    status: 400,
    cn: '请输入正确的转账金额（整数越南盾）',
    en: 'Enter a correct amount in whole đồng',
    vi: 'Vui lòng nhập đúng số tiền (đồng, số nguyên)',
  },
  'payment.screenshot_required': {
    status: 400,
    cn: '请上传越南银行转账截图',
    en: 'Upload the Vietnamese bank transfer screenshot',
    vi: 'Vui lòng tải ảnh chuyển khoản ngân hàng Việt Nam',
  },
  'payment.not_payable': {
    status: 409,
    cn: '这笔付款现在不能支付：已提交、已付清或已取消',
    en: 'This payment cannot be paid now: it is under review, paid or cancelled',
    vi: 'Khoản này hiện không thể thanh toán: đang chờ duyệt, đã trả hoặc đã hủy',
  },
  'payment.not_reviewable': {
    status: 409,
    cn: '这笔付款已被处理，请刷新',
    en: 'This payment has already been dealt with: reload',
    vi: 'Khoản này đã được xử lý, hãy tải lại',
  },
  'payment.own_payment': {
    status: 403,
    cn: '不能审核自己的付款',
    en: 'You cannot review your own payment',
    vi: 'Bạn không thể duyệt khoản thanh toán của chính mình',
  },
  'payment.line_not_found': {
    status: 404,
    cn: '没有这条银行流水',
    en: 'There is no such bank line',
    vi: 'Không có dòng sao kê này',
  },
  'payment.line_used_up': {
    status: 409,
    cn: '这条银行流水已无余额可用',
    en: 'Nothing is left of this bank line',
    vi: 'Dòng sao kê này không còn tiền',
  },
  'payment.account_not_found': {
    status: 404,
    cn: '没有这个收款账户',
    en: 'There is no such bank account',
    vi: 'Không có tài khoản nhận tiền này',
  },
  'payment.statement_not_readable': {
    status: 400,
    cn: '无法读取这份流水：请导出为 CSV（UTF-8）',
    en: 'The statement cannot be read: export it as CSV (UTF-8)',
    vi: 'Không đọc được sao kê, hãy xuất ra CSV (UTF-8)',
  },
  'payment.statement_too_long': {
    status: 400,
    cn: '一份流水最多 {limit} 行',
    en: 'A statement has at most {limit} lines',
    vi: 'Mỗi sao kê tối đa {limit} dòng',
  },
  'payment.mapping_required': {
    status: 400,
    cn: '请指定每一列的含义',
    en: 'Say which column holds what',
    vi: 'Hãy chỉ định ý nghĩa từng cột',
  },
  'payment.row_date_wrong': {
    status: 400,
    cn: '日期无法识别：{value}',
    en: 'Not a date: {value}',
    vi: 'Không phải ngày hợp lệ: {value}',
  },
  'payment.row_amount_wrong': {
    status: 400,
    cn: '金额无法识别：{value}',
    en: 'Not an amount: {value}',
    vi: 'Không phải số tiền hợp lệ: {value}',
  },
  'payment.row_reference_missing': {
    status: 400,
    cn: '缺少流水号',
    en: 'The reference is missing',
    vi: 'Thiếu mã giao dịch',
  },
});
