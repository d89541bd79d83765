import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '../../test/links.json' with { type: 'json' };
import { recogniseLink, recogniseTarget } from './recognise-link.ts';
import { recogniseMany } from './recognise-many.ts';

type Case = (typeof cases.cases)[number];

test.each(cases.cases.map((each) => [`${each.id} ${each.note}`, each] as const))('%s', (_, each) => {
  expect(recogniseLink(each.input)).toEqual(expectedOf(each));
});

function expectedOf({ id: _id, note: _note, input: _input, ...expected }: Case): unknown {
  return expected;
}

const product = (site: string, itemId: string) => expect.objectContaining({ result: 'product', site, itemId });
const refused = (reason: string) => ({ result: 'rejected', reason });
const item = 'item.taobao.com/item.htm?id=731204558016';

test.each([
  [`//${item}`, 'taobao', '731204558016'],
  [`https://item.taobao.com:443/item.htm?id=731204558016`, 'taobao', '731204558016'],
  [`http://item.taobao.com:80/item.htm?id=731204558016`, 'taobao', '731204558016'],
  ['https://item.taobao.com/item.htm?id=731204558016&id=731204558016', 'taobao', '731204558016'],
  ['https://www.taobao.com/list/item-amp/758067110294.htm', 'taobao', '758067110294'],
  ['https://chaoshi.detail.tmall.com/item.htm?id=758067110294', 'tmall', '758067110294'],
  ['https://detail.tmall.hk/item.htm?id=758067110294', 'tmall', '758067110294'],
  ['https://detail.1688.com/pic/any.html?offerId=758067110294', '1688', '758067110294'],
  ['https://detail.1688.com/offer/758067110294.html?offerId=', '1688', '758067110294'],
  ['https://mall.xiaohongshu.com/goods/66aa11bb22cc33dd44ee5501/', 'xiaohongshu', '66aa11bb22cc33dd44ee5501'],
  ['https://fast.dewu.com/page/productDetail?spuId=1103847', 'dewu', '1103847'],
  ['https://m.vip.com/product-2640560-476811009.html', 'vip', '2640560-476811009'],
  ['https://m.suning.com/product/0070089086/12862700941.html', 'suning', '0070089086-12862700941'],
  ['https://vietnamese.alibaba.com/product-detail/tui-vai-2024-1601045980117.html', 'alibaba', '1601045980117'],
  ['https://h5.m.goofish.com/item?itemId=1045171003928', 'xianyu', '1045171003928'],
  ['https://m.superbuy.com/home/#/goodsDetail?url=https%3A%2F%2Fitem.jd.com%2F100087650213.html', 'jd', '100087650213'],
  [
    'https://www.fishgoo.com/#/product?productLink=https%253A%252F%252Fitem.jd.com%252F100087650213.html',
    'jd',
    '100087650213',
  ],
  ['https://www.lovegobuy.com/pc/#/goods/detail?goodsId=7312045580&platform=WEIDIAN', 'weidian', '7312045580'],
  ['https://www.acbuy.com/product?id=641649008831&source=AL', '1688', '641649008831'],
  ['https://hoobuy.com/m/product/0/641649008831', '1688', '641649008831'],
  ['https://hipobuy.com/product/weidian/7312045580', 'weidian', '7312045580'],
  ['https://m.oopbuy.com/pages/goods/details?spuNo=641649008831&channelId=1', 'taobao', '641649008831'],
  ['https://www.basetao.com/best-agent/products/agent/1688/641649008831.html', '1688', '641649008831'],
  ['https://www.cssbuy.com/item-tmall-641649008831', 'tmall', '641649008831'],
  [`Link: https://${item}`, 'taobao', '731204558016'],
  [`[mẫu này](https://${item}).`, 'taobao', '731204558016'],
])('%s is a product', (text, site, itemId) => {
  expect(recogniseLink(text)).toEqual(product(site, itemId));
});

test.each([
  [`https://item.taobao.com.:443/item.htm?id=731204558016`, 'host'],
  [`https://item%2Etaobao.com/item.htm?id=731204558016`, 'host'],
  [`https://user:secret@${item}`, 'userinfo'],
  [`https://item.taobao.com:80/item.htm?id=731204558016`, 'port'],
  [`https://item.taobao.com#@evil.example/item.htm?id=731204558016`, 'not_product'],
  [`https://item.taobao.com/x/../item.htm?id=731204558016`, 'not_product'],
  [`evil.example/r?u=https://${item}`, 'host'],
  [`https://evil.example\\https://${item}`, 'host'],
  [`java\nscript:alert(1)//https://${item}`, 'scheme'],
  [`JavaScript: alert(1)//https://${item}`, 'scheme'],
  [`taobao://${item}`, 'scheme'],
  [`tbopen://m.taobao.com/?h5Url=https://${item}`, 'scheme'],
  [`blob:https://${item}`, 'scheme'],
  ['https://item.taobao.com/item.htm?id=0731204558016', 'bad_id'],
  ['https://item.taobao.com/item.htm?id=7312', 'bad_id'],
  ['https://item.taobao.com/item.htm?id=731204558016731204558', 'bad_id'],
  ['https://item.taobao.com/item.htm?id=７３１２０４５５８０１６', 'no_id'],
  ['https://weidian.com/item.html?itemID=7280131006&itemId=7280131007', 'conflicting_id'],
  ['https://detail.1688.com/offer/758067110294.html?offerId=758067110295', 'conflicting_id'],
  ['https://www.xiaohongshu.com/explore/66aa11bb22cc33dd44ee5501', 'not_product'],
  ['https://www.xiaohongshu.com/goods-detail/66AA11BB22CC33DD44EE5501', 'bad_id'],
  ['https://xn--shop-abc.v.weidian.com/item.html?itemID=5418645008', 'bad_id'],
  ['https://a.b.v.weidian.com/item.html?itemID=5418645008', 'not_product'],
  ['https://weidian.com.evil.example/item.html?itemID=5418645008', 'host'],
  ['https://assets-tmw.taobao.com/a/share_page/home?targetType=SHOP&targetId=689584001275', 'not_product'],
  [
    'https://www.superbuy.com/en/page/buy?url=https%3A%2F%2Fevil.example%2F%20https%3A%2F%2Fitem.jd.com%2F100087650213.html',
    'host',
  ],
  ['https://cnfans.com/product?id=641649008831&shop_type=amazon', 'agent_platform'],
  ['https://cnfans.com/product?id=641649008831', 'agent_platform'],
  ['https://m.tb.cn/', 'no_id'],
])('%s is refused: %s', (text, reason) => {
  expect(recogniseLink(text)).toEqual(refused(reason));
});

