import type en from '../en/admin-workbench.ts';
import type { Translation } from '../resources.ts';

const adminWorkbench: Translation<typeof en> = {
  greeting: '{{name}}，有 {{count}} 件等你处理',
  waiting: '等你处理',
  queue: '队列',
  count: '件数',
  sum: '金额',
  sorted: '按超时风险排序',
  key: 'G {{letter}}',
  longest: '等最久 / 时限',
  start: '开始处理',
  hours: '{{count}} 小时',
  noQueues: '这个账号没有队列',
  noQueuesHint: '你的角色在菜单里有其他页面。',
  queues: {
    deposit: '定金审核',
    final: '尾款审核',
    accept: '订单确认',
    purchase: '待采购',
    receive: '待入库',
    dispatch: '待发货',
    bank: '未用完的银行流水',
    proofs: '对账不符的日期',
    cases: '退款售后',
    payouts: '待付退款',
    withdrawals: '待转提现',
    questions: '质检照片提问',
    adjustments: '库存调整待确认',
    captures: '采集变更',
    registrations: '注册审核',
  },
  underWay: '在途订单',
  orders: '共 {{count}} 单',
  noOrders: '没有在途订单',
};

export default adminWorkbench;
