import type { SqlMonitor } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '../../lib/address-query.ts';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { SelectInput } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { sqlMonitorQuery } from './monitor-api.ts';
import styles from './monitor.module.css';
import { MonitorShell } from './monitor-shell.tsx';
import { RunningTable, SlowTable, StatementTable } from './statement-tables.tsx';
import { monitorTabs, oneOfThese, statementSorts } from './statements.ts';

/** What the statements of the database cost, over the whole cluster; renewed every few seconds. */
export default function SqlPage() {
  const { t } = useTranslation('monitor');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...sqlMonitorQuery(), enabled: isSignedIn });
  return (
    <MonitorShell title={t('sql.title')} hint={t('sql.hint')}>
      <PageFrame query={query} needsLogIn>
        {(monitor) => <Monitor monitor={monitor} />}
      </PageFrame>
    </MonitorShell>
  );
}

function Monitor({ monitor }: { monitor: SqlMonitor }) {
  const { t, language } = useTranslation('monitor');
  const [address, changeAddress] = useAddressQuery();
  const tab = oneOfThese(monitorTabs, address.get('tab'));
  const sort = oneOfThese(statementSorts, address.get('sort'));
  const set = (name: string, value: string) =>
    changeAddress((now) => {
      now.set(name, value);
      return now;
    });
  const tabs = monitorTabs.map((key) => ({ key, label: t(`sql.tab.${key}`), count: monitor[key].length }));
  return (
    <>
      <div className={styles['filters']}>
        <Tabs label={t('sql.title')} items={tabs} active={tab} onChange={(key) => set('tab', key)} />
        {tab === 'statements' ? (
          <SelectInput
            className={styles['choice']}
            aria-label={t('sql.sort')}
            choices={statementSorts.map((value) => ({ value, label: t(`sql.column.${value}`) }))}
            value={sort}
            onChange={(event) => set('sort', event.target.value)}
          />
        ) : null}
        <span className="muted">
          {t('sql.since', { at: formatDateTime(monitor.since) })}
          {tab === 'slow' ? ` · ${t('sql.slowFrom', { ms: formatCount(monitor.slowFromMs, language) })}` : null}
        </span>
      </div>
      <Panel isFlush>
        {tab === 'statements' ? <StatementTable rows={monitor.statements} sort={sort} /> : null}
        {tab === 'slow' ? <SlowTable rows={monitor.slow} /> : null}
        {tab === 'running' ? <RunningTable rows={monitor.running} /> : null}
      </Panel>
    </>
  );
}
