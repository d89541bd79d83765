import { type ProviderOutcome, testProvider } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aopOffer, oneboundItem, silence, type Told, topItem } from '../../../test/provider-gateways.ts';
import { fetchBy, keysOf, offerUrl, providerServer, taobaoUrl } from '../../../test/provider-server.ts';
import { settleTurn, takeTurn } from './provider-turns.ts';

const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
const bad: [string, 'alibaba1688' | 'taobaoTop' | 'onebound', Told, ProviderOutcome, string?][] = [
  ['says nothing', 'alibaba1688', silence, 'timeout', 'too_slow'],
  ['is down', 'alibaba1688', 503, 'failed', 'http_503'],
  ['wants less of it', 'onebound', 429, 'limited', 'http_429'],
  ['answers a page', 'taobaoTop', '<html>busy</html>', 'failed', 'not_json'],
  ['answers 10 MB', 'onebound', JSON.stringify({ item: { title: 'x'.repeat(10_000_000) } }), 'failed', 'too_large'],
  ['answers something without end', 'alibaba1688', deep, 'failed', 'not_json'],
  [
    'has used up its limit',
    'alibaba1688',
    { error_code: 'gw.QosAppFrequencyLimit', error_message: 'x' },
    'limited',
    'gw.QosAppFrequencyLimit',
  ],
  ['wants another permission', 'alibaba1688', { error_code: 'gw.APIACLDecline' }, 'refused', 'gw.APIACLDecline'],
  [
    'says the offer is gone',
    'alibaba1688',
    { result: { success: false, code: '500', message: '商品已下架' } },
    'gone',
    '500 商品已下架',
  ],
  ['has an offer that is not published', 'alibaba1688', aopOffer({ status: 'expired' }), 'gone', 'OFF_SHELF'],
  ['tells another offer', 'alibaba1688', aopOffer({ offerId: 1 }), 'unusable', 'ID_MISMATCH'],
  ['tells prices in dollars', 'alibaba1688', aopOffer({ currency: 'USD' }), 'unusable', 'currency'],
  [
    'tells no price',
    'alibaba1688',
    aopOffer({ productSaleInfo: { priceRangeList: [{ startQuantity: 2, price: '面议' }] }, productSkuInfos: [] }),
    'unusable',
    'capture.no_price',
  ],
  [
    'tells a price beyond reason',
    'alibaba1688',
    aopOffer({ productSaleInfo: { priceRangeList: [{ startQuantity: 1, price: '99999999' }] }, productSkuInfos: [] }),
    'unusable',
    'capture.not_usable',
  ],
  [
    'tells numbers beyond reason',
    'alibaba1688',
    aopOffer({
      offerId: 812345670099,
      productSaleInfo: { priceRangeList: [{ startQuantity: 1e300, price: 1e308 }] },
      productSkuInfos: [],
    }),
    'unusable',
    'capture.no_price',
  ],
  [
    'tells keys of prototypes',
    'onebound',
    '{"item":{"num_iid":"812345670099","title":"a","price":"1.00","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}},"error_code":"0000"}',
    'found',
  ],
  [
    'is limited',
    'taobaoTop',
    { error_response: { code: 7, msg: 'App Call Limited', sub_code: 'accesscontrol.limited-by-api-access-count' } },
    'limited',
    '7 accesscontrol.limited-by-api-access-count',
  ],
  [
    'does not know the item',
    'taobaoTop',
    { error_response: { code: 15, sub_code: 'isv.item-not-exist:invalid-numIid-or-iid' } },
    'gone',
  ],
  [
    'has trouble behind it',
    'taobaoTop',
    { error_response: { code: 15, sub_code: 'isp.top-remote-connection-timeout' } },
    'failed',
  ],
  ['has the item off shelf', 'taobaoTop', topItem({ approve_status: 'instock' }), 'gone', 'OFF_SHELF'],
  ['has no item', 'taobaoTop', { item_get_response: {} }, 'failed', 'no_item'],
  [
    'has prices with garbage',
    'taobaoTop',
    topItem({ price: '68-72元', skus: { sku: [{ sku_id: 1, price: 'NaN', quantity: -4, properties_name: 'a:b' }] } }),
    'unusable',
    'capture.no_price',
  ],
  [
    'has no such item',
    'onebound',
    { item: { _ddf: 'x' }, error: 'item-not-found', error_code: '2000' },
    'gone',
    '2000 item-not-found',
  ],
  ['has a stub', 'onebound', { item: { format_check: 'ok' }, error: '', error_code: '0000' }, 'gone', '0000'],
  ['has no credit left', 'onebound', { error: '余额不足', error_code: '4013' }, 'limited', '4013 余额不足'],
  ['wants to be paid, in a number', 'onebound', { error: '', error_code: 4016 }, 'limited', '4016'],
  ['wants to be paid, under another name', 'onebound', { code: 4013, item: {} }, 'limited', '4013'],
  ['finds nothing and says no word', 'onebound', { item: [], error: '', error_code: '2000' }, 'gone', '2000'],
  [
    'is asked too often',
    'onebound',
    { error: '请求频率超出限制', reason: 'api call frequency', error_code: '4009' },
    'limited',
    '4009 请求频率超出限制 api call frequency',
  ],
  ['does not let this address in', 'onebound', { error: 'IP不在白名单', error_code: '4005' }, 'refused'],
  ['has a key that ran out', 'onebound', { error: 'key expired', error_code: '4002' }, 'refused', '4002 key expired'],
  ['has trouble of its own', 'onebound', { error: 'inner error', error_code: '5000' }, 'failed', '5000 inner error'],
];

