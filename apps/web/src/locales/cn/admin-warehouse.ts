import type en from '../en/admin-warehouse.ts';
import type { Translation } from '../resources.ts';

const adminWarehouse: Translation<typeof en> = {
  queues: '队列', queue: { toPurchase: '待采购', toReceive: '待入库' }, act: { toPurchase: '登记采购', toReceive: '登记入库' },
  none: { toPurchase: '没有等待采购的订单', toReceive: '没有在途货物' }, noneHint: '定金审核通过后，订单会出现在这里。',
  filter: { number: '订单号', buyer: '买家编码、姓名' }, store: '店铺', placedAt: '下单时间', orderTitle: '订单 {{number}}', nothingToDo: '现在没有要做的事', nothingToDoHint: '订单已进入下一步，或你的账号没有权限。',
  purchase: {
    done: '订单 {{number}} 的采购已登记。', sellerOrders: '卖家订单号', waybills: '运单号', numbersHint: '多个请换行或用逗号分开', cost: '采购成本（元）', costHint: '报价：货款 {{goods}}，运费 {{freight}}', costWrong: '请输入金额，例如 6723.84', expectedOn: '预计到齐日期', expectedHint: '一般 5-7 天', quantityOf: '{{goods}} 的数量', quantityWrong: '数量不是整数，或超过订购数量',
  },
  receive: {
    done: '订单 {{number}} 的货物已入库。', all: '全部到齐', expected: '在途 {{count}} 件', quantity: '数量', weight: '重量', unit: '重量单位', volume: '尺寸', volumeHint: '单件包裹长×宽×高（厘米），或合计立方厘米', volumeIs: '合计 {{volume}} cm³', packages: '包裹数', photo: '照片 {{number}}', removePhoto: '移除照片 {{number}}', note: '备注', nothing: '请至少填写一行的数量',
    wrong: { quantity: '请输入数量', tooMany: '最多可收 {{most}} 件', weight: '请输入重量', volume: '请输入尺寸，例如 60×40×30', packages: '请输入包裹数' },
  },
  batch: { title: '批次', none: '没有批次', noneHint: '入库的货物会出现在这里。', number: '批次', received: '入库', left: '剩余', volume: 'cm³', storedAt: '入库时间', autoReturnAt: '自动退回' },
};

export default adminWarehouse;
