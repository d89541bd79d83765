import { useMenus, pagesOf } from '../../lib/menus.ts';
import { formatCount, formatRate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OrderChart } from './order-chart.tsx';
import { QueueTable, type ShownQueue } from './queue-table.tsx';
import { useOrderCounts, useQueues } from './workbench-api.ts';
import styles from './workbench.module.css';

/** What waits for this account, how long already, and one click to start. */
export default function WorkbenchPage() {
  const { t, language } = useTranslation('admin-workbench');
  const name = useSession((session) => session.user?.nickName ?? '');
  const pages = pagesOf(useMenus().data ?? []);
  const { rateVndPerCnyMicros } = useSiteSettings();
  const counts = useOrderCounts();
  const queues = useQueues().flatMap((queue): ShownQueue[] => {
    const page = pages.find((one) => one.component === queue.component);
    return page ? [{ ...queue, to: page.path + queue.search }] : [];
  });
  const waiting = queues.filter((queue) => queue.name !== 'bank').reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('greeting', { name, count: formatCount(waiting, language) })}</h1>
        <p>{formatRate(rateVndPerCnyMicros, language)}</p>
      </header>
      <div className={styles['columns']}>
        <Panel title={t('waiting')} isFlush>
          {queues.length === 0 ? (
            <EmptyState title={t('noQueues')} hint={t('noQueuesHint')} />
          ) : (
            <QueueTable queues={queues} />
          )}
        </Panel>
        {counts.data ? (
          <Panel
            title={t('underWay')}
            actions={
              <span className="muted num">{t('orders', { count: formatCount(counts.data.total, language) })}</span>
            }
            isFlush
          >
            <OrderChart counts={counts.data.byStatus} />
          </Panel>
        ) : null}
      </div>
    </>
  );
}
