import { sites } from '@kouan/sourcing';
import type { Translator } from '../lib/i18n.ts';

/** A marketplace by its name, from the texts `links`; a site that is none is shown as it is. */
export function siteName(site: string, t: Translator): string {
  const known = sites.find((one) => one === site);
  return known === undefined ? site : t(`links:site.${known}`);
}
