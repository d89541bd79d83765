import { at, countOf, kilogramsToGrams, listAt, type PageValue, textAt, yuanToFen } from '@kouan/sourcing';
import { answerOf, codeOf, type Provider, type ProviderAnswer, type ProviderRefusal, readJson } from './provider.ts';
import { signTop } from './sign-requests.ts';
import { taobaoChoices, taobaoPictures } from './taobao-item.ts';

const fields =
  'num_iid,title,nick,price,num,pic_url,item_img,prop_img,sku,property_alias,approve_status,item_weight,detail_url';
const hoursOfBeijing = 8;

/** Taobao's item detail through its open platform, signed with HMAC-MD5; Tmall's items are asked for in the same way. */
export const taobaoTop: Provider = {
  name: 'taobaoTop',
  title: {
    cn: '淘宝开放平台（商品详情）',
    en: 'Taobao Open Platform (item detail)',
    vi: 'Nền tảng mở Taobao (chi tiết sản phẩm)',
  },
  sites: ['taobao', 'tmall'],
  baseUrl: 'https://eco.taobao.com/router/rest',
  secrets: [
    { name: 'appKey', title: { cn: 'AppKey', en: 'App key', vi: 'App key' }, isShown: true },
    { name: 'appSecret', title: { cn: 'AppSecret', en: 'App secret', vi: 'App secret' }, isShown: false },
    { name: 'sessionKey', title: { cn: '授权会话', en: 'Session key', vi: 'Khóa phiên' }, isShown: false },
  ],
  usual: { isEnabled: false, dailyQuota: 5_000, cacheMinutes: 60, timeoutMs: 5_000 },

  ask({ itemId }, { baseUrl, secrets, now }) {
    const parameters = {
      method: 'taobao.item.get',
      app_key: secrets['appKey'] ?? '',
      session: secrets['sessionKey'] ?? '',
      timestamp: beijingTime(now),
      format: 'json',
      v: '2.0',
      sign_method: 'hmac',
      fields,
      num_iid: itemId,
    };
    return { url: baseUrl, form: { ...parameters, sign: signTop(secrets['appSecret'] ?? '', parameters) } };
  },

  read(reply, item): ProviderAnswer {
    const read = readJson(reply);
    if (!('data' in read)) return read;
    const problem = at(read.data, 'error_response');
    if (problem !== undefined) return refusalOf(problem);
    const found = at(read.data, 'item_get_response', 'item');
    if (found === undefined || found === null) return { outcome: 'failed', code: 'no_item' };
    const nick = textAt(found, 'nick');
    return answerOf(
      {
        itemId: textAt(found, 'num_iid'),
        isOffShelf: (textAt(found, 'approve_status') ?? 'onsale') !== 'onsale',
        title: textAt(found, 'title'),
        images: taobaoPictures(listAt(found, 'item_imgs', 'item_img'), textAt(found, 'pic_url')),
        ...taobaoChoices(found),
        single: { priceFen: yuanToFen(textAt(found, 'price')), stock: countOf(textAt(found, 'num')) },
        // Of the seller the interface tells the account's name only; nobody else has the same.
        seller: { name: nick, id: nick && `nick-${nick}` },
        extras: { unitWeightGrams: kilogramsToGrams(textAt(found, 'item_weight')) },
      },
      item,
    );
  },
};

/** `yyyy-MM-dd HH:mm:ss` of Beijing, which the platform compares with its own clock. */
const beijingTime = (now: Date): string =>
  new Date(now.getTime() + hoursOfBeijing * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Key, signature, session, clock, permission. */
const ourMistakes = new Set([
  '9',
  '11',
  '12',
  '13',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '40',
  '41',
  '42',
  '43',
  '53',
]);
const callLimits = new Set(['4', '5', '6', '7', '8']);

function refusalOf(problem: PageValue): ProviderRefusal {
  const [number = '', sub = ''] = [textAt(problem, 'code'), textAt(problem, 'sub_code')];
  const code = codeOf(number, sub);
  if (/^isv\.(?:item-not-exists?|item-is-delete|item-get-service-error)/.test(sub)) return { outcome: 'gone', code };
  if (callLimits.has(number) || /limited|flow-control/.test(sub)) return { outcome: 'limited', code };
  if (ourMistakes.has(number) || /session|permission|sign/.test(sub)) return { outcome: 'refused', code };
  return { outcome: 'failed', code };
}
