import { ApiError, timedOut } from '../lib/api-error.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Note } from '../ui/note.tsx';

/** What an act failed with, in the words of the server, where it was tried. */
export function Problem({ error }: { error: unknown }) {
  const { t } = useTranslation('common');
  if (error === null || error === undefined) return null;
  const text = textOf(error, t);
  const told = error instanceof ApiError ? new Set(Object.values(error.fields)) : new Set<string>();
  const fields = [...told].filter((one) => one !== text);
  return (
    <div role="alert">
      <Note tone="bad">
        {text}
        {fields.map((one) => (
          <div key={one}>{one}</div>
        ))}
      </Note>
    </div>
  );
}

function textOf(
  error: unknown,
  t: (key: 'failure.unknown' | 'failure.timeout' | 'failure.noAnswer') => string,
): string {
  if (!(error instanceof ApiError)) return t('failure.unknown');
  if (error.message !== '') return error.message;
  if (error.status === timedOut) return t('failure.timeout');
  return error.status <= 0 ? t('failure.noAnswer') : t('failure.unknown');
}
