import type en from '../en/admin-screening.ts';
import type { Translation } from '../resources.ts';

const rules: Translation<typeof en> = {
  title: '商品筛查',
  none: '还没有规则',
  noneHint: '规则写明词语或类目；买家在加入购物车前看到说明，禁购商品不能下单。',
  add: '新增规则',
  edit: '编辑规则',
  blurry: '词语或说明',
  kind: '类别',
  words: '词语',
  category: '类目',
  noCategory: '不限类目',
  note: '给买家的说明',
  wordsCn: '词语（中文）',
  wordsEn: '词语（英文）',
  wordsVi: '词语（越南文）',
  wordsHint: '每行一个。中文词语在任意位置命中，其他语言只按整词命中。',
  noteCn: '说明（中文）',
  noteEn: '说明（英文）',
  noteVi: '说明（越南文）',
  isActive: '启用',
  active: '启用',
  resting: '停用',
  changed: '最近修改',
  removeTitle: '删除这条规则？',
  removeHint: '含这些词语的商品将不再提示，已有订单保留当时的提示。',
  ruleOf: '{{words}} 的规则',
};

export default rules;
