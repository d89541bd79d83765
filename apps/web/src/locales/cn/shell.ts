import type en from '../en/shell.ts';
import type { Translation } from '../resources.ts';

const shell: Translation<typeof en> = {
  skip: '跳到正文', tagline: 'KOUAN',
  rate: '今日汇率', rateUpdated: '{{time}} 更新', liability: '服务边界与责任', prohibited: '禁采目录', language: '语言',
  searchLabel: '搜索商品，或粘贴中国网站的商品链接', searchPlaceholder: '搜索商品，或粘贴商品链接', search: '搜索',
  notices: '通知', cart: '购物车', cartCount: '购物车，{{count}} 行', logIn: '登录', register: '注册',
  mainNavigation: '主导航', bottomNavigation: '底部导航',
  hall: '采购大厅', orders: '我的订单', stock: '我的库存', ship: '去发货', shippingNotes: '我的发货单', interest: '感兴趣商品', plugin: '采集插件', guide: '新手指南',
  tabHall: '大厅', tabOrders: '订单', tabPaste: '贴链接', tabStock: '库存', tabMe: '我的',
  account: '账号', personalCentre: '个人中心', admin: '管理后台', logOut: '退出登录',
  disclaimer: '平台提供支付、物流、报关与售后的基础服务，自身不参与交易，不对商品质量及买家主观原因的退款承担责任。大批量采购前，建议先买样品。',
  terms: '服务条款', privacy: '隐私政策', copyright: '© 2018-2023 {{name}}',
  notFound: { title: '页面不存在', hint: '地址可能有误，或者页面已经移走。', action: '去采购大厅' },
  forbidden: { title: '没有权限', hint: '你的账号不能打开这一页。请联系管理员，或换一个账号登录。', action: '去采购大厅' },
};

export default shell;
