import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './error-page.module.css';

/** What went wrong with an address, and the one way on. */
export function ErrorPage({ status, kind }: { status: 401 | 404; kind: 'forbidden' | 'notFound' }) {
  const { t } = useTranslation('shell');
  return (
    <main id="main" className={styles['page']}>
      <p className={styles['status']} data-status={status} aria-hidden="true" />
      <h1>{t(`${kind}.title`)}</h1>
      <p className="muted">{t(`${kind}.hint`)}</p>
      <ButtonLink to="/mall" kind="primary">
        {t(`${kind}.action`)}
      </ButtonLink>
    </main>
  );
}
