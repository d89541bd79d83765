import type en from '../en/catalog.ts';
import type { Translation } from '../resources.ts';

const catalog: Translation<typeof en> = {
  home: '首页', searchTitle: '搜索',
  hero: {
    title: '贴一条链接，先算清到越南每件多少钱',
    lead: '先付 30% 定金，货在凭祥边境仓备齐、点数；要发多少，再付多少尾款。',
    link: '商品链接或分享文字', placeholder: '粘贴 1688、淘宝、天猫、拼多多、京东链接', quote: '立即报价', noLink: '没有链接？上传截图',
    confirm: '确认货源', confirmValue: '24', hours: '小时内', review: '定金审核', reviewValue: '1', hour: '小时内', stocking: '备货', stockingValue: '5-7', days: '天', sites: '支持的网站', site: { '1688': '1688', taobao: '淘宝', tmall: '天猫', pinduoduo: '拼多多', jd: '京东' },
  },
  slip: {
    label: '报价', example: '示例：大厅里的商品', known: '已读取商品', unknown: '商品库里还没有', estimate: '预估', quantity: '数量（件）',
    each: '{{weight}}/件', order: '选规格，下单', packing: '打包费与首月仓储', see: '查看商品', register: '看看怎么办',
  },
  journey: {
    title: '一笔订单怎么走', china: '中国境内', border: '凭祥边境仓', vietnam: '越南境内',
    confirm: '贴链接下单', confirmText: '选规格和数量，客服确认货源与价格。', confirmTime: '1 天内确认',
    deposit: '付 30% 定金', depositText: '越南银行转账或扫码，人工与银行流水核对到账。', depositTime: '1 小时内审核',
    stocking: '边境仓备货', stockingText: '收货、点数、拍照入库。到齐后 7 天内未付尾款自动退回。', stockingTime: '5-7 天',
    final: '按发货量付尾款', finalText: '可分批发货，每批只付这一批的尾款与实际运费。', finalTime: '支持分批',
    delivery: '送到越南地址', deliveryText: '送到你的仓库，或贴上面单逐件发给你的平台客户。', deliveryTime: '24 小时内发出',
  },
  hall: '采购大厅', hallDdc: '链接采集的商品', categories: '商品分类', allGoods: '全部商品', order: '排序', relevance: '综合', priceUp: '价格从低到高', priceDown: '价格从高到低', newest: '最新', inBorderStock: '边境仓现货',
  kind: '来源', kindAll: '全部', kindMall: '商城精选', kindDdc: '链接采集', more: '查看全部商品',
  tier: '≥ {{count}} 件 {{price}}', shipsIn_one: '1 天可发', shipsIn_other: '{{count}} 天可发', readyIn: '备货 5-7 天',
  fees: {
    title: '费用全部写在下单前', example: '示例：{{name}}，{{pieces}}，{{weight}}，{{packages}} 箱，送{{place}}。', item: '项目', how: '怎么算，什么时候付', amount: '金额',
    goods: '供应商标价，不加价。定金付 30%，其余随尾款。', service: '货款的 {{percent}}。', logistics: '按实重与体积重较大者，每公斤 {{price}}，随尾款。',
    handling: '每箱 {{price}}，随尾款。', storage: '每立方米首月 {{price}}，入库起算。', total: '合计',
  },
  rate: { title: '汇率', updated: '{{time}} 更新。', range: '30 天区间 {{low}}-{{high}}', chart: '最近 30 天汇率', locked: '下单时锁定汇率，定金和尾款用同一汇率。', settlement: '人民币是结算金额，越南盾为等值参考。' },
  limits: {
    title: '先说清楚的三件事', seller: '平台不是卖家', sellerText: '我们提供支付、物流、报关与售后设施，商品质量由供应商负责。', sample: '建议先买样品', sampleText: '大批量下单前，先买 1-5 件确认材质、尺码和包装。',
    mind: '主观原因不退款', mindText: '错发、少发、破损可申请售后；不想要了不在退款范围内。',
  },
  results: '{{count}} 件商品', resultsFor: '“{{word}}”的搜索结果', none: '没有符合的商品', noneHint: '换个词或减少筛选，也可以直接粘贴商品链接。', clear: '清除筛选', paste: '贴链接',
};

export default catalog;
