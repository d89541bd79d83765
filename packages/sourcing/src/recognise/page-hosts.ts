import type { PageSite } from '../extract/extracted-product.ts';
import { pageSites } from '../extract/extracted-product.ts';
import { siteRules } from './site-rules.ts';

/** The hosts of the product pages that are read, exact; a shop's own label is written as `*`. */
export const pageHosts: readonly string[] = [...new Set(pageSites.flatMap(hostsOf))];

function hostsOf(site: PageSite): string[] {
  return siteRules[site].forms.flatMap(({ hosts }) => hosts.map((host) => host.replace(/\{\w+\}/g, '*')));
}
