import type en from '../en/checkout.ts';
import type { Translation } from '../resources.ts';

const checkout: Translation<typeof en> = {
  title: '确认下单',
  goods: '商品',
  product: '商品',
  unitPrice: '单价',
  quantity: '数量',
  amount: '金额',
  pieces: '{{specs}} 种规格，{{count}} 件',
  remarks: '备注',
  remarksPlaceholder: '需要采购客服知道的事',
  optional: '选填',
  slip: '费用明细',
  depositLater: '人工确认后再付',
  perUnit: '到{{place}}，每件',
  quoteLeft: '报价剩余',
  quoteOver: '报价已过期，正在重新计算',
  rate: '本次报价汇率',
  later: '预估，随尾款付',
  weight: '计费重 {{weight}}',
  submit: '提交订单',
  next: '1 天内人工确认，确认后再付定金，之前不收款。',
  oneStore: '店铺',
  changedTitle: '金额已变动。',
  changed: '原来 {{before}}，现在 {{after}}。请核对后再次提交。',
  expired: '报价已过期并重新计算，请核对金额后提交。',
  nothing: '没有要下单的商品',
  nothingHint: '选中的商品已不在购物车里。',
  toCart: '去购物车',
  backToProduct: '返回商品',
  gone: '有的规格已经没有了。',
  rules: {
    title: '规则已更新',
    hint: '请阅读新的内容。只需同意一次，同意后立即提交订单。',
    agree: '同意并提交订单',
    read: '我已阅读并同意《{{name}}》第 {{version}} 版',
    byPlacing: '提交订单即表示同意：',
  },
  alreadyPlaced: '这个订单已经提交过了。',
};

export default checkout;
