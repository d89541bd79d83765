import type { PackingView } from '@kouan/contract';
import { formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag } from '../../ui/tag.tsx';
import { useShipmentBag } from './packing-api.ts';
import styles from './shipments.module.css';

/** Every weight from the seller to Vietnam, each beside what was expected of it. */
export function WeightChain({ number, weights }: { number: string; weights: PackingView['weights'] }) {
  const { t, language } = useTranslation('admin-packing');
  const bag = useShipmentBag(number).data?.bag ?? null;
  const named = (links: PackingView['weights']) => links.map((link) => ({ ...link, name: t(`stage.${link.stage}`) }));
  const ofBag = (bag?.weights ?? []).map((link) => ({
    ...link,
    name: link.stage === 'vietnam' ? t('bagInVietnam') : t(`stage.${link.stage}`),
  }));
  // In the order of the way: the bag lies between packing and its own weight in Vietnam.
  const chain = [
    ...named(weights.filter(({ stage }) => stage !== 'vietnam')),
    ...ofBag,
    ...named(weights.filter(({ stage }) => stage === 'vietnam')),
  ];
  return (
    <>
      <h3>{t('weights')}</h3>
      {bag === null ? null : <p className="muted">{t('inBag', { bag: bag.number })}</p>}
      <ol className={styles['chain']}>
        {chain.map((link) => (
          <li key={`${link.name} ${String(link.at)}`}>
            <span>{link.name}</span>
            <b className="num">{formatWeight(link.grams, language)}</b>
            <span className="muted">
              {link.expectedGrams === null ? '' : t('against', { weight: formatWeight(link.expectedGrams, language) })}
            </span>
            {link.isOutlier ? <Tag tone="bad">{t('outlier')}</Tag> : <span />}
            <span className="muted num">
              {link.by} {link.at === null ? '' : formatDateTime(link.at)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
