import type { LinkResult } from '@kouan/sourcing';
import type { Translator } from '../../lib/i18n.ts';

/** What a recognised or refused text is, in the reader's words. */
export function linkMessage(found: LinkResult, t: Translator): string {
  if (found.result === 'product') return t('links:found', { site: t(`links:site.${found.site}`), item: found.itemId });
  if (found.result === 'shortlink')
    return found.site === null ? t('links:short') : t('links:shortOf', { site: t(`links:site.${found.site}`) });
  return found.result === 'manual' ? t(`links:manual.${found.reason}`) : t(`links:rejected.${found.reason}`);
}
