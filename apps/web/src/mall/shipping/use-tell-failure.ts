import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';

/** Tells what went wrong with a call that is not a mutation: the server's words, or that it failed. */
export function useTellFailure(): (error: unknown) => void {
  const { t } = useTranslation('shipping');
  return (error) =>
    notify({
      kind: 'error',
      title: error instanceof ApiError && error.message !== '' ? error.message : t('common:failure.title'),
    });
}
