import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown at /401, where a refused permission leads. */
export default function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return (
    <main id="main" className="wrap">
      <EmptyState
        title={t('forbidden.title')}
        hint={t('forbidden.hint')}
        action={
          <ButtonLink to="/mall" kind="primary">
            {t('forbidden.action')}
          </ButtonLink>
        }
      />
    </main>
  );
}
