import type en from '../en/links.ts';
import type { Translation } from '../resources.ts';

const links: Translation<typeof en> = {
  site: {
    taobao: '淘宝',
    tmall: '天猫',
    '1688': '1688',
    jd: '京东',
    pinduoduo: '拼多多',
    weidian: '微店',
    douyin: '抖音',
    kuaishou: '快手',
    xiaohongshu: '小红书',
    dewu: '得物',
    vip: '唯品会',
    suning: '苏宁',
    alibaba: '阿里巴巴国际站',
    yupoo: '又拍相册',
    xianyu: '闲鱼',
  },
  reading: '正在识别链接',
  found: '已识别{{site}}链接，货号 {{item}}',
  short: '已识别短链接，要在 App 或浏览器里打开才能看到商品',
  shortOf: '已识别{{site}}短链接，要在 App 或浏览器里打开才能看到商品',
  manual: {
    app_token: '这是口令，不是链接。请在 App 里打开商品，复制商品页网址',
    encrypted_agent_link: '这个代购网站隐藏了商品网址。请打开原网站的商品页，复制网址',
  },
  rejected: {
    empty: '请粘贴商品链接或分享文字',
    too_long: '文字太长，只粘贴带链接的那一段',
    scheme: '只能使用以 http:// 或 https:// 开头的链接',
    no_link: '这段文字里没有链接，请复制商品页的网址',
    host: '暂不支持这个网站。请使用 1688、淘宝、天猫、拼多多、京东等网站的链接',
    userinfo: '网址里带有用户名或密码，商品页不会这样。请从商品页重新复制',
    port: '网址里带有端口号，商品页不会这样。请从商品页重新复制',
    not_product: '这不是商品页。请打开一个商品，复制它的网址',
    no_id: '链接里缺少商品编号，请复制完整网址',
    bad_id: '链接里的商品编号无效，请重新复制网址',
    conflicting_id: '链接里有两个不同的商品，请从商品页重新复制网址',
    agent_depth: '链接嵌套层数过多，请从商品页直接复制网址',
    agent_platform: '这个代购链接指向的网站暂不支持',
  },
};

export default links;
