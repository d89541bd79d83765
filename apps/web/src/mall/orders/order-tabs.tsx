import type { countMyOrders, ReplyOf } from '@kouan/contract';
import type { OrderStatus } from '@kouan/domain';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { type TabItem, Tabs } from '../../ui/tabs.tsx';
import { orderFilterOf, tabStatuses } from './order-filter.ts';

const all = 'all';
const yourTurn = 'turn';

/** One view per status with its count; those that wait for the buyer are marked. */
export function OrderTabs({ counts }: { counts: ReplyOf<typeof countMyOrders> | undefined }) {
  const { t } = useTranslation('orders');
  const [query, changeQuery] = useAddressQuery();
  const { status: active, turn } = orderFilterOf(query);
  const byStatus = new Map<OrderStatus, number>(counts?.byStatus.map(({ status, count }) => [status, count]));
  const waiting = new Set(counts?.byStatus.flatMap((one) => (one.waiting > 0 ? [one.status] : [])));
  const items: TabItem[] = [
    { key: all, label: t('all'), count: counts?.total },
    { key: yourTurn, label: t('yourTurn'), count: counts?.waiting, isHot: (counts?.waiting ?? 0) > 0 },
    ...tabStatuses({ counts: byStatus, active }).map((status) => {
      const count = counts ? (byStatus.get(status) ?? 0) : undefined;
      return {
        key: status,
        label: t(`common:orderStatus.${status}`),
        count,
        isHot: waiting.has(status),
      };
    }),
  ];

  const handleChange = (key: string) =>
    changeQuery((next) => {
      next.delete('page');
      next.delete('status');
      next.delete('turn');
      if (key === yourTurn) next.set('turn', 'buyer');
      else if (key !== all) next.set('status', key);
      return next;
    });
  return (
    <Tabs items={items} active={active ?? (turn ? yourTurn : all)} onChange={handleChange} label={t('byStatus')} />
  );
}
