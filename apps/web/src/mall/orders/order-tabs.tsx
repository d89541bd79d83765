import type { countMyOrders, ReplyOf } from '@kouan/contract';
import { type OrderStatus, turnOf } from '@kouan/domain';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { orderFilterOf, tabStatuses } from './order-filter.ts';

const all = 'all';

/** One view per status with its count; those that wait for the buyer are marked. */
export function OrderTabs({ counts }: { counts: ReplyOf<typeof countMyOrders> | undefined }) {
  const { t } = useTranslation('orders');
  const [query, changeQuery] = useAddressQuery();
  const active = orderFilterOf(query).status;
  const byStatus = new Map<OrderStatus, number>(counts?.byStatus.map(({ status, count }) => [status, count]));
  const items: TabItem[] = [
    { key: all, label: t('all'), count: counts?.total },
    ...tabStatuses({ counts: byStatus, active }).map((status) => {
      const count = counts ? (byStatus.get(status) ?? 0) : undefined;
      return {
        key: status,
        label: t(`common:orderStatus.${status}`),
        count,
        isHot: turnOf(status) === 'buyer' && (count ?? 0) > 0,
      };
    }),
  ];

  const handleChange = (key: string) =>
    changeQuery((next) => {
      next.delete('page');
      if (key === all) next.delete('status');
      else next.set('status', key);
      return next;
    });
  return <Tabs items={items} active={active ?? all} onChange={handleChange} label={t('byStatus')} />;
}
