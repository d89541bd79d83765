import type en from '../en/content.ts';
import type { Translation } from '../resources.ts';

const content: Translation<typeof en> = {
  start: '新手指南',
  plugin: '插件说明',
  payment: '付款说明',
  shipping: '发货说明',
  marketplace: '平台订单说明',
  aftersales: '售后说明',
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
  readAll: '阅读全文：{{name}}',
  version: '第 {{version}} 版，自 {{date}} 起生效。',
  before: '查看之前的第 {{version}} 版',
  earlier: '这是第 {{version}} 版，不是最新版本。',
  toCurrent: '查看现行版本',
  unknown: '没有这份文档',
  unknownHint: '请从列表中选择。',
  toStart: '去看新手指南',
  agreed: {
    title: '已同意的文档',
    none: '还没有同意记录',
    noneHint: '注册和下单时同意的文档会记录在这里。',
    document: '文档',
    version: '版本',
    language: '语言',
    occasion: '场合',
    registration: '注册',
    order: '下单',
    at: '同意时间',
  },
};

export default content;
