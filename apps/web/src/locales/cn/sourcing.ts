import type en from '../en/sourcing.ts';
import type { Translation } from '../resources.ts';

const sourcing: Translation<typeof en> = {
  linkTitle: '链接报价', link: '商品链接或分享文字', again: '重新报价', paste: '粘贴商品链接', pasteHint: '可以是链接，也可以是 1688、淘宝、天猫、拼多多、京东等的整段分享文字。',
  reading: { title: '正在读取商品', hint: '通常 1-3 秒', site: '识别网站', siteIs: '识别网站：{{site}}', known: '查找商品', product: '读取规格、价格与库存', quote: '估算到岸成本' },
  refused: '这不能当作商品链接使用', failed: '没有核对上这条链接',
  ok: { title: '读到了，先看到岸价', valid: '报价 30 分钟内有效', original: '原网页', each: '{{weight}}/件', estimated: '预估', unitPrice: '供应商单价', landed: '到{{place}}，每件', total: '{{count}} 件合计', quantity: '数量', stock: '库存 {{count}}', minimum: '起订 {{count}} 件', buy: '立即下单', add: '加入购物车', many: '多规格一起填', added: '已加入购物车。', toCart: '去购物车', raise: '改为增加数量', chooseFirst: '没有这个规格组合，请另选规格', short: '库存只有 {{count}} 件', belowMinimum: '起订量为 {{count}} 件', offShelf: '该商品已下架', checkPrice: '{{time}}的价格', checkPriceText: '付款前由人工确认价格和货源。', checkStock: '库存已知', checkStockText: '以供应商标注为准。', checkWeight: '重量为预估值', checkWeightText: '入仓实称后按实际重量结算。', checkWeightStated: '重量为供应商标注值' },
  fail: {
    title: '这个页面读不到，登记一下，我们人工找', saved: '链接已保存。上传商品详情页截图，采购客服 1 天内回复能否代采和价格。', why: '为什么读不到',
    whyLogIn: '这个网站要登录后才显示价格，或者该商品还没有采集过。', whyShort: '短链接、小程序链接请换成浏览器里的网址。',
  },
  interest: {
    title: '感兴趣商品', add: '登记感兴趣商品', link: '商品链接', name: '商品名称', specification: '规格', quantity: '数量', note: '备注', screenshots: '商品详情页截图', notePlaceholder: '包装、认证、交期等要求', specificationPlaceholder: '颜色、尺码、容量',
    shotsHint: '要能看到图片、价格和规格，最多 {{max}} 张', shot: '第 {{number}} 张截图', removeShot: '移除第 {{number}} 张截图', submit: '登记为感兴趣商品', logIn: '登录后登记', logInHint: '登录时链接会保留。',
    done: '已登记，采购客服 1 天内回复。', seeAll: '查看全部', another: '再登记一件', none: '还没有感兴趣商品', noneHint: '链接读不到的商品可以在这里登记。',
    state: '状态', requested: '核实中', priced: '已报价', declined: '无法代采', createdAt: '登记时间', see: '查看商品', pieces: '{{count}} 件',
  },
};

export default sourcing;
