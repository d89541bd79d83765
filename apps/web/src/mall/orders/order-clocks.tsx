import type { OrderView } from '@kouan/contract';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { TimeLeft } from '../../shared/time-left.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './order-page.module.css';

/** Every time limit that runs for the order, the earliest first; nothing while none does. */
export function OrderClocks({ clocks }: Pick<OrderView, 'clocks'>) {
  const { t } = useTranslation('orders');
  if (clocks.length === 0) return null;
  return (
    <Panel title={t('clocks.title')}>
      <dl className={styles['facts']}>
        {clocks.map(({ kind, about, until }) => (
          <div key={`${kind} ${about}`}>
            <dt>{t(`clocks.${kind}`)}</dt>
            <dd>
              <TimeLeft until={until} /> <small className="muted num">{formatDateTime(until)}</small>{' '}
              {about === '' ? null : <small className="muted mono">{about}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
