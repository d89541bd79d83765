import type { WorkbenchFigures } from '@kouan/contract';
import type { ReactNode } from 'react';
import { formatCny, formatCount, formatDateTime, formatRate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { classNames } from '../../ui/class-names.ts';
import type { ShownQueue } from './workbench-api.ts';
import styles from './workbench.module.css';

type TilesProps = { figures: WorkbenchFigures; queues: readonly ShownQueue[] };

/** The business at a glance; of each figure what it is compared with. */
export function FigureTiles({ figures: { money, orders, stock, rate }, queues }: TilesProps) {
  const { t, language } = useTranslation('admin-workbench');
  const queue = (name: ShownQueue['name']) => queues.find((one) => one.name === name);
  const deposit = queue('deposit');
  const final = queue('final');
  return (
    <dl className={styles['tiles']}>
      {money ? (
        <Tile name={t('figure.today')} value={formatCny(money.todayFen, language)}>
          <Change now={money.todayFen} before={money.weekAgoFen} language={language} />{' '}
          {t(money.weekAgoFen > 0 ? 'figure.weekAgo' : 'figure.noneWeekAgo')}
        </Tile>
      ) : null}
      {deposit && final ? (
        <Tile
          name={t('figure.toReview')}
          value={formatCny((deposit.sumFen ?? 0) + (final.sumFen ?? 0), language)}
          isHot={deposit.count + final.count > 0}
        >
          {t('figure.toReviewOf', {
            deposit: formatCount(deposit.count, language),
            final: formatCount(final.count, language),
          })}
        </Tile>
      ) : null}
      {orders ? (
        <Tile name={t('figure.orders')} value={formatCount(orders.today, language)}>
          {t('figure.yesterday', { count: formatCount(orders.yesterday, language) })}
        </Tile>
      ) : null}
      {stock ? (
        <Tile name={t('figure.stock')} value={formatCount(stock.units, language)}>
          <span className={classNames(stock.returningUnits > 0 && styles['late'])}>
            {t('figure.returning', { count: formatCount(stock.returningUnits, language) })}
          </span>
        </Tile>
      ) : null}
      <Tile name={t('figure.rate')} value={formatRate(rate.rateVndPerCnyMicros, language)} isLong>
        <Change now={rate.rateVndPerCnyMicros} before={rate.beforeMicros} language={language} />{' '}
        {t('figure.since', { at: formatDateTime(rate.since) })}
      </Tile>
    </dl>
  );
}

type TileProps = { name: string; value: string; isHot?: boolean; isLong?: boolean; children: ReactNode };
const Tile = ({ name, value, isHot = false, isLong = false, children }: TileProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={classNames(isHot && styles['hot'], isLong && styles['long'])}>{value}</dd>
    <dd className={styles['beside']}>{children}</dd>
  </div>
);

type ChangeProps = { now: number; before: number; language: Language };
/** By how many percent; nothing to say when there was nothing before. */
function Change({ now, before, language }: ChangeProps) {
  if (before <= 0) return null;
  const share = (now - before) / before;
  const text = new Intl.NumberFormat(language === 'cn' ? 'zh-CN' : language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);
  return <b className={classNames(styles[share < 0 ? 'less' : 'more'])}>{text}</b>;
}
