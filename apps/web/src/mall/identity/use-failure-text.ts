import { ApiError, timedOut } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** What a failed call says to the reader, for a place beside the form. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unknown');
    if (error.message !== '') return error.message;
    if (error.status === timedOut) return t('failure.timeout');
    return error.status <= 0 ? t('failure.noAnswer') : t('failure.unknown');
  };
}
