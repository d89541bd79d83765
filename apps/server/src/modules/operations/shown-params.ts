const maxLength = 2_000;
const maxTextLength = 200;
const maxItems = 20;
const maxDepth = 4;
/** Whatever may hold a secret, a card or a proof of identity. */
const secretName = /pass|pwd|code|token|secret|card|cvv|cvc|sms|expir|idnumber|identity|uuid|key|signature|realname$/i;
const hidden = '***';

/** What a call was given, as it may be logged: secrets left out, one line, of bounded length. */
export function shownParams(parts: Record<string, unknown>): string {
  const given = Object.entries(parts).filter(([, value]) => hasContent(value));
  return JSON.stringify(Object.fromEntries(given.map(([name, value]) => [name, shown(value, 0)]))).slice(0, maxLength);
}

const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== undefined && value !== null;

function shown(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, maxTextLength);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => shown(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxItems)
      .map(([name, inner]) => [name, secretName.test(name) ? hidden : shown(inner, depth + 1)]),
  );
}
