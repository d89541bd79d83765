import type en from '../en/admin-reviews.ts';
import type { Translation } from '../resources.ts';

const adminReviews: Translation<typeof en> = {
  queueLabel: '审核队列', search: '订单号、买家、流水号', previous: '上一笔', next: '下一笔', inQueue: '队列中 {{count}} 笔', deskLabel: '核对与审核',
  queue: { pending: '待审', rejected: '不通过', doneToday: '今日已审' },
  none: { pending: '没有等待审核的付款', rejected: '没有不通过的付款', doneToday: '今天还没有审核' }, noneHint: '新的转账会自动出现在这里。',
  hint: { exact: '完全匹配', amountDiffers: '金额不符', payerDiffers: '汇款人不同', notArrived: '银行未到账', codeMissing: '附言缺失' },
  voucher: { title: '转账截图', none: '买家没有上传截图。以到账为准，请核对银行流水。', picture: '第 {{number}} 张', zoomIn: '放大', zoomOut: '缩小', rotate: '旋转', original: '查看原图' },
  warning: { amountDiffers: '买家填写的金额与应收金额不符。', serialNumberUsed: '这个流水号已用于另一笔付款。', screenshotUsed: '这张截图已用于另一笔付款。', lineNotFound: '还没有匹配的银行流水。' },
  importStatement: '导入流水',
  verdict: { matches: '{{count}} 项一致。', doubts: '需要你确认：{{what}}。' },
  compare: { title: '核对', expected: '应收', claimed: '买家填写', bank: '银行到账', amount: '金额', code: '附言', payer: '汇款人', sender: '汇款银行', serialNumber: '流水号', time: '时间', same: '一致', different: '需确认' },
  candidates: { title: '银行流水候选', hint: '按金额、附言、汇款人、时间匹配', none: '没有匹配的银行流水。导入最新流水后，这里会自动出现。', score: '{{score}}%' },
  effect: { partial: '将部分通过：仍欠 {{amount}}，买家会得到新的付款码。', surplus: '多付 {{amount}}，将退入买家钱包。' },
  buyer: { orders: '历史订单', rejections: '不通过次数', total: '订单总额' }, claimed: '买家提交',
  opinion: '审核意见', opinionHint: '审核意见，通过时选填，买家可见',
  obstacle: { noPermission: '你没有审核付款的权限。', alreadyDone: '这笔付款已处理。', own: '不能审核自己的付款。', noLine: '请先选择一条银行流水：没有到账不能通过。', lineUsedUp: '这条银行流水已无余额可用。' },
  act: { approve: '通过并匹配流水', reject: '不通过', reReview: '转复审', skip: '跳过' },
  reject: { title: '不通过的原因（必填，发送给买家）', addition: '补充说明', buyerReads: '买家将看到', language: '消息语言', empty: '请写明原因', send: '不通过并通知买家' },
  reason: { unclear: '截图看不清，请上传原图。', tooLittle: '金额不足，请补差额。', notArrived: '银行未查到这笔到账。', noMemo: '转账附言缺失，无法确认归属。', wrongAccount: '收款账户不是平台账户。', other: '其他，在下面填写' },
  reReview: { title: '复审', hint: '付款回到待审队列，原因保留在记录里。', reason: '原因' },
  done: { approved: '已通过 {{number}}', rejected: '{{number}} 不通过，已通知买家', reReviewed: '{{number}} 已回到待审队列' },
  keys: { title: '快捷键', next: '下一笔', previous: '上一笔', nextPrevious: '下一条 上一条', approve: '通过', reject: '不通过', reReview: '转复审', skip: '跳过', zoom: '放大截图', choose: '选流水或原因', openOrder: '打开订单', search: '搜索队列', help: '全部快捷键', send: '发送不通过', back: '关闭表单', areOn: '启用单键快捷键' },
};

export default adminReviews;
