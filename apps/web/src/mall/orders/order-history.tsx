import { opinionIn, type OrderView } from '@kouan/contract';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import { historyDetails, historyLook, knownEvent } from './history-events.ts';
import styles from './order-page.module.css';

type Entry = OrderView['history'][number];

/** What happened to the order, the newest first. */
export function OrderHistory({ history }: { history: readonly Entry[] }) {
  const { t } = useTranslation('orders');
  const newestFirst = history.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel
      title={t('history.title')}
      actions={<span className="muted">{t('history.count', { count: history.length })}</span>}
    >
      <ol className={styles['history']}>
        {newestFirst.map((entry, index) => (
          <HistoryEntry key={`${entry.at} ${entry.event} ${index}`} entry={entry} />
        ))}
      </ol>
    </Panel>
  );
}

function HistoryEntry({ entry }: { entry: Entry }) {
  const { t, language } = useTranslation('orders');
  const event = knownEvent(entry.event);
  const look = historyLook(entry);
  const details = historyDetails(entry.details).map(([name, value]) =>
    t(`history.detail.${name}`, {
      value: name.endsWith('Fen') && typeof value === 'number' ? formatCny(value, language) : value,
    }),
  );
  const reason = opinionIn(language, entry.reason);
  const who = { buyer: t('history.me'), staff: entry.actorName || t('history.staff'), system: t('history.system') };
  return (
    <li className={styles[look]}>
      <time className="num" dateTime={entry.at}>
        {formatDateTime(entry.at)}
      </time>
      <i aria-hidden="true" />
      <span>
        {event === undefined ? t('history.unknown') : t(`history.event.${event}`)}
        {details.length > 0 ? <small> {details.join(', ')}</small> : null}
        {entry.reason ? <small> {look === 'ok' ? reason : t('history.reason', { reason })}</small> : null}
      </span>
      <span className={styles['who']}>{who[entry.actorKind]}</span>
    </li>
  );
}
