import { type LinkResult, type RejectReason, rejected, type Site, sites } from './link-result.ts';
import { type Address, params } from './parse-address.ts';
import { plainId, type ProductForm, type SiteRule, siteRules } from './site-rules.ts';

type CompiledForm = ProductForm & { hostPatterns: RegExp[]; pathPatterns: RegExp[] };
type Ids = Record<string, string>;

const compiledRules: { site: Site; rule: SiteRule; forms: CompiledForm[] }[] = sites.map((site) => {
  const rule = siteRules[site];
  return { site, rule, forms: rule.forms.map(compileForm) };
});

/** Reads an address of a marketplace as a product; undefined when its host belongs to none. */
export function matchSite(address: Address): LinkResult | undefined {
  const known = compiledRules.find(({ rule }) => rule.domains.some((domain) => isWithin(address.host, domain)));
  if (known === undefined) return undefined;

  const found = known.forms.map((form) => idsOf(form, address)).filter((each) => each !== undefined);
  if (found.length === 0) return rejected('not_product');
  return productOf({ site: known.site, rule: known.rule, address, found });
}

/** The address of a product as every caller writes it. */
export function canonicalUrl(site: Site, ids: Ids): string {
  return fill(siteRules[site].canonical, ids);
}

/** True for the domain itself and for everything below it, by whole labels. */
export const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

type Match = { site: Site; rule: SiteRule; address: Address; found: (Ids | RejectReason)[] };

function productOf({ site, rule, address, found }: Match): LinkResult {
  const checked = found.map((ids) => (typeof ids === 'string' ? ids : (firstBadId(ids, rule) ?? ids)));
  const problem = checked.find((each) => typeof each === 'string');
  if (problem !== undefined) return rejected(problem);

  const products = checked.filter((each) => typeof each !== 'string');
  const urls = new Set(products.map((ids) => fill(rule.canonical, ids)));
  const [ids] = products;
  if (ids === undefined || urls.size > 1) return rejected('conflicting_id');
  return {
    result: 'product',
    site,
    itemId: fill(rule.itemId ?? '{id}', ids),
    canonicalUrl: fill(rule.canonical, ids),
    ...skuOf(rule, address),
  };
}

function firstBadId(ids: Ids, rule: SiteRule): RejectReason | undefined {
  const isGood = ([name, value]: [string, string]) => (rule.ids?.[name] ?? plainId).test(value);
  return Object.entries(ids).every(isGood) ? undefined : 'bad_id';
}

/** The ids of one form, a reason when it has none, undefined when the address has another shape. */
function idsOf(form: CompiledForm, address: Address): Ids | RejectReason | undefined {
  const host = firstMatch(form.hostPatterns, address.host);
  const path = firstMatch(form.pathPatterns, address.path);
  if (host === undefined || path === undefined) return undefined;
  const needs = Object.entries(form.needs ?? {});
  if (!needs.every(([name, value]) => params(address.query, [name]).join('\n') === value)) return undefined;

  const ids: Ids = { ...host, ...path };
  for (const [name, parameters] of Object.entries(form.query ?? {})) {
    const values = params(address.query, parameters);
    const [value] = values;
    const isMissing = value === undefined || value === '';
    // A form that takes any path exists only through its parameter.
    if (isMissing && form.paths.includes('/**')) return undefined;
    if (isMissing) return values.length > 1 ? 'conflicting_id' : 'no_id';
    if (values.length > 1) return 'conflicting_id';
    ids[name] = value;
  }
  return ids;
}

function skuOf(rule: SiteRule, { query }: Address): { skuId?: string; skuProperties?: string } {
  const [skuId, ...otherSkuIds] = rule.skuId ? params(query, [rule.skuId]) : [];
  const [pairs, ...otherPairs] = rule.skuProperties ? params(query, [rule.skuProperties]) : [];
  const skuProperties = pairs?.replace(/;$/, '') ?? '';
  const hasSkuId = otherSkuIds.length === 0 && /^[1-9][0-9]{0,19}$/.test(skuId ?? '');
  const hasPairs =
    otherPairs.length === 0 && /^[0-9]{1,20}:[0-9]{1,20}(?:;[0-9]{1,20}:[0-9]{1,20}){0,19}$/.test(skuProperties);
  return { ...(hasSkuId && { skuId }), ...(hasPairs && { skuProperties }) };
}

function compileForm(form: ProductForm): CompiledForm {
  return {
    ...form,
    hostPatterns: form.hosts.map((host) => compile(host, '[a-z0-9-]+')),
    pathPatterns: form.paths.map((path) =>
      compile(
        path.endsWith('.htm') || path.endsWith('.html') || path.endsWith('**') ? path : `${path}/?`,
        '[A-Za-z0-9]+',
      ),
    ),
  };
}

/** `/**` at the start takes any folders, `{slug}` any text in one folder, `{name}` one id. */
function compile(pattern: string, idPattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replace(/^\/\*\*$/, '/.*')
    .replace(/^\/\*\*\//, '(?:/.*)?/')
    .replaceAll('{slug}', '[^/]*')
    .replaceAll(/\{(\w+)\}/g, `(?<$1>${idPattern})`);
  return new RegExp(`^${source}$`);
}

function firstMatch(patterns: RegExp[], text: string): Ids | undefined {
  const match = patterns.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  return match ? { ...match.groups } : undefined;
}

const fill = (template: string, ids: Ids): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
