import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Outside } from '../src/platform/outside.ts';
import { anOutside } from './outside-shop.ts';

/** What a platform answers about an item: data, a text of its own, a number for a status, or nothing for ever. */
export type Told = object | string | number;
export const silence = 'silence';
export type Gateways = { outside: Outside; asked: string[]; tell: Record<'aop' | 'top' | 'onebound' | 'page', Told> };

export const aopKeys = { appKey: '1000001', appSecret: 'demo-secret', accessToken: 'tok-demo' };
export const topKeys = { appKey: '2000002', appSecret: 'top-secret', sessionKey: 'sess-demo' };
export const oneboundKeys = { apiKey: 't1234567', apiSecret: 'gate-secret' };
const skewMs = 10 * 60_000;

/** The platforms' servers: they check key, signature and clock as theirs do before they tell anything. */
export async function providerGateways(tell: Partial<Gateways['tell']> = {}): Promise<Gateways> {
  const told: Gateways['tell'] = { aop: 404, top: 404, onebound: 404, page: 403, ...tell };
  const { outside, asked } = await anOutside((request, reply) => {
    void answer(request, told).then((one) => send(reply, one));
  });
  return { outside, asked, tell: told };
}

async function answer(request: IncomingMessage, tell: Gateways['tell']): Promise<Told> {
  const url = new URL(request.url ?? '/', `https://${request.headers.host ?? ''}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  if (url.hostname === 'gw.open.1688.com') return aopRefusal(url, form) ?? tell.aop;
  if (url.hostname === 'eco.taobao.com') return topRefusal(form) ?? tell.top;
  if (url.hostname === 'api-gw.onebound.cn') return oneboundRefusal(url) ?? tell.onebound;
  return tell.page;
}

function send(reply: ServerResponse, told: Told): void {
  if (told === silence) return;
  if (typeof told === 'number') return void reply.writeHead(told, { 'content-type': 'text/html' }).end('<p>error</p>');
  const body = typeof told === 'string' ? told : JSON.stringify(told);
  const type = body.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  reply.writeHead(200, { 'content-type': type }).end(body);
}

const sorted = (form: URLSearchParams, leftOut: string): [string, string][] =>
  [...form].filter(([name]) => name !== leftOut).toSorted(([a], [b]) => (a < b ? -1 : 1));

function aopRefusal(url: URL, form: URLSearchParams): object | undefined {
  const refuse = (code: string) => ({ error_code: `gw.${code}`, error_message: code, request_id: 'r1' });
  const [, path = ''] = url.pathname.split('/openapi/');
  if (path.split('/').at(-1) !== aopKeys.appKey) return refuse('APPKeyNotFound');
  const text =
    path +
    sorted(form, '_aop_signature')
      .map(([name, value]) => name + value)
      .join('');
  const wanted = createHmac('sha1', aopKeys.appSecret).update(text).digest('hex').toUpperCase();
  if (form.get('_aop_signature') !== wanted) return refuse('SignatureInvalid');
  if (Math.abs(Number(form.get('_aop_timestamp')) - Date.now()) > skewMs) return refuse('TimestampInvalid');
  if (form.get('access_token') !== aopKeys.accessToken)
    return { error_code: '401', error_message: 'Request need user authorized' };
  const asked: unknown = JSON.parse(form.get('offerDetailParam') ?? 'null');
  const isAsked = typeof asked === 'object' && asked !== null && 'offerId' in asked && 'country' in asked;
  return isAsked && typeof asked.offerId === 'number' ? undefined : refuse('ParamMissing');
}

function topRefusal(form: URLSearchParams): object | undefined {
  const refuse = (code: number, msg: string) => ({ error_response: { code, msg, request_id: 'r2' } });
  if (form.get('app_key') !== topKeys.appKey) return refuse(29, 'Invalid App Key');
  const text = sorted(form, 'sign')
    .map(([name, value]) => name + value)
    .join('');
  const md5 = () => createHash('md5').update(topKeys.appSecret + text + topKeys.appSecret);
  const digest = form.get('sign_method') === 'hmac' ? createHmac('md5', topKeys.appSecret).update(text) : md5();
  if (form.get('sign') !== digest.digest('hex').toUpperCase()) return refuse(25, 'Invalid signature');
  const time = Date.parse(`${(form.get('timestamp') ?? '').replace(' ', 'T')}+08:00`);
  if (!(Math.abs(time - Date.now()) <= skewMs)) return refuse(31, 'Invalid Timestamp');
  if (form.get('session') !== topKeys.sessionKey) return refuse(27, 'Invalid Session');
  return form.get('method') === 'taobao.item.get' && form.get('v') === '2.0' ? undefined : refuse(22, 'Invalid Method');
}

function oneboundRefusal({ searchParams }: URL): object | undefined {
  if (searchParams.get('key') !== oneboundKeys.apiKey || searchParams.get('secret') !== oneboundKeys.apiSecret)
    return { error_code: '4001', error: 'key or secret error', reason: 'key or secret error' };
  return undefined;
}

const picture = (name: string) => `https://cbu01.alicdn.com/img/ibank/${name}.jpg`;
const colours = ['米白色', '浅灰色'];
const sizes = ['S', 'M'];

/** 1688's answer about an offer; the texts beside the Chinese ones are translations. */
export const aopOffer = (offer: object = {}) => ({
  result: {
    success: true,
    code: '200',
    message: 'success',
    result: {
      offerId: 812345670099,
      subject: '猫砂盆 <b>超大号</b> &amp; 防外溅',
      subjectTrans: 'Hộp cát mèo',
      status: 'published',
      sellerOpenId: 'BBBLfxbmaWuXT1',
      companyName: '义乌市爱宠用品厂',
      minOrderQuantity: 2,
      productImage: { images: [picture('O1CN01a'), picture('O1CN01b_460x460'), 'https://evil.example/x.jpg'] },
      productSaleInfo: {
        amountOnSale: 900,
        quoteType: 2,
        priceRangeList: [
          { startQuantity: 2, price: '19.99' },
          { startQuantity: 100, price: '18.50', promotionPrice: '17.80' },
        ],
        unitInfo: { unit: '件', transUnit: 'piece' },
      },
      productShippingInfo: { weight: 0.35 },
      productSkuInfos: colours.flatMap((colour, index) =>
        sizes.map((size) => ({
          skuId: Number(`53775887758${index}${size === 'S' ? 1 : 2}`),
          amountOnSale: 100 + index,
          ...(colour === '浅灰色' ? { price: '21.50' } : { price: '19.99' }),
          skuAttributes: [
            {
              attributeId: 3216,
              attributeName: '颜色',
              value: colour,
              valueTrans: 'x',
              skuImageUrl: picture(`sku${index}`),
            },
            { attributeId: 450, attributeName: '尺码', value: size, valueTrans: size },
          ],
        })),
      ),
      ...offer,
    },
  },
});

const properties = (colour: number, name: string, size: number, sizeName: string) =>
  `1627207:${colour}:颜色分类:${name};20509:${size}:尺码:${sizeName}`;

/** Taobao's answer about an item. */
export const topItem = (item: object = {}) => ({
  item_get_response: {
    item: {
      num_iid: 731200001299,
      title: '手冲壶套装',
      nick: '山间器物',
      price: '68.00',
      num: 20,
      approve_status: 'onsale',
      item_weight: '1.2',
      pic_url: '//img.alicdn.com/imgextra/i1/main.jpg',
      item_imgs: {
        item_img: [
          { position: 1, url: 'https://img.alicdn.com/i2.jpg' },
          { position: 0, url: 'https://img.alicdn.com/i1.jpg_430x430q90.jpg' },
        ],
      },
      prop_imgs: { prop_img: [{ properties: '1627207:1', url: 'https://img.alicdn.com/black.jpg' }] },
      property_alias: '1627207:2:雾#cln#白',
      skus: {
        sku: [
          { sku_id: 5017720009901, price: '68.00', quantity: 9, properties_name: properties(1, '黑色', 11, '500ml') },
          { sku_id: 5017720009902, price: '72.50', quantity: 11, properties_name: properties(2, '白色', 11, '500ml') },
        ],
      },
      ...item,
    },
  },
});

/** The third party's answer, in the shape that it has in common with Taobao's. */
export const oneboundItem = (item: object = {}) => ({
  item: {
    num_iid: '812345670099',
    title: '猫砂盆超大号',
    price: '20.10',
    num: '300',
    min_num: 3,
    nick: '爱宠用品厂',
    seller_id: 'b2b-2208812345',
    pic_url: picture('main').replace('https:', ''),
    item_imgs: [{ url: picture('o1').replace('https:', '') }],
    priceRange: [
      [3, '20.10'],
      [50, '19.60'],
    ],
    skus: { sku: [{ sku_id: '1', price: '20.10', quantity: '300', properties_name: '0:0:规格:大号' }] },
    ...item,
  },
  error: '',
  reason: '',
  error_code: '0000',
});
