import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { documentQuery } from './document-api.ts';
import { DocumentText } from './document-text.tsx';
import styles from './platform-limits.module.css';

/** What the platform is and is not liable for, before somebody pays: its first words, all of it on a press. */
export function PlatformLimits() {
  const { t, language } = useTranslation('content');
  const { data } = useQuery({ ...documentQuery('liability', language), meta: { silent: true } });
  const first = data?.blocks.findIndex(({ kind }) => kind === 'paragraph') ?? -1;
  const role = data?.blocks.slice(first, first + 1) ?? [];
  return (
    <section className={styles['limits']} aria-label={t('liability')}>
      <Icon name="shield" />
      <div>
        {role.length === 0 ? null : <DocumentText blocks={role} />}
        {data === undefined ? (
          <Link to="/createGuide/liability">{t('liability')}</Link>
        ) : (
          <details>
            <summary>{t('readAll', { name: t('liability') })}</summary>
            <DocumentText blocks={data.blocks.filter((_, index) => index !== first && index !== 0)} isInset />
          </details>
        )}
      </div>
    </section>
  );
}
