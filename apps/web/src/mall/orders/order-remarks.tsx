import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './order-page.module.css';
import { orderExtrasQuery } from './orders-api.ts';

/** What the staff wrote to the buyer, the newest first; nothing while they wrote nothing. */
export function OrderRemarks({ number }: { number: string }) {
  const { t } = useTranslation('order-work');
  const remarks = useQuery(orderExtrasQuery(number)).data?.remarks ?? [];
  if (remarks.length === 0) return null;
  return (
    <Panel title={t('remarks')}>
      <ul className={styles['remarks']}>
        {remarks.toReversed().map((remark) => (
          <li key={remark.id}>
            <p>{remark.content}</p>
            <small className="muted">
              {remark.authorName} · <time dateTime={remark.at}>{formatDateTime(remark.at)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
