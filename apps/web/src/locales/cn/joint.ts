import type en from '../en/joint.ts';
import type { Translation } from '../resources.ts';

const joint: Translation<typeof en> = {
  title: '一笔转账付多笔',
  order: '订单 {{number}}',
  back: '我的付款',
  members: '这笔转账包含的付款',
  sum: '转账总额',
  sumHint: '一笔转账，一个附言。到账不足时按此顺序分配。',
  member: {
    unpaid: '待支付',
    pendingApproval: '待审核',
    paid: '已支付',
    cancelled: '已取消，已移出',
    out: '已移出',
  },
  leave: '移出',
  leaveLabel: '将 {{number}} 移出这笔转账',
  none: { title: '这里没有需要转账的付款', text: '付款已在审核、已支付、已取消或已移出。' },
  changed: '总额已变化，请核对后再提交。',
  pick: {
    start: '多笔合并转账',
    hint: '至少选择两笔付款，合为一个总额、一个附言和一个二维码。',
    count: '已选 {{count}} 笔',
    sum: '合计 {{amount}}',
    go: '合并为一笔转账',
    stop: '取消',
    choose: '选择 {{number}}',
    tooFew: '请至少选择两笔付款',
  },
};

export default joint;
