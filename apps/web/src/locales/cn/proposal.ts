import type en from '../en/proposal.ts';
import type { Translation } from '../resources.ts';

const proposal: Translation<typeof en> = {
  title: '发货建议',
  now: '现在发：{{goods}}',
  hold: '等到 {{date}} 再发：{{goods}}。届时同单其余货物预计到仓。',
  saves: '可省 {{amount}}',
  allNow: '现在全部发出：等待不省钱。',
  returnAt: '{{date}} 前不发，将退回店铺。',
  nextStorage: '下一个仓储月从 {{date}} 开始。',
  item: '{{quantity}} 件 {{title}}',
  apply: '按建议发订单 {{number}}',
  order: '订单 {{number}}',
};

export default proposal;
