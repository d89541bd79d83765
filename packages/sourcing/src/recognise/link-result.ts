/** Every marketplace whose product links are recognised. */
export const sites = [
  'taobao',
  'tmall',
  '1688',
  'jd',
  'pinduoduo',
  'weidian',
  'douyin',
  'kuaishou',
  'xiaohongshu',
  'dewu',
  'vip',
  'suning',
  'alibaba',
  'yupoo',
  'xianyu',
] as const;
export type Site = (typeof sites)[number];

/** Why a text was refused; a caller turns the code into words. */
export const rejectReasons = [
  'empty',
  'too_long',
  'scheme',
  'no_link',
  'host',
  'userinfo',
  'port',
  'not_product',
  'no_id',
  'bad_id',
  'conflicting_id',
  'agent_depth',
  'agent_platform',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/**
 * A product page. `canonicalUrl` is always https and the same for every form of the link; `via` names the agent
 * shop whose link wrapped the product.
 */
export type ProductLink = {
  result: 'product';
  site: Site;
  itemId: string;
  canonicalUrl: string;
  skuId?: string;
  /** `pid:vid` pairs joined by `;`. */
  skuProperties?: string;
  via?: string;
};

/** A link that has to be followed before its product is known; `site` is null when its host serves several. */
export type ShortLink = { result: 'shortlink'; site: Site | null; shortUrl: string; via?: string };

/** A share that only the shop's own app can open: ask for the link, the plug-in or a product of interest. */
export type ManualLink = { result: 'manual'; reason: 'app_token' | 'encrypted_agent_link'; via?: string };

export type RejectedLink = { result: 'rejected'; reason: RejectReason };

export type LinkResult = ProductLink | ShortLink | ManualLink | RejectedLink;

export const rejected = (reason: RejectReason): RejectedLink => ({ result: 'rejected', reason });
