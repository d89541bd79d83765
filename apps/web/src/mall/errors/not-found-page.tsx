import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <main id="main" className="wrap">
      <EmptyState
        title={t('notFound.title')}
        hint={t('notFound.hint')}
        action={
          <ButtonLink to="/mall" kind="primary">
            {t('notFound.action')}
          </ButtonLink>
        }
      />
    </main>
  );
}
