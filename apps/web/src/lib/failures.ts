import { ApiError, noAnswer, timedOut } from './api-error.ts';
import { setCookie } from './cookies.ts';
import type { I18n } from './i18n.ts';
import { notify } from './notifications.ts';
import { currentToken, endSession } from './session.ts';

export const pointCookie = 'point';

export type FailureTools = { i18n: I18n; go: (path: string) => void; forget: () => void };

/**
 * What the browser does about a failed call. A dead session acts once, however many calls fail with it: log out, leave the
 * marker, go home, say so. A missing permission goes to /401. Anything else is shown for five seconds.
 */
export function handleFailure(error: unknown, { i18n, go, forget }: FailureTools): void {
  if (!(error instanceof ApiError)) return notify({ kind: 'error', title: i18n.translate('common:failure.title') });

  if (error.status === 401) {
    if (currentToken() === null) return;
    endSession();
    setCookie(pointCookie, '401');
    forget();
    go('/');
    return notify({ kind: 'error', title: i18n.translate('common:failure.sessionExpired') });
  }
  if (error.status === 403) return go('/401');
  if (error.status === timedOut) return notify({ kind: 'error', title: i18n.translate('common:failure.timeout') });
  if (error.status === noAnswer)
    return notify({
      kind: 'error',
      title: i18n.translate('common:failure.title'),
      text: error.message || i18n.translate('common:failure.noAnswer'),
    });
  notify({ kind: 'error', title: error.message || i18n.translate('common:failure.unknown') });
}
