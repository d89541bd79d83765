import type en from '../en/tracking.ts';
import type { Translation } from '../resources.ts';

const tracking: Translation<typeof en> = {
  title: '物流查询',
  number: '发货单 {{number}}',
  to: '送往 {{place}}',
  carrier: '物流公司',
  trackingNumber: '物流单号',
  copy: '复制物流单号',
  copied: '已复制',
  notYet: '发出后显示',
  warehouse: '边境仓',
  steps: '物流进度',
  step: {
    created: '已生成发货单',
    packing: '已付款，打包中',
    dispatched: '已交给物流公司',
    arrived: '已到达越南',
    handedOver: '已交给派送公司',
    pickedUp: '已揽收',
    onTheWay: '运输中',
    outForDelivery: '派送中',
    deliveryFailed: '派送失败，将再次派送',
    delivered: '已送达',
    cancelled: '已取消',
  },
  none: '查不到这个物流链接',
  noneHint: '请核对链接，或请发给您的人从“我的发货单”重新复制。',
};

export default tracking;
