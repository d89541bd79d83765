import type en from '../en/shipping.ts';
import type { Translation } from '../resources.ts';

const shipping: Translation<typeof en> = {
  title: '去发货', notesTitle: '我的发货单', order: '订单 {{number}}', pieces: '{{quantity}} 件',
  choose: { title: '选择要发货的订单', hint: '一张发货单只含一个订单的货。', left: '仓内 {{quantity}} 件', ship: '发订单 {{number}} 的货', none: '还没有可发的货', noneHint: '货物到边境仓后即可发货。', noneAction: '我的库存' },
  goods: { title: '这次发的货', available: '可用 {{quantity}}', all: '全部发完', none: '清空', insufficient: '可用数量不足，可用 {{quantity}}', quantityOf: '{{title}}的数量', chooseFirst: '请先选择数量', nothing: '这个订单现在没有可发的货', nothingHint: '已全部发出，或仍在途中。' },
  mode: { label: '发货方式', address: '按地址发货', marketplace: '平台订单发货', addressHint: '送到收货人地址。', marketplaceHint: '发给平台客户时，每单要有平台单号、订单截图和面单图片。' },
  field: { consigneeName: '收货人', contact: '联系方式', contactHint: '越南或中国手机号', contactInvalid: '请输入正确的电话号码', address: '地址', marketplaceOrderNumber: '平台单号', orderScreenshot: '订单截图', orderScreenshotHint: '能看清单号和商品', waybillImage: '面单图片', waybillHint: '能看清条码', destination: '目的地', remarks: '备注' },
  service: { label: '增值服务', inspection: '验货拍照', crate: '木箱', insurance: '保险' },
  slip: { title: '这次发货', balanceShare: '货款与服务费余款', fee: { logistics: '物流费', storage: '仓储费', handling: '打包费', inspection: '验货拍照', crate: '木箱', insurance: '保险', other: '其他费用' }, due: '应付尾款', value: '货值 {{value}}，其中定金 {{deposit}} 已付', weights: '实重 {{real}}，体积重 {{volumetric}}', real: '实重较大，按实重计，进位后 {{chargeable}}。', volumetric: '体积重较大，按体积重计，进位后 {{chargeable}}。', perKg: '{{weight}} × {{price}}/kg', packages_one: '{{count}} 箱', packages_other: '{{count}} 箱', calculating: '计算中', empty: '选择数量后显示费用。', rate: '锁定汇率 {{rate}}' },
  submit: '提交并付尾款 {{amount}}', submitFree: '提交发货单', later: '24 小时内未付尾款，发货单自动取消。发出前可以取消。',
  state: { paymentPending: '待付尾款', paymentReview: '尾款待审核', paymentRejected: '尾款审核不通过', ready: '待发货', inTransit: '发货中', delivered: '已送达', cancelled: '已取消' },
  list: { byState: '按状态查看发货单', all: '全部', number: '发货单 {{number}}', created: '{{date}} 创建', dispatched: '{{date}} 发出', delivered: '{{date}} 送达', payBy: '{{date}} 前付款', autoReceive: '{{date}} 自动视为送达', to: '收货', marketplaceOrder: '平台单号 {{number}}', carrier: '物流公司', tracking: '物流单号', copyTracking: '复制物流单号', copied: '已复制', noTracking: '发出后显示', amount: '尾款', reason: '取消原因：{{reason}}', pay: '付尾款 {{amount}}', payAgain: '重新提交尾款 {{amount}}', viewPayment: '查看付款', cancel: '取消发货单', confirm: '确认收货', ofOrder: '订单 {{number}} 的发货单', showAll: '查看全部发货单', none: '还没有发货单', noneHint: '从库存发货即可创建。', noneAction: '我的库存', noMatch: '这里没有发货单', pages: '发货单分页', fees: '费用', screenshot: '订单截图', waybill: '面单图片' },
  cancel: { title: '取消发货单 {{number}}', stays: '货物恢复为可用。还没有付款，不涉及退款。', back: '货物恢复为可用。尾款 {{amount}} 退回钱包，已完成的服务费除外。', reason: '取消原因', keep: '保留发货单', confirm: '取消发货单', done: '发货单已取消' },
  confirm: { title: '确认收货 {{number}}', text: '请在 {{quantity}} 件全部收到后确认。确认后尾款 {{amount}} 即结清，不能撤销。', back: '还没收到', act: '确认收货', done: '已确认收货' },
};

export default shipping;
