/** Whatever begins with one of these opens without a log-in: `/mall` opens `/mall1`, `/mallDetail/7` and `/mallPayment/P1`. */
const openBeginnings = [
  '/login',
  '/register',
  '/mall',
  '/buyerDetail',
  '/myOrder',
  '/myRefundDetail',
  '/myCart',
  '/myPayment',
  '/myInterest',
  '/addInterest',
  '/pluginInstallation',
  '/createGuide',
  '/myInvoices',
  '/401',
  '/404',
  // Shared by a code of their own.
  '/tracking/',
  '/parcelPhotos/',
  '/shipmentPhotos/',
  // Linked from elsewhere: shells whose contents need a permission.
  '/doc.html',
  '/druid/index.html',
];

/** Whether a visitor may open this address; the root only as itself, also written as the empty path. */
export const isOpenPath = (pathname: string): boolean =>
  pathname === '' || pathname === '/' || openBeginnings.some((open) => pathname.startsWith(open));

export const loginPath = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`;

/**
 * The target of a log-in address with the fragment that the browser carried over: it asks the server without one, and puts it behind
 * whatever address the server sends it to. Undefined where there is nothing to add.
 */
export const withFragment = (target: string | null, fragment: string): string | undefined =>
  target !== null && fragment.length > 1 && !target.includes('#') ? target + fragment : undefined;

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
