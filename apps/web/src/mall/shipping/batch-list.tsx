import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { draftsQuery } from './batch-api.ts';
import styles from './batch.module.css';

/** The batches of the last month, to go on with. */
export function BatchList({ onOpen }: { onOpen: (number: string) => void }) {
  const { t, language } = useTranslation('shipping');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...draftsQuery(), enabled: isSignedIn });
  return (
    <PageFrame query={query} needsLogIn isEmpty={(drafts) => drafts.length === 0} empty={null}>
      {(drafts) => (
        <Panel title={t('batch.list.title')} isFlush className={styles['list']}>
          <ul>
            {drafts.map(({ number, name, createdAt, rows, submitted }) => (
              <li key={number}>
                <span className={styles['badge']} aria-hidden="true">
                  {t('batch.sheet')}
                </span>
                <div>
                  <b>{name}</b>
                  <p>
                    <span className="num">{formatDateTime(createdAt)}</span>{' '}
                    {t('batch.list.rows', {
                      submitted: formatCount(submitted, language),
                      rows: formatCount(rows, language),
                    })}
                  </p>
                </div>
                <Button size="small" onClick={() => onOpen(number)}>
                  {t(submitted < rows ? 'batch.list.open' : 'batch.list.see', { name })}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </PageFrame>
  );
}
