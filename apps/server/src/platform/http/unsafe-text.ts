const maxDepth = 50;

/**
 * Whether a parsed body holds text that no record may hold: NUL, lone surrogates, or nesting without end.
 * PostgreSQL refuses the first two, and a 500 would be the answer.
 */
export function hasUnsafeText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  if (depth > maxDepth) return true;
  return Object.entries(value).some(([key, inner]) => hasUnsafeText(key) || hasUnsafeText(inner, depth + 1));
}
