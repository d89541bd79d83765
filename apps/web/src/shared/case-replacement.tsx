import type { CaseView } from '@kouan/contract';
import { formatDateTime } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './case-parts.module.css';

/** How far the new pieces are, and how they travel. */
export function CaseReplacement({ view }: { view: Pick<CaseView, 'replacement'> }) {
  const { t } = useTranslation('aftersales');
  const { replacement } = view;
  if (replacement === null) return null;
  const { state, agreedAt, boughtAt, receivedAt, sentAt, endedAt, carrier, trackingNumber } = replacement;
  const steps = [
    { name: 'owed', at: agreedAt },
    { name: 'bought', at: boughtAt },
    { name: 'received', at: receivedAt },
    { name: 'sent', at: sentAt },
    { name: 'delivered', at: state === 'delivered' ? endedAt : null },
  ] as const;
  return (
    <Panel title={t('replacement.title')}>
      <p className={styles['remedy']}>
        <b>{t(`remedy.${replacement.remedy}`)}</b> <span className="muted">{t('replacement.free')}</span>
      </p>
      <ol className={styles['steps']}>
        {steps.map(({ name, at }) => (
          <li key={name} data-done={at !== null} aria-current={name === state ? 'step' : undefined}>
            <span>{t(`replacement.${name}`)}</span>
            {at === null ? null : (
              <time className="num" dateTime={at}>
                {formatDateTime(at)}
              </time>
            )}
            {name === 'sent' && trackingNumber !== '' ? (
              <small className="mono">{t('replacement.tracking', { carrier, number: trackingNumber })}</small>
            ) : null}
          </li>
        ))}
      </ol>
      {state === 'ended' ? <p className="muted">{t('replacement.ended')}</p> : null}
    </Panel>
  );
}
