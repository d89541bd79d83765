import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { useReadNotifications } from '../../shared/notifications-api.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MailChoicePanel } from './mail-choice-panel.tsx';
import { NotificationRow } from './notification-row.tsx';
import { notificationsQuery } from './notifications-api.ts';
import styles from './notifications.module.css';

const pageSize = 20;

/** What others did that concerns the reader, the newest first; each leads to its page. */
export default function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const [search, setSearch] = useSearchParams();
  const isUnread = search.get('unread') === '1';
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 0));
  const query = useQuery({
    ...notificationsQuery({ page, size: pageSize, ...(isUnread ? { isUnread } : {}) }),
    placeholderData: keepPreviousData,
  });
  const read = useReadNotifications();
  const show = (next: { isUnread: boolean; page: number }) =>
    setSearch({ ...(next.isUnread ? { unread: '1' } : {}), ...(next.page > 0 ? { page: String(next.page) } : {}) });
  const newest = query.data?.content[0]?.at;
  const hasUnread = query.data?.content.some((one) => !one.isRead) ?? false;
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          hasUnread && newest !== undefined && page === 0 ? (
            <Button icon="check" isBusy={read.isPending} onClick={() => read.mutate({ body: { until: newest } })}>
              {t('readAll')}
            </Button>
          ) : null
        }
      />
      <Panel isFlush>
        <Tabs
          label={t('title')}
          active={isUnread ? 'unread' : 'all'}
          onChange={(key) => show({ isUnread: key === 'unread', page: 0 })}
          items={[
            { key: 'all', label: t('all') },
            { key: 'unread', label: t('unread') },
          ]}
        />
        <PageFrame
          query={query}
          needsLogIn
          isEmpty={(found) => found.content.length === 0}
          empty={
            <EmptyState
              title={isUnread ? t('noneUnread') : t('none')}
              hint={t('noneHint')}
              action={<ButtonLink to="/myOrder">{t('toOrders')}</ButtonLink>}
            />
          }
        >
          {(found) => (
            <ul className={styles['list']} aria-busy={query.isPlaceholderData}>
              {found.content.map((one) => (
                <NotificationRow key={one.id} told={one} />
              ))}
            </ul>
          )}
        </PageFrame>
      </Panel>
      <Pagination
        page={page}
        size={pageSize}
        total={query.data?.totalElements ?? 0}
        onChange={(next) => show({ isUnread, page: next })}
        labels={{
          pages: t('title'),
          previous: t('common:table.previous'),
          next: t('common:table.next'),
          page: (one: number) => t('common:table.page', { page: one }),
        }}
      />
      <MailChoicePanel />
    </main>
  );
}
