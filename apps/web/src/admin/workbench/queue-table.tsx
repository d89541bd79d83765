import type { WorkQueueName } from '@kouan/contract';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { percentGone } from '../duration.ts';
import { useDurationText } from '../time-left.tsx';
import { useNow } from '../use-now.ts';
import type { ShownQueue } from './workbench-api.ts';
import styles from './workbench.module.css';

const icons: Record<WorkQueueName, IconName> = {
  deposit: 'stamp',
  final: 'coin',
  accept: 'list',
  purchase: 'cart',
  receive: 'warehouse',
  dispatch: 'truck',
  cases: 'swap',
  payouts: 'wallet',
  withdrawals: 'card',
  bank: 'bank',
  proofs: 'warning',
  questions: 'help',
  adjustments: 'scale',
  captures: 'tag',
  registrations: 'user',
};
const hourMs = 3_600_000;

/** Each queue with its count, its sum, and how much of its limit the first one has used. */
export function QueueTable({ queues, hasKeys }: { queues: readonly ShownQueue[]; hasKeys: boolean }) {
  const { t, language } = useTranslation('admin-workbench');
  const first = queues.find((queue) => queue.count > 0);
  return (
    <table className={styles['queues']}>
      <thead>
        <tr>
          <th scope="col">{t('queue')}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('sum')}</th>
          <th scope="col">{t('longest')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('start')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <tr key={queue.name} className={queue.count === 0 ? styles['empty'] : undefined}>
            <th scope="row">
              <Icon name={icons[queue.name]} size={18} />
              {t(`queues.${queue.name}`)}
            </th>
            <td className={styles['count']}>{formatCount(queue.count, language)}</td>
            <td className={styles['sum']}>{queue.sumFen ? formatCny(queue.sumFen, language) : null}</td>
            <td>{queue.since === null ? null : <Wait since={queue.since} limitHours={queue.limitHours} />}</td>
            <td>
              <ButtonLink to={queue.to} size="small" kind={queue === first ? 'primary' : 'secondary'}>
                {t('start')}
              </ButtonLink>
              {hasKeys ? <kbd className={styles['key']}>{t('key', { letter: queue.letter })}</kbd> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How long the first one waits; with a limit also how much of it is gone. */
function Wait({ since, limitHours }: { since: string; limitHours: number | null }) {
  const { t } = useTranslation('admin-workbench');
  const textOf = useDurationText();
  const goneMs = useNow() - Date.parse(since);
  if (limitHours === null) return <span className={styles['wait']}>{textOf(goneMs)}</span>;
  const limitMs = limitHours * hourMs;
  return (
    <span className={classNames(styles['wait'], goneMs > limitMs && styles['late'])}>
      <i aria-hidden="true">
        <b style={{ width: `${percentGone(goneMs, limitMs)}%` }} />
      </i>
      <span>
        {textOf(goneMs)} / {t('hours', { count: limitHours })}
      </span>
    </span>
  );
}
