import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { InterestForm } from './interest-form.tsx';
import styles from './link-page.module.css';

const maxLinkLength = 4096;

/** Registers a product of interest; `?link=` fills in its link. */
export default function AddInterestPage() {
  const { t } = useTranslation('sourcing');
  const [query] = useSearchParams();
  return (
    <main id="main" className="wrap">
      <div className={styles['narrow']}>
        <PageHead title={t('interest.add')} />
        <Panel>
          <p className={styles['saved']}>{t('fail.saved')}</p>
          <InterestForm
            link={query.get('link')?.slice(0, maxLinkLength) ?? ''}
            title={query.get('title')?.slice(0, 200) ?? ''}
          />
        </Panel>
      </div>
    </main>
  );
}
