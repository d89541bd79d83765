import { type OrderStatus, stationOf } from '@kouan/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './journey-rail.module.css';
import { statusTone } from './order-status-tag.tsx';

const stations = [1, 2, 3, 4, 5] as const;
const names = { 1: 'confirm', 2: 'deposit', 3: 'stocking', 4: 'final', 5: 'delivery' } as const;

type Progress = {
  status: OrderStatus;
  isAccepted?: boolean;
  /** Where an ended or refunded order stood, 1 to 5. */ frozenAt?: number;
};
type Look = 'done' | 'turn' | 'work' | 'bad' | 'ahead';

/** How each station looks: done before the current one, all done when completed, the rail frozen grey at its end otherwise. */
export function lookOf(station: number, { status, isAccepted = true, frozenAt }: Progress): Look {
  if (status === 'completed') return 'done';
  const current = stationOf(status, { isAccepted }) ?? (frozenAt ?? 0) + 1;
  if (station < current) return 'done';
  if (station > current || stationOf(status, { isAccepted }) === null) return 'ahead';
  const tone = current === 1 ? 'work' : statusTone[status];
  return tone === 'turn' || tone === 'bad' ? tone : 'work';
}

const isFrozen = (status: OrderStatus): boolean => stationOf(status) === null;

/** The five stations of an order; `facts` says beneath a station what happened there. */
export function JourneyRail({
  facts = {},
  ...progress
}: Progress & { facts?: Partial<Record<1 | 2 | 3 | 4 | 5, ReactNode>> }) {
  const { t } = useTranslation();
  return (
    <ol
      className={classNames(styles['rail'], isFrozen(progress.status) && styles['frozen'])}
      aria-label={t('journey.title')}
    >
      {stations.map((station) => {
        const look = lookOf(station, progress);
        return (
          <li
            key={station}
            className={styles[look]}
            aria-current={look === 'turn' || look === 'work' || look === 'bad' ? 'step' : undefined}
          >
            <span className={styles['mark']}>{look === 'done' ? <Icon name="check" size={14} /> : station}</span>
            <b>{t(`journey.${names[station]}`)}</b>
            {facts[station] === undefined ? null : <span className={styles['fact']}>{facts[station]}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The same in a list's row. */
export function MiniRail(progress: Progress) {
  const { t } = useTranslation();
  const step = stationOf(progress.status, { isAccepted: progress.isAccepted ?? true });
  return (
    <span
      className={styles['mini']}
      role="img"
      aria-label={step === null ? t('journey.ended') : t('journey.step', { step })}
    >
      {stations.map((station) => (
        <i
          key={station}
          className={isFrozen(progress.status) ? undefined : styles[`mini-${lookOf(station, progress)}`]}
        />
      ))}
    </span>
  );
}