test('each failure of a provider is told for what it is', async () => {
  const { admin, tell, configure, server } = await providerServer(['alibaba1688', 'taobaoTop', 'onebound']);
  await configure('alibaba1688', { timeoutMs: 600 });
  const wrong: unknown[] = [];
  for (const [name, provider, told, outcome, code] of bad) {
    tell[provider === 'alibaba1688' ? 'aop' : provider === 'taobaoTop' ? 'top' : 'onebound'] = told;
    const text = provider === 'taobaoTop' ? taobaoUrl : offerUrl;
    const { data } = await admin.call(testProvider, { params: { name: provider }, body: { text } });
    if (data.outcome !== outcome || (code !== undefined && data.code !== code)) wrong.push([name, data]);
  }
  expect(wrong).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();

  const refusals: [string, string, Partial<Record<string, string>>, string][] = [
    ['alibaba1688', offerUrl, { appSecret: 'other' }, 'gw.SignatureInvalid'],
    ['alibaba1688', offerUrl, { accessToken: 'old' }, '401'],
    ['taobaoTop', taobaoUrl, { appSecret: 'other' }, '25'],
    ['taobaoTop', taobaoUrl, { sessionKey: 'old' }, '27'],
    ['onebound', offerUrl, { apiSecret: 'other' }, '4001 key or secret error'],
  ];
  for (const [name, text, keys, code] of refusals) {
    const secrets = Object.entries({ ...keysOf[name], ...keys }).map(([key, value]) => ({
      name: key,
      value: value ?? '',
    }));
    await configure(name, { secrets });
    const { data } = await admin.call(testProvider, { params: { name }, body: { text } });
    expect(data).toMatchObject({ outcome: 'refused', code });
    await configure(name);
  }
  expect(
    (await admin.call(testProvider, { params: { name: 'taobaoTop' }, body: { text: offerUrl } })).error?.code,
  ).toBe('provider.site_not_served');
  expect((await admin.call(testProvider, { params: { name: 'taobaoTop' }, body: { text: 'hello' } })).error?.code).toBe(
    'link.not_recognised',
  );
  await server.moveClock({ hours: 1 });
  for (const [name, text, code] of [
    ['alibaba1688', offerUrl, 'gw.TimestampInvalid'],
    ['taobaoTop', taobaoUrl, '31'],
  ] as const)
    expect((await admin.call(testProvider, { params: { name }, body: { text } })).data).toMatchObject({
      outcome: 'refused',
      code,
    });
});

