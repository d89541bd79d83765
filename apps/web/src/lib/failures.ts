import { ApiError, noAnswer, timedOut } from './api-error.ts';
import { setCookie } from './cookies.ts';
import type { I18n } from './i18n.ts';
import { notify } from './notifications.ts';
import { currentToken, endSession } from './session.ts';

export const pointCookie = 'point';

export type FailureTools = { i18n: I18n; go: (path: string) => void; forget: () => void };

/**
 * What the browser does about a failed call. A dead session acts once, however many calls fail with it: log out, leave the
 * marker, go home, say so. A missing permission goes to /401. Anything else is shown for five seconds, in the reader's
 * language if `mall` has its message as a key. What names no status is titled Error.
 */
export async function handleFailure(error: unknown, { i18n, go, forget }: FailureTools): Promise<void> {
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
  const text = await inWordsOf(i18n, error.message);
  if (error.status === noAnswer || error.isForeign)
    return notify({
      kind: 'error',
      title: i18n.translate('common:failure.title'),
      text: text || i18n.translate(error.status === noAnswer ? 'common:failure.noAnswer' : 'common:failure.unknown'),
    });
  notify({ kind: 'error', title: text || i18n.translate('common:failure.unknown') });
}

/** Messages that come in English from whatever stands before the server have keys of their own. */
async function inWordsOf(i18n: I18n, message: string): Promise<string> {
  if (message === '' || message.includes(':')) return message;
  await i18n.load(['mall']).catch(() => undefined);
  const key = `mall:${message}`;
  const text = i18n.translate(key);
  return text === key ? message : text;
}
