import { decodeEntities } from '../extract/clean-text.ts';
import type { PriceTier } from '../extract/extracted-product.ts';
import { attributeOf, findAll, findFirst, type HtmlPage, textOf } from '../extract/html-page.ts';
import { at, entriesAt, listAt, type PageValue, textAt } from '../extract/page-data.ts';
import { objectBehind, type PageProduct, type PageReader } from '../extract/page-product.ts';
import { readLiteral } from '../extract/read-literal.ts';
import { countOf, kilogramsToGrams, yuanToFen } from '../extract/read-number.ts';
import { splitByValues } from './split-by-values.ts';

/** The data is assigned, or passed to a function that merges it. */
const contextPlace = { script: /(?:window\.|^|[;\s])context\s*=[^=]/, before: /[=(,]\s*$/, having: 'result' };

/** Pages of today: `window.context`, put together from named modules. */
const readContextModules: PageReader = (page) => {
  const modules = at(objectBehind(page, contextPlace), 'result', 'data');
  const part = (name: string) => at(modules, name, 'fields');
  const data = at(part('Root'), 'dataJson');
  if (data === undefined) return undefined;
  return readOffer({
    data,
    gallery: part('gallery'),
    title: at(part('productTitle'), 'title'),
    priceModel: at(part('mainPrice'), 'priceModel'),
    detailUrl: at(part('description'), 'detailUrl'),
    unitWeight: at(part('shippingServices'), 'freightInfo', 'unitWeight'),
    companyName: at(part('productTitle'), 'shopInfo', 'companyName'),
  });
};

/** Pages of 2021 to 2023: `window.__INIT_DATA`, components with a type. */
const readInitData: PageReader = (page) => {
  const init = objectBehind(page, { script: /__INIT_DATA\s*=/, before: /__INIT_DATA\s*=\s*$/ });
  const data = at(init, 'globalData');
  if (at(data, 'tempModel') === undefined) return undefined;
  const components = entriesAt(init, 'data').map(([, component]) => component);
  const part = (ending: string) =>
    at(
      components.find((each) => textAt(each, 'componentType')?.endsWith(ending)),
      'data',
    );
  return readOffer({
    data,
    gallery: part('-main-pic'),
    title: at(part('-offer-title'), 'title'),
    priceModel: undefined,
    detailUrl: at(part('-offer-description'), 'detailUrl'),
    unitWeight: at(part('-offer-logistics'), 'unitWeight'),
    companyName: undefined,
  });
};

type Offer = Record<
  'data' | 'gallery' | 'title' | 'priceModel' | 'detailUrl' | 'unitWeight' | 'companyName',
  PageValue | undefined
>;

function readOffer({ data, gallery, title, priceModel, detailUrl, unitWeight, companyName }: Offer): PageProduct {
  const order = at(data, 'orderParamModel', 'orderParam');
  const priceType = textAt(order, 'skuParam', 'skuPriceType') ?? textAt(priceModel, 'priceDisplayType');
  const ranges = listAt(order, 'skuParam', 'skuRangePrices');
  const itemId = textAt(data, 'tempModel', 'offerId') ?? textAt(data, 'offerBaseInfo', 'offerId');
  const ownGallery = (textAt(gallery, 'offerId') ?? itemId) === itemId ? gallery : undefined;
  const pictures = listAt(data, 'images').map((image) => textAt(image, 'fullPathImageURI'));
  return {
    itemId,
    title: textAt(data, 'tempModel', 'offerTitle') ?? textAt(ownGallery, 'subject') ?? plain(title),
    images: pictures.length > 0 ? pictures : listAt(ownGallery, 'offerImgList').map(plain),
    ...readTrade({
      listed: tiersOf(ranges.length > 0 ? ranges : listAt(priceModel, 'currentPrices')),
      priceType,
      moq: countOf(textAt(order, 'beginNum')),
      props: listAt(data, 'skuModel', 'skuProps'),
      skuMap: entriesAt(data, 'skuModel', 'skuInfoMap'),
      stock: countOf(textAt(order, 'canBookedAmount')),
    }),
    seller: {
      name: textAt(data, 'tempModel', 'companyName') ?? plain(companyName),
      id: textAt(data, 'tempModel', 'sellerMemberId') ?? textAt(data, 'offerBaseInfo', 'sellerMemberId'),
    },
    extras: {
      unit: textAt(data, 'tempModel', 'offerUnit'),
      unitWeightGrams: kilogramsToGrams(plain(unitWeight)),
      videoUrl: textAt(ownGallery, 'video', 'videoUrl'),
      detailUrl: plain(detailUrl),
    },
  };
}

/** Pages whose `window.context` carries a model of offer, trade and seller. */
const readContextModel: PageReader = (page) => {
  const context = objectBehind(page, contextPlace);
  const model = at(context, 'result', 'global', 'globalData', 'model');
  const offer = at(model, 'offerDetail');
  const trade = at(model, 'tradeModel');
  const prices = at(trade, 'offerPriceModel');
  if (offer === undefined || trade === undefined) return undefined;
  return {
    itemId: textAt(trade, 'offerId') ?? textAt(offer, 'offerId'),
    title: textAt(offer, 'subject'),
    images: listAt(offer, 'imageList').map((image) => textAt(image, 'fullPathImageURI')),
    ...readTrade({
      listed: tiersOf(listAt(prices, 'currentPrices')),
      priceType:
        textAt(prices, 'priceDisplayType') ?? textAt(trade, 'priceDisplayType') ?? textAt(trade, 'skuPriceType'),
      moq: countOf(textAt(trade, 'beginAmount')),
      props: listAt(offer, 'skuProps'),
      skuMap: skuEntries(at(trade, 'skuMap')),
      stock: countOf(textAt(trade, 'canBookedAmount')),
    }),
    seller: { name: textAt(model, 'sellerModel', 'companyName'), id: textAt(model, 'sellerModel', 'memberId') },
    extras: { unit: textAt(trade, 'unit'), unitWeightGrams: kilogramsToGrams(textAt(trade, 'unitWeight')) },
  };
};

/** Pages before 2021: `iDetailConfig` and `iDetailData`, the rest in the HTML. */
const readDetailData: PageReader = (page) => {
  const config = objectBehind(page, { script: /iDetailConfig\s*=/, before: /iDetailConfig\s*=\s*$/ });
  if (config === undefined) return undefined;
  const sku = at(objectBehind(page, { script: /iDetailData\s*=/, before: /iDetailData\s*=\s*$/ }), 'sku');
  const { html } = page;
  const ranges = tiersOf(listAt(sku, 'priceRange'));
  const nick = attributeOf(
    findAll(html, { name: 'meta' }).find(({ attributes }) => attributes.get('property') === 'og:product:nick'),
    'content',
  );
  const titleInput = findAll(html, { name: 'input' }).find(({ attributes }) => attributes.get('name') === 'offerTitle');
  return {
    itemId: textAt(config, 'offerid'),
    title: textOf(html, findFirst(html, { name: 'h1', className: 'd-title' })) ?? attributeOf(titleInput, 'value'),
    images: jsonOf(html, 'data-imgs', findFirst(html, { id: 'dt-tab' })).map((image) => textAt(image, 'original')),
    ...readTrade({
      listed: ranges.length > 0 ? ranges : tiersOf(jsonOf(html, 'data-range')),
      priceType: textAt(sku, 'skuPriceType'),
      moq: countOf(textAt(config, 'beginAmount')),
      props: listAt(sku, 'skuProps'),
      skuMap: entriesAt(sku, 'skuMap'),
      stock: countOf(textAt(sku, 'canBookCount')),
    }),
    seller: { name: /(?:^|;)\s*name=([^;]*)/.exec(nick ?? '')?.[1], id: textAt(config, 'memberid') },
    extras: { unit: textAt(config, 'unit') },
  };
};

function jsonOf(html: HtmlPage, attribute: string, within?: Parameters<typeof findAll>[2]): (PageValue | undefined)[] {
  return findAll(html, { has: attribute }, within).map((element) => readLiteral(attributeOf(element, attribute) ?? ''));
}

type Trade = {
  listed: PriceTier[];
  priceType: string | undefined;
  moq: number | null;
  props: PageValue[];
  skuMap: [string, PageValue | undefined][];
  stock: number | null;
};

function readTrade({
  listed,
  priceType,
  moq,
  props,
  skuMap,
  stock,
}: Trade): Pick<PageProduct, 'priceTiers' | 'moq' | 'specs' | 'skus' | 'single'> {
  const firstTier = listed.toSorted((a, b) => a.minQuantity - b.minQuantity)[0];
  const specs = props.map((prop) => ({
    name: textAt(prop, 'prop') ?? '',
    values: listAt(prop, 'value').map((value) => ({
      name: textAt(value, 'name') ?? '',
      image: textAt(value, 'imageUrl'),
    })),
  }));
  const names = specs.map(({ values }) => values.map(({ name }) => decodeEntities(name)));
  const split = splitByValues(names, '>');
  return {
    priceTiers: priceType === undefined || priceType === 'rangePrice' ? listed : [],
    moq: moq ?? firstTier?.minQuantity ?? 1,
    specs,
    skus: skuMap.map(([key, sku]) => ({
      specValues: split(decodeEntities(textAt(sku, 'specAttrs') ?? key)),
      priceFen:
        yuanToFen(textAt(sku, 'discountPrice')) ?? yuanToFen(textAt(sku, 'price')) ?? firstTier?.priceFen ?? null,
      stock: countOf(textAt(sku, 'canBookCount')),
      skuId: textAt(sku, 'skuId'),
    })),
    single: { priceFen: firstTier?.priceFen ?? null, stock },
  };
}

/** `{beginAmount, price}`, `{begin, price}` or `[quantity, price]`, in any mixture. */
function tiersOf(rows: (PageValue | undefined)[]): PriceTier[] {
  return rows.flatMap((row) => {
    const [first, second] = Array.isArray(row) ? row : [];
    const minQuantity = countOf(textAt(row, 'beginAmount') ?? textAt(row, 'begin') ?? plain(first));
    const priceFen = yuanToFen(textAt(row, 'price') ?? plain(second));
    return minQuantity === null || priceFen === null ? [] : [{ minQuantity: Math.max(1, minQuantity), priceFen }];
  });
}

/** SKUs come as a list or as a map by their values. */
function skuEntries(skus: PageValue | undefined): [string, PageValue | undefined][] {
  return Array.isArray(skus) ? skus.map((sku) => ['', sku]) : entriesAt(skus);
}

const plain = (value: PageValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const readers: readonly PageReader[] = [readContextModules, readContextModel, readInitData, readDetailData];
