import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { consigneeQuery } from '../../shared/address-book-api.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './order-page.module.css';

/** Whom the buyer named when the order was placed; nothing when nobody was. */
export function OrderConsignee({ number }: { number: string }) {
  const { t } = useTranslation('orders');
  const consignee = useQuery(consigneeQuery(number)).data?.consignee ?? null;
  if (consignee === null) return null;
  const facts = [
    [t('consigneeName'), consignee.name],
    [t('consigneePhone'), consignee.phone],
    [t('consigneeAddress'), consignee.text],
  ];
  return (
    <Panel title={t('consignee')}>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['rate']}>{t('consigneeHint')}</p>
    </Panel>
  );
}
