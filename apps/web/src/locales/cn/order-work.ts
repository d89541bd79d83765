import type { Translation } from '../resources.ts';
import type en from '../en/order-work.ts';

const orderWork: Translation<typeof en> = {
  remarks: '客服留言',
  compare: {
    title: '报价与实际',
    hint: '下单时的预估',
    what: '项目',
    quoted: '报价',
    actual: '实际',
    why: '差异原因',
    notYet: '尚未确定',
    rows: {
      goods: '货款',
      freight: '国内运费',
      service: '服务费',
      units: '到货数量',
      weight: '重量',
      fees: '发货费用',
    },
    causes: {
      short: '缺货 {{count}} 件',
      cancelled: '取消 {{count}} 件',
      returned: '退回 {{count}} 件',
      ofUnits: '目前为 {{of}} 件中的 {{count}} 件',
      weighed: '按实际重量和体积',
    },
  },
  proposal: {
    waits: '{{name}}为您准备了一张订单。',
    lines_one: '{{count}} 行商品',
    lines_other: '{{count}} 行商品',
    until: '有效期至 {{date}}',
    look: '查看并下单',
    back: '我的订单',
    head: '这张订单由{{name}}为您准备。',
    hint: '您亲自下单后才算成立。有效期至 {{date}}。',
    decline: '不需要',
    declineTitle: '拒绝这张代建订单',
    reason: '原因',
    over: {
      placed: '这张代建订单已下单。',
      declined: '您已拒绝这张代建订单。',
      withdrawn: '客服已撤回这张代建订单。',
      expired: '这张代建订单已过期。',
    },
  },
};

export default orderWork;
