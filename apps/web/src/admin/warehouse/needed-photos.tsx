import { getNeededPhotos, photoShots } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { endpointQuery } from '../../lib/query.ts';
import styles from './scan.module.css';

type Needed = { minimum: number; shots: readonly string[] };

/** What photos each line of an order needs; while that is not known, none. */
export function useNeededPhotos(number: string): (lineId: number) => Needed {
  const query = useQuery({
    ...endpointQuery(getNeededPhotos, { params: { number } }),
    staleTime: 0,
    meta: { silent: true },
  });
  return (lineId) => query.data?.find((line) => line.lineId === lineId) ?? { minimum: 0, shots: [] };
}

type NeededPhotosProps = {
  needed: Needed;
  taken: number;
  /** What came was to be kept without them. */ isTried: boolean;
};

/** Says how many photos a line needs, and what the first ones show. */
export function NeededPhotos({ needed: { minimum, shots }, taken, isTried }: NeededPhotosProps) {
  const { t } = useTranslation('admin-shelves');
  if (minimum === 0) return null;
  const named = shots.flatMap((shot) => photoShots.find((one) => one === shot) ?? []);
  return (
    <p
      className={taken >= minimum ? 'muted' : isTried ? styles['wrong'] : undefined}
      role={taken < minimum && isTried ? 'alert' : undefined}
    >
      {t('rule.needed', { taken, count: minimum })}
      {named.length === 0 ? null : ` · ${named.map((shot, at) => `${at + 1} ${t(`shot.${shot}`)}`).join(', ')}`}
    </p>
  );
}
