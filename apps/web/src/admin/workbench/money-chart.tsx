import type { WorkbenchFigures } from '@kouan/contract';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './workbench.module.css';

type Money = NonNullable<WorkbenchFigures['money']>;

/** What came in on each of the last 14 days, deposits below, final payments above. */
export function MoneyChart({ days }: Pick<Money, 'days'>) {
  const { t, language } = useTranslation('admin-workbench');
  const most = Math.max(1, ...days.map(({ depositFen, finalFen }) => Math.max(0, depositFen) + Math.max(0, finalFen)));
  const height = (fen: number) => `${(Math.max(0, fen) / most) * 100}%`;
  return (
    <Panel
      title={t('money.title')}
      actions={
        <span className={styles['legend']}>
          <i className={styles['final']} /> {t('money.final')} <i className={styles['deposit']} /> {t('money.deposit')}
        </span>
      }
    >
      <ol className={styles['bars']} aria-label={t('money.title')}>
        {days.map(({ day, depositFen, finalFen }, at) => {
          const sum = formatCny(depositFen + finalFen, language);
          const text = t('money.day', {
            day,
            sum,
            deposit: formatCny(depositFen, language),
            final: formatCny(finalFen, language),
          });
          return (
            <li key={day} title={text}>
              <span className="visually-hidden">{text}</span>
              <span className={styles['bar']} aria-hidden="true">
                <i className={styles['final']} style={{ height: height(finalFen) }} />
                <i className={styles['deposit']} style={{ height: height(depositFen) }} />
              </span>
              <small aria-hidden="true">{at === days.length - 1 ? t('money.today') : day.slice(5)}</small>
            </li>
          );
        })}
      </ol>
      <p className={styles['most']}>{t('money.most', { amount: formatCny(most === 1 ? 0 : most, language) })}</p>
    </Panel>
  );
}
