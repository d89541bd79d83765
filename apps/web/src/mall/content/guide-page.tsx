import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GuideList } from './guide-list.tsx';
import { guidePath, labelOf } from './guide-labels.ts';
import styles from './guide-page.module.css';
import { GuideText } from './guide-text.tsx';

/** One guide beside the list of all; any other word says that there is no such guide. */
export default function GuidePage() {
  const { t } = useTranslation('content');
  const { pathname, hash } = useLocation();
  const label = labelOf(pathname);
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <main id="main" className="wrap">
      <div className={styles['page']}>
        <GuideList active={label} />
        {label ? (
          <GuideText label={label} />
        ) : (
          <div>
            <h1 className="visually-hidden">{t('list')}</h1>
            <EmptyState
              title={t('unknown')}
              hint={t('unknownHint')}
              action={
                <ButtonLink kind="primary" to={guidePath('start')}>
                  {t('toStart')}
                </ButtonLink>
              }
            />
          </div>
        )}
      </div>
    </main>
  );
}
