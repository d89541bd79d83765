import type en from '../en/descriptions.ts';
import type { Translation } from '../resources.ts';

const descriptions: Translation<typeof en> = {
  home: '口岸代采：在中国商城下单、代采、仓储与跨境运输，价格、费用与进度一目了然。',
  hall: '核心企业与供应商的商品大厅：按类目和价格选货，看清起订量、运费与口岸费用后下单。',
  table: '用表格快速选货：筛选、比较价格与起订量，直接填写数量加入购物车。',
  ddc: '从 1688、淘宝、天猫链接采集的商品：看清价格与规格，交由口岸代采采购。',
  search: '搜索口岸代采的全部商品，或粘贴 1688、淘宝、天猫的链接代为采购。',
  product: '{{title}}：查看价格、起订量、规格、运费与口岸费用，在口岸代采下单。',
  guide: '{{title}}：口岸代采的采购指南与说明，逐步讲清下单、付款、仓储与运输。',
  plugin: '安装口岸代采浏览器插件，在 1688、淘宝和天猫的商品页一键加入购物车。',
  site: '口岸代采：中越跨境代采、仓储与运输服务。',
};

export default descriptions;
