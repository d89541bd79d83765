import type en from '../en/admin-orders.ts';
import type { Translation } from '../resources.ts';

const adminOrders: Translation<typeof en> = {
  filter: { number: '订单号', buyer: '买家编码、姓名', goods: '商品名称', status: '状态', from: '从', to: '至' },
  list: { none: '没有符合条件的订单', noneHint: '换一下筛选条件，或等待第一笔订单。', total: '总额', deposit: '定金', progress: '进度', placedAt: '下单时间', lines: '{{count}} 行' },
  confirm: {
    none: '没有等待确认的订单', noneHint: '新订单会出现在这里，每一笔要在 24 小时内确认或拒绝。', hint: '向卖家核对货源与价格，24 小时内确认或拒绝。',
    accept: '确认订单', refuse: '拒绝', accepted: '订单 {{number}} 已确认，买家可以付定金了。', refused: '订单 {{number}} 已拒绝并关闭。',
    refuseTitle: '拒绝订单 {{number}}', refuseHint: '订单将关闭，买家会看到原因。此时还没有付款。', reason: '原因', remarks: '买家备注', atSeller: '查看卖家页面',
  },
  detail: {
    title: '订单 {{number}}', lines: '商品明细', payments: '付款', history: '记录', money: '资金', store: '店铺', placedAt: '下单时间', acceptedAt: '确认时间', stockedAt: '备货完成', autoReturnAt: '自动退回', expectedStockingOn: '预计到齐', sellerOrders: '卖家订单号', remarks: '备注', closeReason: '关闭原因', rate: '汇率',
    unitPrice: '单价', freight: '国内运费', service: '服务费', total: '订单总额', deposit: '定金 30%', ordered: '订购', inTransit: '在途', available: '可用', shipped: '已发',
    paid: '实付', consumed: '已用', held: '在押', refunded: '已退', noPayments: '还没有应付款项', remitter: '汇款人', serialNumber: '流水号', dueAt: '付款期限', shipment: '发货单',
  },
  actor: { buyer: '买家', staff: '工作人员', system: '系统' },
  event: {
    placed: '提交订单', accepted: '确认订单', refused: '拒绝订单', acceptanceExpired: '超时未确认', adjustmentOffered: '提出新价格', adjustmentConfirmed: '买家接受新价格', adjustmentDeclined: '买家不接受新价格', adjustmentExpired: '新价格超时未确认',
    depositClaimed: '买家提交定金转账', depositApproved: '定金审核通过', depositPartlyApproved: '定金部分到账', depositRejected: '定金审核不通过', depositReReviewed: '定金转复审', depositExpired: '定金超时未付', cancelled: '取消订单', cancelRequested: '申请取消',
    purchased: '登记采购', received: '到货入库', closedShort: '缺货结清', shortTurnedUp: '缺货补到', defectClaimed: '发现瑕疵', shipmentCreated: '创建发货单', servicePerformed: '完成增值服务', finalClaimed: '买家提交尾款转账', finalApproved: '尾款审核通过', finalPartlyApproved: '尾款部分到账', finalRejected: '尾款审核不通过', finalReReviewed: '尾款转复审', shipmentExpired: '发货单超时未付', shipmentCancelled: '取消发货单', dispatched: '已发货', delivered: '已送达',
    returnRequested: '申请退回', autoReturned: '到期自动退回', afterSalesRequested: '申请售后', sentBack: '买家寄回', returnedToStore: '退回店铺', caseApproved: '售后通过', caseRejected: '售后不通过', caseReReviewed: '售后复审', rejectionFinal: '不通过已生效', payoutDone: '退款完成', payoutFailed: '退款失败', payoutRetried: '重试退款', payoutToWallet: '退到钱包',
  },
};

export default adminOrders;
