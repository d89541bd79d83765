import type { OrderView } from '@kouan/contract';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Facts } from '../facts.tsx';
import { TimeLeft } from '../time-left.tsx';

/** Every time limit that runs for the order, the earliest first. */
export function OrderClocks({ clocks }: Pick<OrderView, 'clocks'>) {
  const { t } = useTranslation('orders');
  return (
    <Facts
      items={clocks.map(({ kind, about, until }) => ({
        label: t(`clocks.${kind}`),
        value: (
          <>
            <TimeLeft until={until} /> <span className="muted num">{formatDateTime(until)}</span>{' '}
            <span className="muted mono">{about}</span>
          </>
        ),
      }))}
    />
  );
}
