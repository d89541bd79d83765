import type en from '../en/admin-parts.ts';
import type { Translation } from '../resources.ts';

const adminParts: Translation<typeof en> = {
  duration: {
    underMinute: '不到 1 分钟',
    minutes: '{{minutes}} 分钟',
    hours: '{{hours}} 小时 {{minutes}} 分',
    days: '{{days}} 天 {{hours}} 小时',
  },
  timeLeft: '剩 {{duration}}',
  timeOver: '超时 {{duration}}',
  total: '共 {{count}} 条',
  order: '订单',
  buyer: '买家',
  goods: '商品',
  quantity: '数量',
  status: '状态',
  action: '操作',
  amount: '金额',
  details: '详情',
  from: '从',
  to: '至',
  photos: '照片',
  openOrder: '打开订单',
  moreLines: '等另外 {{count}} 行',
  purpose: { deposit: '定金', final: '尾款', adjustment: '调整' },
  paymentStatus: { unpaid: '未付', pendingApproval: '待审批', paid: '已付', cancelled: '已取消' },
  outcome: { approved: '通过', rejected: '不通过', reReview: '复审' },
};

export default adminParts;
