/** Reads one cookie out of a Cookie header or document.cookie. A value that cannot be decoded counts as absent. */
export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

export const cookie = (name: string): string | undefined =>
  typeof document === 'undefined' ? undefined : readCookie(document.cookie, name);

/** Sets a cookie for the whole site; without `days` it ends with the browser session. */
export function setCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? '' : `; Max-Age=${days * 86_400}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

export const removeCookie = (name: string): void => setCookie(name, '', 0);
