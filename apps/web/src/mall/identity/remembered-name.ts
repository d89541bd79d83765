import { cookie, removeCookie, setCookie } from '../../lib/cookies.ts';

const nameCookie = 'username';
const flagCookie = 'rememberMe';
/** As long as the cookie of the password would live. Ours holds the name only: a password is never kept in the browser. */
const keptDays = 1;
const maxNameLength = 100;

/** Keeps the name for the next log-in when the person wants to be remembered, else forgets what was kept. */
export function rememberName({ username, isWanted }: { username: string; isWanted: boolean }): void {
  if (!isWanted) {
    removeCookie(nameCookie);
    removeCookie(flagCookie);
    return;
  }
  setCookie(nameCookie, username, keptDays);
  setCookie(flagCookie, 'true', keptDays);
}

/** What the log-in form begins with. */
export const rememberedName = (): { username: string; isWanted: boolean } => ({
  username: (cookie(nameCookie) ?? '').slice(0, maxNameLength),
  isWanted: cookie(flagCookie) === 'true',
});
