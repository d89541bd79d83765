import { useMemo } from 'react';
import { useMenus, pagesOf } from '../../lib/menus.ts';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { MoneyChart } from './money-chart.tsx';
import { OrderChart } from './order-chart.tsx';
import { byRisk } from './queue-risk.ts';
import { QueueTable } from './queue-table.tsx';
import { StockAges } from './stock-ages.tsx';
import { WatchList } from './watch-list.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { queuePlaces, type ShownQueue, useFigures, useOrderCounts, useWorkbench } from './workbench-api.ts';
import styles from './workbench.module.css';

/** What waits for this account, how long already, and one click or key to start. */
export default function WorkbenchPage() {
  const { t, language } = useTranslation('admin-workbench');
  const name = useSession((session) => session.user?.nickName ?? '');
  const figures = useFigures().data;
  const counts = useOrderCounts();
  const query = useWorkbench();
  const queues = useShownQueues(query.data, query.dataUpdatedAt);
  const hasKeys = useQueueKeys(queues);
  const waiting = queues.filter((queue) => queue.name !== 'bank').reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <header className={styles['head']}>
        <h1>{t('greeting', { name, count: formatCount(waiting, language) })}</h1>
      </header>
      {figures ? <FigureTiles figures={figures} queues={queues} /> : null}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Panel title={t('waiting')} actions={<span className="muted">{t('sorted')}</span>} isFlush>
            <PageFrame
              query={query}
              isEmpty={() => queues.length === 0}
              empty={<EmptyState title={t('noQueues')} hint={t('noQueuesHint')} />}
            >
              {() => <QueueTable queues={queues} hasKeys={hasKeys} />}
            </PageFrame>
          </Panel>
          {figures?.money ? <MoneyChart days={figures.money.days} /> : null}
          {figures?.stock ? <StockAges stock={figures.stock} /> : null}
        </div>
        <div className={styles['column']}>
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
          <WatchList />
        </div>
      </div>
    </>
  );
}

/** The queues that the menu has a page for, those that run out of time first. */
function useShownQueues(found: ReturnType<typeof useWorkbench>['data'], at: number): ShownQueue[] {
  const menus = useMenus().data;
  return useMemo(() => {
    const pages = pagesOf(menus ?? []);
    const shown = (found ?? []).flatMap((queue): ShownQueue[] => {
      const { component, search, letter } = queuePlaces[queue.name];
      const page = pages.find((one) => one.component === component);
      return page ? [{ ...queue, to: page.path + search, letter }] : [];
    });
    return byRisk(shown, at);
  }, [menus, found, at]);
}
