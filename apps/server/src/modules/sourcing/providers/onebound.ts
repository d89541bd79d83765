import {
  at,
  countOf,
  kilogramsToGrams,
  listAt,
  type PageSite,
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
import { taobaoChoices, taobaoPictures, wordAt } from './taobao-item.ts';

/** The gateway's words for the sites; Tmall's items are found among Taobao's. */
const shops: Partial<Record<PageSite, string>> = {
  taobao: 'taobao',
  tmall: 'taobao',
  '1688': '1688',
  jd: 'jd',
  pinduoduo: 'pinduoduo',
};

/** A gateway of a third party that tells items of several sites in the shape of Taobao's open platform; key and secret stand in the address. */
export const onebound: Provider = {
  name: 'onebound',
  title: { cn: '万邦数据网关', en: 'OneBound data gateway', vi: 'Cổng dữ liệu OneBound' },
  sites: ['taobao', 'tmall', '1688', 'jd', 'pinduoduo'],
  baseUrl: 'https://api-gw.onebound.cn/',
  secrets: [
    { name: 'apiKey', title: { cn: 'API Key', en: 'API key', vi: 'API key' }, isShown: true },
    { name: 'apiSecret', title: { cn: 'API Secret', en: 'API secret', vi: 'API secret' }, isShown: false },
  ],
  usual: { isEnabled: false, dailyQuota: 1_000, cacheMinutes: 60, timeoutMs: 8_000 },

  ask({ site, itemId }, { baseUrl, secrets }) {
    const query = new URLSearchParams({
      key: secrets['apiKey'] ?? '',
      secret: secrets['apiSecret'] ?? '',
      num_iid: itemId,
      is_promotion: '1',
      cache: 'no',
      result_type: 'json',
      lang: 'cn',
    });
    return { url: `${baseUrl.replace(/\/?$/, '/')}${shops[site] ?? site}/item_get/?${query}` };
  },

  read(reply, item): ProviderAnswer {
    const read = readJson(reply);
    if (!('data' in read)) return read;
    const refusal = refusalIn(read.data);
    if (refusal) return refusal;
    const found = at(read.data, 'item');
    if (!isInYuan(textAt(found, 'currency'))) return { outcome: 'unusable', code: 'currency' };
    const choices = taobaoChoices(found);
    const tiers = tiersOf(found);
    // Tiers hold for all SKUs or for none: SKUs with prices of their own count for themselves.
    const isByQuantity = choices.skus.every(({ priceFen }) => priceFen === null || priceFen === tiers[0]?.priceFen);
    return answerOf(
      {
        itemId: textAt(found, 'num_iid'),
        title: textAt(found, 'title'),
        images: taobaoPictures(listAt(found, 'item_imgs'), textAt(found, 'pic_url')),
        ...(isByQuantity ? { priceTiers: tiers } : {}),
        moq: countOf(textAt(found, 'min_num')) || (tiers[0]?.minQuantity ?? null),
        ...choices,
        single: { priceFen: yuanToFen(textAt(found, 'price')), stock: countOf(textAt(found, 'num')) },
        seller: {
          name: textAt(found, 'seller_info', 'shop_name') ?? textAt(found, 'nick'),
          id: wordAt(found, 'seller_id') ?? wordAt(found, 'shop_id'),
        },
        extras: { unitWeightGrams: kilogramsToGrams(textAt(found, 'item_weight')) },
      },
      item,
    );
  },
};

/** `priceRange` of 1688: `[[2, "7.70"], [100, "7.20"]]`. */
const tiersOf = (found: PageValue | undefined) =>
  listAt(found, 'priceRange').flatMap((range) => {
    const [from, price] = Array.isArray(range) ? range : [];
    const [minQuantity, priceFen] = [countOf(wordOf(from)), yuanToFen(wordOf(price))];
    return minQuantity !== null && minQuantity > 0 && priceFen !== null ? [{ minQuantity, priceFen }] : [];
  });
const wordOf = (value: PageValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const goodCodes = new Set(['', '0', '0000']);

/** The gateway's words come first: its numbers are told as text or as a number, and `code` stands where `error_code` is missing. */
const wordsOf: readonly (readonly [RegExp, ProviderRefusal['outcome']])[] = [
  [/not-?found|不存在|下架|no data|无数据|data is empty|数据为空/i, 'gone'],
  [/limit|quota|exceed|too many|frequen|频率|频繁|次数|超出|余额|balance|recharge|充值|欠费|arrears/i, 'limited'],
  [/key|secret|sign|auth|login|permission|forbidden|权限|密钥|expire|过期|到期|\bip\b|白名单/i, 'refused'],
];
/** Numbers without words: an account that has to be topped up or renewed, an empty answer. */
const numbersOf: ReadonlyMap<string, ProviderRefusal['outcome']> = new Map([
  ['2000', 'gone'],
  ['4013', 'limited'],
  ['4016', 'limited'],
]);

/** An unknown item comes with the words `item-not-found` and a stub that names no title. */
function refusalIn(data: PageValue): ProviderRefusal | undefined {
  const number = textAt(data, 'error_code') ?? textAt(data, 'code') ?? '';
  const words = [...new Set([textAt(data, 'error'), textAt(data, 'reason')])].filter(Boolean).join(' ');
  const code = codeOf(number, words);
  const isGood = goodCodes.has(number);
  const told = wordsOf.find(([pattern]) => pattern.test(words))?.[1] ?? numbersOf.get(number);
  if (told === 'gone' || (told !== undefined && !isGood)) return { outcome: told, code };
  if (isGood && textAt(data, 'item', 'title') === undefined) return { outcome: 'gone', code: code || 'no_item' };
  return isGood ? undefined : { outcome: 'failed', code };
}
