import { maxOrderLines } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Verdict } from './cart-groups.ts';

/** Why what is ticked makes no order yet. */
export function useVerdictText(): (verdict: Exclude<Verdict, 'ready'>) => string {
  const { t, language } = useTranslation('cart');
  return (verdict) => {
    if (verdict === 'twoStores') return t('twoStores');
    if (verdict === 'tooMany') return t('tooMany', { count: formatCount(maxOrderLines, language) });
    return t(verdict === 'nothing' ? 'chooseFirst' : 'fixFirst');
  };
}
