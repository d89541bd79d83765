import type en from '../en/admin-shipments.ts';
import type { Translation } from '../resources.ts';

const adminShipments: Translation<typeof en> = {
  title: '发货单', states: '状态', drawerTitle: '发货单 {{number}}', none: '这里没有发货单', noneHint: '买家从库存发货后会出现在这里。', lines: '商品明细', amount: '尾款', balance: '货款余额', total: '合计',
  filter: { blurry: '发货单号、收货人、物流单号', orderNumber: '订单号' },
  state: { paymentPending: '待付尾款', paymentReview: '尾款审核中', paymentRejected: '尾款不通过', ready: '待发货', inTransit: '发货中', delivered: '已送达', cancelled: '已取消' },
  fee: { logistics: '物流费（按重量）', storage: '仓储费', handling: '打包费', inspection: '验货', crate: '木箱', insurance: '保险' },
  mode: '发往', modes: { address: '收货地址', marketplace: '平台订单' }, consignee: '收货人', contact: '联系方式', address: '地址', marketplaceOrder: '平台单号', orderScreenshot: '订单截图', waybillImage: '面单图片', carrier: '物流公司', trackingNumber: '物流单号', createdAt: '创建时间', payBy: '付款期限', dispatchedAt: '发货时间', deliveredAt: '送达时间', remarks: '备注', cancelReason: '取消原因',
  dispatch: { open: '去发货', title: '发货', submit: '发货' },
  deliver: { submit: '登记送达', title: '{{number}} 已经送达了吗？', hint: '从现在起，买家有 7 天可以申请售后。' },
};

export default adminShipments;
