import type en from '../en/product.ts';
import type { Translation } from '../resources.ts';

const product: Translation<typeof en> = {
  page: '商品详情', hall: '采购大厅', path: '当前位置', pictures: '商品图片', picture: '第 {{number}} 张图片',
  source: '来源', item: '货号 {{id}}', unit: '单件 {{weight}}', estimatedWeight: '重量为预估', updated: '价格更新于{{time}}',
  tiers: '阶梯价', from: '≥ {{min}} 件', between: '{{min}}-{{max}} 件', ownPrices: '各规格价格不同',
  more: '再加 {{count}} 件，单价降到 {{price}}。', minimum: '{{count}} 件起订。',
  matrix: '选规格和数量', matrixHint: '直接填数，方向键移动，可从表格整块粘贴', one: '数量', specification: '规格', rowTotal: '小计', quantityOf: '{{name}} 数量',
  stock: '库存 {{count}}', stockUnknown: '库存未标注', none: '缺货', notOffered: '无此规格', atMost: '最多 {{count}} 件', notWhole: '请填整数', perCell: '每格', fillRows: '填满已选行', fillAll: '填满全部', clear: '清空',
  pasted: '已从剪贴板填入 {{count}} 格。', pastedWithout: '已填入 {{count}} 格，跳过 {{skipped}} 格：缺货、超出表格或不是数字。',
  cost: '到岸成本', enter: '填入数量，就能看到送到越南每件多少钱。', asOf: '共 {{pieces}} · 约 {{weight}}', landedTotal: '合计', volumetric: '计费重 {{weight}}',
  buy: '立即下单', add: '加入购物车', promise: '下单后 1 天内人工确认，未确认不收款', offShelf: '该商品已下架。',
  chooseFirst: '请先选择规格', quantityFirst: '请输入数量', fixQuantities: '有的数量超过库存，请改正标红的格子', belowMinimum: '该商品 {{count}} 件起订',
  added: '已加入购物车：{{count}} 件。', toCart: '去购物车', alreadyIn: '商品已在购物车中', raise: '改为增加数量', raised: '购物车里的数量已增加。', restored: '刚才填的数量还在。', logInToBuy: '请登录后继续，填好的数量会保留。',
  parameters: '参数', noParameters: '供应商没有标注参数。', details: '图文详情', carton: '装箱数', cartonValue: '{{count}} 件', unitWeight: '单件重量', unitVolume: '单件体积',
  notices: '采购须知', sampleTitle: '先买样。', sampleText: '每个颜色先买 1 件，确认材质和尺码。', stockingTitle: '备货 5-7 天。', stockingText: '到齐后 7 天内付尾款，逾期自动退回。',
  storeTitle: '一单一店。', storeText: '不同店铺的商品请分开结算。', afterTitle: '错发、少发、破损', afterText: '可申请售后；主观原因不退款。',
  openSource: '原网页', storeSite: '{{site}}店铺', inBorderStock: '边境仓现货', promotion: '推广素材',
};

export default product;