test('agents are unwrapped two deep, no deeper, through three layers of encoding, no more', () => {
  const target = 'https://item.jd.com/100087650213.html';
  const wrap = (link: string) => `https://www.kakobuy.com/item/details?url=${encodeURIComponent(link)}`;
  const encode = (link: string, layers: number): string =>
    layers === 0 ? link : encode(encodeURIComponent(link), layers - 1);
  const encoded = (layers: number) =>
    recogniseLink(`https://www.wegobuy.com/cn/page/buy?url=${encode(target, layers)}`);

  expect(recogniseLink(wrap(wrap(target)))).toMatchObject({ result: 'product', site: 'jd', via: 'kakobuy' });
  expect(recogniseLink(wrap(wrap(wrap(target))))).toEqual(refused('agent_depth'));
  expect([0, 1, 2, 3, 4].map((layers) => encoded(layers).result)).toEqual([
    'product',
    'product',
    'product',
    'product',
    'rejected',
  ]);
  expect(recogniseLink(wrap('http://m.tb.cn/h.gAb3XdY'))).toEqual({
    result: 'shortlink',
    site: null,
    shortUrl: 'https://m.tb.cn/h.gAb3XdY',
    via: 'kakobuy',
  });
});

test('an app token counts only without any link and between two equal signs', () => {
  const manual = { result: 'manual', reason: 'app_token' };
  expect(recogniseLink('₳Xk27WmQp₳')).toEqual(manual);
  expect(recogniseLink('￥Xk27WmQp9Rt¥')).toEqual(refused('no_link'));
  expect(recogniseLink('￥Xk27￥')).toEqual(refused('no_link'));
  expect(recogniseLink('￥Xk27WmQp9Rt￥ https://blog.example/x')).toEqual(refused('host'));
});

test('every canonical address stands for itself', () => {
  const urls = cases.cases.map(({ canonicalUrl }) => canonicalUrl).filter((url) => url !== undefined);
  const found = urls.map((url) => recogniseTarget(url));
  expect(found).toEqual(
    urls.map((canonicalUrl) => expect.objectContaining({ result: 'product', canonicalUrl }) as unknown),
  );
});

test('the whole target of a redirect is judged, without agents', () => {
  for (const { hops, expected } of cases.resolutions) {
    const last: { location?: string; html?: string } = hops[0] ?? {};
    const target = last.location ?? /url = '([^']*)'/.exec(last.html ?? '')?.[1] ?? '';
    expect(recogniseTarget(target)).toEqual(expected);
  }
  expect(recogniseTarget(`see https://${item}`)).toEqual(refused('no_link'));
  expect(recogniseTarget('https://www.cssbuy.com/item-675330004418.html')).toEqual(refused('host'));
});

test('a list is read line by line, a bad line spoils no other', () => {
  const lines = recogniseMany(
    `https://${item} | 5 | black\n\nnothing here\r\nhttps://item.jd.com/100087650213.html x12\nitem.jd.com/100087650213.html\t\tnote`,
  );
  expect(lines.map(({ line, quantity, note, link }) => [line, quantity, note, link.result])).toEqual([
    [1, 5, 'black', 'product'],
    [3, null, '', 'rejected'],
    [4, 12, '', 'product'],
    [5, null, 'note', 'product'],
  ]);
});

test('no input throws or yields anything but a plain https address of the site', () => {
  const pieces = fc.constantFrom(
    ...cases.cases.map(({ input }) => input.slice(0, 300)),
    'https://',
    '//',
    '@',
    ':',
    '%25',
    '\\',
    '?id=',
    '#/',
    'javascript:',
    '，',
    '￥',
  );
  const text = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 6 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (input) => {
      const result = recogniseLink(input);
      if (result.result === 'product')
        expect(recogniseTarget(result.canonicalUrl)).toMatchObject({ result: 'product', itemId: result.itemId });
      if (result.result === 'shortlink')
        expect(new URL(result.shortUrl).href).toMatch(/^https:\/\/[a-z0-9.]+\/[!-~]+$/);
    }),
    { numRuns: 5000 },
  );
});

test('long hostile texts are answered at once', () => {
  const texts = [
    'a.'.repeat(2048),
    'https://'.repeat(512),
    '('.repeat(4096),
    `https://a${')'.repeat(4000)}`,
    'https://alibaba.com/-_'.repeat(180),
    `https://www.superbuy.com/page/buy?url=${'%25'.repeat(1300)}`,
  ];
  expect(texts.map((text) => recogniseLink(text).result)).toEqual(texts.map(() => 'rejected'));
});
