import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useAddressQuery } from '../../lib/address-query.ts';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextInput } from '../../ui/field.tsx';
import { openApiQuery } from './monitor-api.ts';
import styles from './monitor.module.css';
import { MonitorShell } from './monitor-shell.tsx';
import { OperationList } from './operation-list.tsx';
import { type Described, matching, operationsOf } from './operations.ts';

/** Every call of the server, out of its own description. */
export default function DocPage() {
  const { t } = useTranslation('monitor');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...openApiQuery(), enabled: isSignedIn });
  return (
    <MonitorShell title={t('doc.title')} hint={t('doc.hint')}>
      <PageFrame query={query} needsLogIn>
        {(described) => <Calls described={described} />}
      </PageFrame>
    </MonitorShell>
  );
}

function Calls({ described }: { described: Described }) {
  const { t, language } = useTranslation('monitor');
  const [address, changeAddress] = useAddressQuery();
  const word = address.get('word') ?? '';
  const operations = operationsOf(described);
  const found = matching(operations, useDeferredValue(word));
  const handleWord = (next: string) =>
    changeAddress(() => new URLSearchParams(next === '' ? {} : { word: next }), { replace: true });
  return (
    <>
      <search className={styles['filters']}>
        <TextInput
          icon="search"
          className={styles['choice']}
          type="search"
          aria-label={t('doc.search')}
          placeholder={t('doc.search')}
          value={word}
          maxLength={100}
          onChange={(event) => handleWord(event.target.value)}
        />
        <span className="muted" role="status">
          {t('doc.count', { count: formatCount(found.length, language) })}
        </span>
      </search>
      {found.length > 0 ? (
        <OperationList operations={found} />
      ) : (
        <EmptyState title={t('doc.none')} hint={t('doc.noneHint')} />
      )}
    </>
  );
}
