import type { i18n as I18n } from 'i18next';
import { ApiError, noAnswer, timedOut } from './api-error.ts';
import { setCookie } from './cookies.ts';
import { notify } from './notifications.ts';
import { currentToken, endSession } from './session.ts';

export const pointCookie = 'point';

export type FailureTools = { i18n: I18n; go: (path: string) => void; forget: () => void };

/**
 * What the browser does about a failed call. A dead session acts once, however many calls fail with it: log out, leave the
 * marker, go home, say so. A missing permission goes to /401. Anything else is shown for five seconds.
 */
export function handleFailure(error: unknown, { i18n, go, forget }: FailureTools): void {
  const t = i18n.getFixedT(i18n.language, 'common');
  if (!(error instanceof ApiError)) return notify({ kind: 'error', title: t('failure.title') });

  if (error.status === 401) {
    if (currentToken() === null) return;
    endSession();
    setCookie(pointCookie, '401');
    forget();
    go('/');
    return notify({ kind: 'error', title: t('failure.sessionExpired') });
  }
  if (error.status === 403) return go('/401');
  if (error.status === timedOut) return notify({ kind: 'error', title: t('failure.timeout') });
  if (error.status === noAnswer) return notify({ kind: 'error', title: t('failure.title'), text: error.message || t('failure.noAnswer') });
  notify({ kind: 'error', title: error.message || t('failure.unknown') });
}
