/** Addresses that open without a log-in. A trailing `/*` marks a parameter, whose value is ignored. */
const openPaths = [
  '/login',
  '/register',
  '/register/purchaser',
  '/register/enterprise',
  '/register/cooperation',
  '/forgot-password',
  '/mall',
  '/mall1',
  '/mallDdc',
  '/mallDdcDetail/*',
  '/mallDdcPayment/*',
  '/mallDetail/*',
  '/mallMaterial/*',
  '/mallDdcCashier/*',
  '/buyerDetail/*',
  '/myOrder',
  '/myOrderDetail/*',
  '/myRefundDetail/*',
  '/myCart',
  '/myPayment',
  '/myInterest',
  '/mallSearch/*',
  '/addInterest',
  '/pluginInstallation',
  '/createGuide/*',
  '/myInvoices/*',
  '/myInvoicesOrder',
  '/401',
  '/404',
  '/redirect/*',
] as const;

const baseOf = (open: string): string => (open.endsWith('/*') ? open.slice(0, -2) : open);

/** Whether a visitor may open this address. Prefixes match whole segments only, and `/` only itself. */
export function isOpenPath(pathname: string): boolean {
  if (pathname === '' || pathname === '/') return true;
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return openPaths.some((open) => path === baseOf(open) || path.startsWith(`${baseOf(open)}/`));
}

export const loginPath = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`;

const maxTargetLength = 2000;
const maxDecodings = 3;
const isForeign = (target: string): boolean =>
  /^[\s\u0000-\u001f]*(?:[^/]|\/[\s\u0000-\u001f]*[/\\])/.test(target) || /[\u0000-\u001f\\]/.test(target);

/**
 * Where to go after a log-in: the address asked for if it surely stays on this site, else `/`. Refused: other origins in any
 * spelling, schemes, backslashes, control characters, also when encoded several times or wrapped in `/redirect/…`.
 */
export function safeTarget(asked: string | null | undefined): string {
  if (!asked || asked.length > maxTargetLength) return '/';
  let seen = asked;
  for (let round = 0; round <= maxDecodings; round += 1) {
    if (isForeign(seen) || isForeign(seen.replace(/^(?:\/redirect)+(?=\/)/, ''))) return '/';
    const decoded = decodeOnce(seen);
    if (decoded === undefined || decoded === seen) break;
    seen = decoded;
  }
  const url = new URL(asked, 'http://same.origin');
  const target = url.origin === 'http://same.origin' ? url.pathname + url.search + url.hash : '/';
  return target.startsWith('//') || target.startsWith('/login') ? '/' : target;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
