import type en from '../en/wallet.ts';
import type { Translation } from '../resources.ts';

const wallet: Translation<typeof en> = {
  withdrawal: {
    title: '提现到银行账户',
    hint: '申请后金额立即从钱包扣除，按申请当日汇率以越南盾转出。转账失败会退回钱包。',
    nothing: '钱包余额为零，没有可提现的金额。',
    amount: '金额（人民币元）',
    amountHint: '最多 {{max}}',
    amountWrong: '请输入金额，例如 12.50',
    tooMuch: '超过钱包余额',
    estimate: '按当前汇率约 {{amount}}',
    bank: '银行',
    accountNumber: '账号',
    accountName: '户名',
    submit: '提现',
    confirmTitle: '确认这是您的账户？',
    confirmHint: '转到错误账户的款项可能无法追回。',
    confirm: '提现 {{amount}}',
    sent: '提现申请已提交',
    failed: '未能提交，没有扣款，请重试。',
    list: '我的提现',
    amountHead: '金额',
    to: '转入',
    askedAt: '申请时间',
    state: '状态',
    states: { pending: '转账中', done: '已转账', failed: '失败，已退回钱包' },
    result: '流水号或原因',
  },
  statement: {
    title: '对账单',
    hint: '一段时间内的每笔付款、退款和入账，以及期初、期末余额。',
    period: '期间',
    kinds: { thisMonth: '本月', lastMonth: '上月', thisYear: '今年', own: '其他日期' },
    from: '从',
    to: '到',
    language: '语言',
    languages: { cn: '中文', en: '英文', vi: '越南文' },
    periodWrong: '开始日期不能晚于结束日期，最长一年。',
    pdf: '下载 PDF',
    xlsx: '下载表格',
    fileName: '对账单',
    failed: '未能取得对账单，请重试。',
  },
};

export default wallet;