test('after failures in a row a provider rests, one asks for all after that, and an answer ends it', async () => {
  const { buyer, asked, tell, tried, stateOf, server } = await providerServer(['onebound'], { onebound: 500 });
  const item = (number: number) => `https://detail.1688.com/offer/81234567${number}.html`;
  for (let number = 2000; number < 2007; number++) await fetchBy(buyer, item(number));
  expect(asked).toHaveLength(5);
  expect((await tried()).slice(4)).toEqual(['onebound failed', 'onebound open', 'onebound open']);
  expect(await stateOf('onebound')).toMatchObject({ state: 'resting', failures: 5, usedToday: 5 });

  await server.moveClock({ hours: 1 });
  const turns = await Promise.all(
    Array.from({ length: 8 }, () => takeTurn(server.db, 'onebound', { isForced: false })),
  );
  expect(turns.filter(({ mayAsk }) => mayAsk)).toEqual([{ mayAsk: true, isProbe: true }]);
  await settleTurn(server.db, 'onebound', { outcome: 'timeout', isProbe: true });
  expect(await stateOf('onebound')).toMatchObject({ state: 'resting', failures: 6 });
  await server.moveClock({ hours: 1 });
  tell.onebound = oneboundItem();
  expect((await fetchBy(buyer, offerUrl)).data.productId).not.toBeNull();
  expect(await stateOf('onebound')).toMatchObject({ state: 'ready', failures: 0, restsUntil: null });
});

test('the daily quota holds for all who ask at the same time, and begins anew with the day of Beijing', async () => {
  const { configure, server, stateOf } = await providerServer(['onebound'], { onebound: oneboundItem() });
  await configure('onebound', { dailyQuota: 3 });
  const turns = await Promise.all(
    Array.from({ length: 10 }, () => takeTurn(server.db, 'onebound', { isForced: false })),
  );
  expect(turns.filter(({ mayAsk }) => mayAsk)).toHaveLength(3);
  expect(turns.filter((turn) => !turn.mayAsk && turn.outcome === 'quota')).toHaveLength(7);
  expect(await stateOf('onebound')).toMatchObject({ usedToday: 3, dailyQuota: 3 });
  await server.moveClock({ hours: 24 });
  expect(await takeTurn(server.db, 'onebound', { isForced: false })).toMatchObject({ mayAsk: true });
});

test('what was told of an item holds for the time that was set; a product taken off sale stays so', async () => {
  const { buyer, asked, tell, tried, server } = await providerServer(['onebound'], {
    onebound: { error: 'item-not-found', error_code: '2000' },
  });
  for (let turn = 0; turn < 3; turn++) expect((await fetchBy(buyer, offerUrl)).data.productId).toBeNull();
  expect(asked).toHaveLength(1);
  expect(await tried()).toEqual(['onebound gone', 'onebound gone cached', 'onebound gone cached']);
  await server.moveClock({ hours: 2 });
  tell.onebound = oneboundItem();
  const replies = await Promise.all(Array.from({ length: 5 }, () => fetchBy(buyer, offerUrl)));
  expect(new Set(replies.map(({ data }) => data.productId)).size).toBe(1);
  expect(replies[0]?.data.productId).not.toBeNull();
  expect(asked).toHaveLength(2);

  await server.db.$client.query('update products set is_on_sale = false');
  expect((await fetchBy(buyer, offerUrl)).data.productId).toBeNull();
  expect((await tried()).at(-1)).toBe('onebound found cached');
  const { rows } = await server.db.$client.query('select is_on_sale from products where item_id = $1', [
    '812345670099',
  ]);
  expect(rows).toEqual([{ is_on_sale: false }]);
});
