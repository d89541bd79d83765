import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { percentGone } from '../duration.ts';
import { useDurationText } from '../time-left.tsx';
import { useNow } from '../use-now.ts';
import type { Queue, QueueName } from './workbench-api.ts';
import styles from './workbench.module.css';

export type ShownQueue = Queue & { to: string };
const icons: Record<QueueName, IconName> = {
  deposit: 'stamp',
  final: 'coin',
  accept: 'list',
  purchase: 'cart',
  receive: 'warehouse',
  dispatch: 'truck',
  bank: 'bank',
};
const hourMs = 3_600_000;

/** Each queue with its count and how much of its limit the first one has used. */
export function QueueTable({ queues }: { queues: readonly ShownQueue[] }) {
  const { t, language } = useTranslation('admin-workbench');
  const first = queues.find((queue) => (queue.count ?? 0) > 0);
  return (
    <table className={styles['queues']}>
      <thead>
        <tr>
          <th scope="col">{t('queue')}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('longest')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('start')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <tr key={queue.name}>
            <th scope="row">
              <Icon name={icons[queue.name]} size={18} />
              {t(`queues.${queue.name}`)}
            </th>
            <td className={styles['count']}>
              {queue.hasFailed ? (
                <small>{t('notLoaded')}</small>
              ) : queue.count === undefined ? (
                ''
              ) : (
                formatCount(queue.count, language)
              )}
            </td>
            <td>
              {queue.since === null || queue.limitHours === null ? null : (
                <Wait since={queue.since} limitHours={queue.limitHours} />
              )}
            </td>
            <td>
              <ButtonLink to={queue.to} size="small" kind={queue === first ? 'primary' : 'secondary'}>
                {t('start')}
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Wait({ since, limitHours }: { since: string; limitHours: number }) {
  const { t } = useTranslation('admin-workbench');
  const textOf = useDurationText();
  const goneMs = useNow() - Date.parse(since);
  const limitMs = limitHours * hourMs;
  return (
    <span className={classNames(styles['wait'], goneMs > limitMs && styles['late'])}>
      <i aria-hidden="true">
        <b style={{ width: `${percentGone(goneMs, limitMs)}%` }} />
      </i>
      {textOf(goneMs)} / {t('hours', { count: limitHours })}
    </span>
  );
}
