import type { ProviderAttempt } from '@kouan/contract';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Table } from '../../ui/table.tsx';
import styles from './link-page.module.css';
import { useAttempts } from './sourcing-api.ts';

/** For the staff: which providers were tried for the item of this link, in their order, and what came of it. */
export function TrialSteps({ site, itemId }: { site: string; itemId: string }) {
  const { t, language } = useTranslation('providers');
  const { data } = useAttempts({ site, itemId });
  if (data === undefined) return null;
  const columns = [
    { key: 'step', head: t('step'), cell: (one: ProviderAttempt) => one.step },
    { key: 'provider', head: t('provider'), cell: (one: ProviderAttempt) => one.title[language] },
    {
      key: 'result',
      head: t('result'),
      cell: (one: ProviderAttempt) => `${t(`outcome.${one.outcome}`)}${one.code === '' ? '' : ` (${one.code})`}`,
    },
    { key: 'time', head: t('time'), cell: (one: ProviderAttempt) => <When attempt={one} /> },
  ];
  return (
    <section className={styles['trial']} aria-label={t('tried')}>
      <h2>{t('tried')}</h2>
      <p className="muted">{t('triedHint')}</p>
      {data.content.length === 0 ? (
        <p>{t('notTried')}</p>
      ) : (
        <Table columns={columns} rows={data.content} rowKey={(one) => one.id} label={t('tried')} />
      )}
    </section>
  );
}

function When({ attempt: { attemptedAt, durationMs, isFromCache } }: { attempt: ProviderAttempt }) {
  const { t, language } = useTranslation('providers');
  const took = isFromCache ? t('cached') : t('took', { ms: formatCount(durationMs, language) });
  return (
    <span className="num">
      {durationMs > 0 || isFromCache ? `${formatDateTime(attemptedAt)}, ${took}` : formatDateTime(attemptedAt)}
    </span>
  );
}
