import type en from '../en/payments.ts';
import type { Translation } from '../resources.ts';

const payments: Translation<typeof en> = {
  cashierTitle: '收银台', listTitle: '我的付款', order: '订单 {{number}}', shipment: '发货单 {{number}}',
  purpose: { deposit: '定金', final: '尾款', adjustment: '补差' },
  heading: { deposit: '付定金', final: '付尾款', adjustment: '付补差' },
  status: { unpaid: '未付', pendingApproval: '待审批', paid: '已付', cancelled: '已取消', rejected: '不通过' },
  payWithin: '请在', orCancelled: '内付款，超时自动取消', timeLeft: '剩余付款时间',
  methods: {
    label: '支付方式', notOpen: '尚未开通', notOpenReason: '目前只开通银行转账，其他方式尚未开通。',
    bankTransfer: { name: '银行转账', hint: '越南银行，扫码即填' }, online: { name: '在线支付', hint: '尚未开通' }, quick: { name: '快捷支付', hint: '尚未开通' },
    alipay: { name: '支付宝', hint: '尚未开通' }, digitalRmb: { name: '数字人民币', hint: '尚未开通' }, wallet: { name: '钱包', hint: '尚未开通' },
  },
  transfer: {
    step: '扫码或按账户转账', qr: '含账户、金额和附言的 VietQR 二维码', qrHint: '用越南任一银行 App 扫码，金额与附言自动填好', saveQr: '保存二维码',
    bank: '收款银行', accountName: '户名', accountNumber: '账号', amount: '金额', copyName: '复制户名', copyNumber: '复制账号', copyAmount: '复制金额', copied: '已复制',
    memo: '转账附言，必须一字不差', copyMemo: '复制附言', memoHint: '系统凭附言自动匹配到账。漏写或写错，审核会更久。',
  },
  claim: {
    step: '转完后，告诉我们是哪一笔', remitter: '汇款人姓名', remitterHint: '与转出账户户名一致，不带声调也可以', bank: '汇款银行', amount: '转账金额（越南盾）', serialNumber: '流水号', paidAt: '付款时间',
    screenshots: '转账截图', screenshotsHint: '最多 3 张，单张不超过 10 MB，能看清金额、时间和附言。', screenshotRequired: '请上传越南银行转账截图', screenshot: '截图 {{index}}', removeScreenshot: '移除截图 {{index}}',
    remarks: '备注', remarksHint: '有助于审核的说明，例如：由公司账户代付', differs: '应付 {{due}}，你填的是 {{amount}}。', less: '少 {{difference}}：差额仍需补付。', more: '多 {{difference}}：多出的转入钱包。',
    submit: '我已转账，提交审核', later: '稍后再付', laterHint: '离开后订单保持待付款，可在「我的订单」继续。',
    askTitle: '金额与应付不一致', correct: '修改金额', anyway: '仍按 {{amount}} 提交',
  },
  slip: {
    label: '账单', due: '本次应付', locked: '锁定汇率 {{rate}}', credited: '已入账', after: '提交之后', afterCheck: '财务核对到账，通常 1 小时内完成。', afterDeposit: '审核通过即开始备货，5-7 天到齐。', afterFinal: '审核通过后，仓库打包发出。', afterReject: '未通过会写明原因，改好可重新提交，不用再付一次。',
    item: { goods: '货款', freight: '国内运费', service: '服务费', total: '订单总额', deposit: '定金 30%', balance: '尾款，备货后付', balanceShare: '货款与服务费余款', adjustment: '补差', logistics: '物流费（按重量）', storage: '仓储费', handling: '打包费', inspection: '验货拍照', crate: '木箱', insurance: '保险', other: '其他' },
  },
  review: { title: '审核中', text: '已收到你的提交，正在与银行流水核对，通常 1 小时内完成。你不用做任何操作。', submitted: '提交时间', remitter: '汇款人', bank: '汇款银行', serialNumber: '流水号', paidAt: '付款时间', remarks: '备注', screenshots: '截图', viewOrder: '查看订单' },
  rejected: { title: '审核不通过：{{opinion}}', text: '改好后重新提交，已填的内容还在。', reviewer: '{{name}}，{{date}}' },
  partly: '已入账 {{amount}}，还需付 {{due}}，请用新的附言。',
  paid: { title: '这笔付款已付清', text: '款项已到账，订单继续进行。' },
  cancelled: { title: '这笔付款已取消', text: '请不要再为它转账。晚到的钱会转入钱包。' },
  noDue: { title: '这个订单现在没有应付款', text: '下一步见订单页。' },
  list: { byStatus: '按状态查看付款', all: '全部', number: '付款单', purpose: '用途', orderNumber: '订单', amount: '金额', status: '状态', when: '时间', claimed: '{{date}} 提交', dueAt: '{{date}} 前付款', act: '操作', pay: '支付 {{amount}}', view: '查看付款', none: '还没有付款', noneHint: '订单确认后，付款会列在这里。', noneAction: '我的订单', pages: '付款分页' },
};

export default payments;
