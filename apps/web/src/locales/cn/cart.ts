import type en from '../en/cart.ts';
import type { Translation } from '../resources.ts';

const cart: Translation<typeof en> = {
  title: '购物车', summary: '{{specs}} 种规格，{{stores}} 家店铺', find: '在购物车里找', findPlaceholder: '商品、规格、店铺', oneStore: '一次结算一家店铺。', oneStoreText: '不同店铺分开备货、分开付款。其他店铺的勾选会保留。',
  stores: '店铺', selectStore: '选择{{name}}的全部商品', selectProduct: '选择{{name}}的全部规格', selectLine: '选择 {{name}}', selectAll: '全选', settleStore: '结算这家', reached: '已到 {{count}} 件阶梯价', more: '再加 {{count}} 件到 {{price}}', change: '改规格',
  unitPrice: '单价', quantityOf: '{{name}} 的数量', amount: '金额', remove: '移除 {{name}}', removeProduct: '移除{{name}}的全部规格', removed_one: '已移除 1 行。', removed_other: '已移除 {{count}} 行。', undo: '撤销', restored: '已恢复。',
  chosen: '已选 {{specs}} 种规格，{{count}} 件', notChosen: '未勾选', subtotal: '小计 {{amount}}',
  offShelf: '已下架，无法结算', outOfStock: '库存只有 {{count}} 件', soldOut: '缺货', belowMinimum: '该商品 {{count}} 件起订',
  goodsAndService: '货款与服务费', deposit: '定金 30%', checkout: '去下单', twoStores: '不支持两家店铺同时下单', twoStoresText: '先结算其中一家，其他店铺的勾选会保留：', chooseFirst: '请先选择规格', fixFirst: '有的勾选行无法购买，请改正或取消勾选',
  empty: '购物车是空的', emptyHint: '去大厅选商品，或者贴一条商品链接。', toHall: '去采购大厅', noneFound: '购物车里没有符合的商品', notSaved: '数量没有保存：{{reason}}',
};

export default cart;
