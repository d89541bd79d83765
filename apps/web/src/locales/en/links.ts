/** What a pasted text turned out to be. */
const links = {
  site: {
    taobao: 'Taobao',
    tmall: 'Tmall',
    '1688': '1688',
    jd: 'JD',
    pinduoduo: 'Pinduoduo',
    weidian: 'Weidian',
    douyin: 'Douyin',
    kuaishou: 'Kuaishou',
    xiaohongshu: 'Xiaohongshu',
    dewu: 'Dewu',
    vip: 'Vipshop',
    suning: 'Suning',
    alibaba: 'Alibaba',
    yupoo: 'Yupoo',
    xianyu: 'Xianyu',
  },
  reading: 'Reading the link',
  found: '{{site}} link recognised, item {{item}}',
  short: 'Short link recognised. It leads to the product only in the app or browser',
  shortOf: '{{site}} short link recognised. It leads to the product only in the app or browser',
  manual: {
    app_token: 'This is an app code, not a link. Open it in the app and copy the address of the product page',
    encrypted_agent_link:
      'This agent hides the address of the product. Open the product on its own site and copy that address',
  },
  rejected: {
    empty: 'Paste a product link or a share text',
    too_long: 'The text is too long. Paste only the part with the link',
    scheme: 'Only links that begin with http:// or https:// can be used',
    no_link: 'There is no link in this text. Copy the address of the product page',
    host: 'We do not buy from this site. Use a link of 1688, Taobao, Tmall, Pinduoduo, JD or another supported site',
    userinfo:
      'The address contains a user name or password, which product pages never have. Copy it again from the product page',
    port: 'The address contains a port number, which product pages never have. Copy it again from the product page',
    not_product: 'This page is not a product page. Open one product and copy its address',
    no_id: 'The product number is missing from the link. Copy the full address',
    bad_id: 'The product number in the link is not valid. Copy the address again',
    conflicting_id: 'The link names two different products. Copy the address from the product page itself',
    agent_depth: 'The link is wrapped too many times. Copy the address from the product page itself',
    agent_platform: 'This agent link is for a site we do not buy from',
  },
} as const;

export default links;
