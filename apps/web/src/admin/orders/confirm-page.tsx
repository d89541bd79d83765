import type { OrderRow } from '@kouan/contract';
import { Pagination } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { useListAddress } from '../list-address.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { useOrders } from './orders-api.ts';
import styles from './orders.module.css';

const cardsPerPage = 10;
const assignedTo = ['me', 'nobody'] as const;

/** Orders that wait to be accepted, the one that has waited longest first. */
export default function ConfirmPage() {
  const { t, language } = useTranslation('admin-orders');
  const { page, change, valueOf } = useListAddress();
  const assigned = assignedTo.find((one) => one === valueOf('assigned'));
  const query = useOrders({ queue: 'toAccept', assigned, sort: 'placedAt,asc', page: page - 1, size: cardsPerPage });
  const [message, setMessage] = useState<string | null>(null);
  const total = query.data?.totalElements ?? 0;
  const isPastTheEnd = page > 1 && query.data?.content.length === 0;
  const handlePastTheEnd = useEffectEvent(() => change({ page: undefined }));
  useEffect(() => {
    if (isPastTheEnd) handlePastTheEnd(); // the last card of the last page was dealt with
  }, [isPastTheEnd]);
  return (
    <>
      <AdminHead
        component="orders/confirm"
        note={query.data ? t('admin-parts:total', { count: formatCount(total, language) }) : undefined}
      />
      <Segmented
        label={t('admin-order-work:assign.filter')}
        active={assigned ?? 'all'}
        items={(['all', ...assignedTo] as const).map((key) => ({
          key,
          label: t(`admin-order-work:assign.view.${key}`),
        }))}
        onChange={(key) => change({ assigned: key === 'all' ? undefined : key })}
      />
      <p className={styles['hint']}>{t('confirm.hint')}</p>
      <div role="status" className={styles['message']}>
        {message === null ? null : <Note tone="ok">{message}</Note>}
      </div>
      <PageFrame
        query={query}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={t('confirm.none')} hint={t('confirm.noneHint')} />}
      >
        {({ content }) => (
          <ul className={styles['cards']}>
            {content.map((order: OrderRow) => (
              <li key={order.number}>
                <ConfirmCard order={order} onDone={setMessage} />
              </li>
            ))}
          </ul>
        )}
      </PageFrame>
      {total > cardsPerPage ? (
        <Pagination
          size="small"
          current={page}
          pageSize={cardsPerPage}
          total={total}
          showSizeChanger={false}
          onChange={(next) => change({ page: String(next) })}
        />
      ) : null}
    </>
  );
}
