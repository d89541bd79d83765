import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './parcels.module.css';
import { useMyClaims } from './parcels-api.ts';

const step = 10;
const tones = { requested: 'work', accepted: 'done', declined: 'bad' } as const;

/** What one has claimed, and what became of it. */
export function MyClaims() {
  const { t } = useTranslation('parcels');
  const [size, setSize] = useState(step);
  const query = useMyClaims(size);
  return (
    <Panel title={t('claims')}>
      <PageFrame
        query={query}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={t('claimsNone')} />}
      >
        {({ content, totalElements }) => (
          <>
            <ul className={styles['claims']} aria-label={t('claims')}>
              {content.map((claim) => (
                <li key={claim.id}>
                  <span>
                    <b className="mono">{claim.waybill}</b> <span className="mono muted">{claim.orderNumber}</span>{' '}
                    <Tag tone={tones[claim.state]}>{t(`claimState.${claim.state}`)}</Tag>
                  </span>
                  <span>{claim.proof}</span>
                  {claim.opinion === '' ? null : <span>{t('opinion', { opinion: claim.opinion })}</span>}
                  <small className="muted num">{formatDateTime(claim.createdAt)}</small>
                </li>
              ))}
            </ul>
            {totalElements > content.length ? <Button onClick={() => setSize(size + step)}>{t('more')}</Button> : null}
          </>
        )}
      </PageFrame>
    </Panel>
  );
}
