import { countMyOrders } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../lib/i18n.ts';
import { usePermission } from '../lib/permission.ts';
import { endpointQuery } from '../lib/query.ts';
import { Badge } from '../ui/tag.tsx';

const lookAgainMs = 60_000;
const permission = ['order:own'];

/** How many orders wait for the buyer, beside a link to all orders. */
export default function WaitingOrders() {
  const { t } = useTranslation('shell');
  const isBuyer = usePermission(permission);
  const count =
    useQuery({
      ...endpointQuery(countMyOrders, {}),
      enabled: isBuyer,
      refetchInterval: lookAgainMs,
      meta: { silent: true },
    }).data?.waiting ?? 0;
  return isBuyer ? <Badge count={count} label={t('waiting', { count })} /> : null;
}
