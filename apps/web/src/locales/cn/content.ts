import type en from '../en/content.ts';
import type { Translation } from '../resources.ts';

const content: Translation<typeof en> = {
  start: '新手指南',
  payment: '付款说明',
  shipping: '发货说明',
  fees: '费用说明',
  terms: '服务条款',
  agreement: '注册协议',
  privacy: '隐私政策',
  prohibited: '禁采目录',
  liability: '服务边界与责任',
  list: '指南与规则',
  guides: '指南',
  rules: '规则',
  choose: '选择文档',
  onThisPage: '本页内容',
  unknown: '没有这份文档',
  unknownHint: '请从列表中选择。',
  toStart: '去看新手指南',
};

export default content;
