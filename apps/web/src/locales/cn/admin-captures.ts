import type en from '../en/admin-captures.ts';
import type { Translation } from '../resources.ts';

const captures: Translation<typeof en> = {
  title: '采集变更',
  none: '没有待确认的变更',
  noneHint: '变更在此等待，直到原网页、第二位买家或工作人员确认。',
  product: '商品',
  changes: '变更内容',
  by: '采集人',
  at: '采集时间',
  what: {
    title: '名称',
    price: '最低价',
    minimum: '起订量',
    specifications: '规格数',
    stock: '库存',
    weight: '重量',
    store: '卖家不同',
  },
  prices: '部分规格价或阶梯价',
  accept: '接受',
  decline: '拒绝',
  original: '原网页',
};

export default captures;
