import {
  at,
  countOf,
  kilogramsToGrams,
  listAt,
  type OfferedProduct,
  type PageValue,
  textAt,
  yuanToFen,
} from '@kouan/sourcing';
import {
  answerOf,
  codeOf,
  isInYuan,
  type Provider,
  type ProviderAnswer,
  type ProviderRefusal,
  readJson,
} from './provider.ts';
import { signAop } from './sign-requests.ts';

const call = 'com.alibaba.fenxiao.crossborder/product.search.queryProductDetail';

/** 1688's cross-border product detail, signed; the Chinese texts are the original beside translations that are not taken. */
export const alibaba1688: Provider = {
  name: 'alibaba1688',
  title: {
    cn: '1688 开放平台（跨境商品详情）',
    en: '1688 Open Platform (cross-border detail)',
    vi: 'Nền tảng mở 1688 (chi tiết xuyên biên giới)',
  },
  sites: ['1688'],
  baseUrl: 'https://gw.open.1688.com/openapi/',
  secrets: [
    { name: 'appKey', title: { cn: 'AppKey', en: 'App key', vi: 'App key' }, isShown: true },
    { name: 'appSecret', title: { cn: 'AppSecret', en: 'App secret', vi: 'App secret' }, isShown: false },
    { name: 'accessToken', title: { cn: '授权令牌', en: 'Access token', vi: 'Mã truy cập' }, isShown: false },
  ],
  usual: { isEnabled: false, dailyQuota: 5_000, cacheMinutes: 60, timeoutMs: 5_000 },

  ask({ itemId }, { baseUrl, secrets, now }) {
    const urlPath = `param2/1/${call}/${encodeURIComponent(secrets['appKey'] ?? '')}`;
    const parameters = {
      _aop_timestamp: String(now.getTime()),
      access_token: secrets['accessToken'] ?? '',
      // The id stays the text of a number: it may have more digits than a number holds.
      offerDetailParam: `{"offerId":${itemId},"country":"vi"}`,
    };
    const signature = signAop(secrets['appSecret'] ?? '', { urlPath, parameters });
    return { url: baseUrl.replace(/\/?$/, '/') + urlPath, form: { ...parameters, _aop_signature: signature } };
  },

  read(reply, item): ProviderAnswer {
    const read = readJson(reply);
    if (!('data' in read)) return read;
    const refusal = refusalIn(read.data);
    if (refusal) return refusal;
    const offer = at(read.data, 'result', 'result');
    if (!isInYuan(textAt(offer, 'currency'))) return { outcome: 'unusable', code: 'currency' };
    return answerOf(offerOf(offer), item);
  },
};

/** The gateway's errors stand beside `result`, those of the call inside of it. */
function refusalIn(data: PageValue): ProviderRefusal | undefined {
  const gateway = textAt(data, 'error_code');
  if (gateway !== undefined) {
    const code = codeOf(gateway);
    if (/qos|limit|quota/i.test(gateway)) return { outcome: 'limited', code };
    const isOurs = /sign|timestamp|token|auth|acl|appkey|expire|unsupported|paramMissing|^4\d\d$/i.test(gateway);
    return { outcome: isOurs ? 'refused' : 'failed', code };
  }
  const result = at(data, 'result');
  const isGood = at(result, 'success') === true || textAt(result, 'success') === 'true';
  if (isGood && (at(result, 'result') ?? null) !== null) return undefined;
  const code = codeOf(textAt(result, 'code'), textAt(result, 'message'));
  if (/下架|不存在|删除|not ?exist|not ?found|offline/i.test(code) || isGood)
    return { outcome: 'gone', code: code || 'no_result' };
  if (/授权|权限|token|auth/i.test(code)) return { outcome: 'refused', code };
  return { outcome: 'failed', code: code || 'no_result' };
}

function offerOf(offer: PageValue | undefined): OfferedProduct {
  const skus = listAt(offer, 'productSkuInfos');
  const sale = at(offer, 'productSaleInfo');
  const specs = specsOf(skus);
  const listed = listAt(sale, 'priceRangeList').flatMap((range) => {
    const [minQuantity, priceFen] = [countOf(textAt(range, 'startQuantity')), priceOf(range)];
    return minQuantity !== null && minQuantity > 0 && priceFen !== null ? [{ minQuantity, priceFen }] : [];
  });
  // 1: each SKU has its own price, and the ranges only tell the span.
  const isBySku = textAt(sale, 'quoteType') === '1';
  const sellerId = textAt(offer, 'sellerOpenId');
  return {
    itemId: textAt(offer, 'offerId'),
    isOffShelf: (textAt(offer, 'status') ?? 'published') !== 'published',
    title: textAt(offer, 'subject'),
    images: listAt(offer, 'productImage', 'images').map((image) => (typeof image === 'string' ? image : undefined)),
    ...(isBySku ? {} : { priceTiers: listed }),
    moq: countOf(textAt(offer, 'minOrderQuantity')) || (listed[0]?.minQuantity ?? null),
    specs: specs.map(({ name, values }) => ({
      name,
      values: [...values].map(([value, image]) => ({ name: value, image })),
    })),
    skus: skus.map((sku) => ({
      specValues: specs.map(({ name }) => valueOf(sku, name) ?? ''),
      priceFen: priceOf(sku) ?? listed[0]?.priceFen ?? null,
      stock: countOf(textAt(sku, 'amountOnSale')),
      skuId: textAt(sku, 'skuId'),
    })),
    single: { priceFen: listed[0]?.priceFen ?? null, stock: countOf(textAt(sale, 'amountOnSale')) },
    // The platform masks the seller; the same seller always has the same mask.
    seller: { name: textAt(offer, 'companyName'), id: sellerId && `open-${sellerId}` },
    extras: {
      unit: textAt(sale, 'unitInfo', 'unit'),
      unitWeightGrams: kilogramsToGrams(textAt(offer, 'productShippingInfo', 'weight')),
      videoUrl: textAt(offer, 'mainVideo'),
    },
  };
}

/** The price without personal reductions: what everybody pays in a promotion, else the usual one. */
const priceOf = (value: PageValue): number | null =>
  yuanToFen(textAt(value, 'promotionPrice')) ?? yuanToFen(textAt(value, 'price'));

const nameIn = (attribute: PageValue): string => textAt(attribute, 'attributeName') ?? '';
const valueOf = (sku: PageValue, name: string): string | undefined =>
  textAt(
    listAt(sku, 'skuAttributes').find((attribute) => nameIn(attribute) === name),
    'value',
  );

/** Specifications and their values in the order in which the SKUs name them first. */
function specsOf(skus: readonly PageValue[]) {
  const byName = new Map<string, Map<string, string | undefined>>();
  for (const attribute of skus.flatMap((sku) => listAt(sku, 'skuAttributes'))) {
    const value = textAt(attribute, 'value');
    if (value === undefined) continue;
    const values = byName.get(nameIn(attribute)) ?? new Map<string, string | undefined>();
    values.set(value, values.get(value) ?? textAt(attribute, 'skuImageUrl'));
    byName.set(nameIn(attribute), values);
  }
  return [...byName].map(([name, values]) => ({ name, values }));
}
