const maxSharedLength = 2_000;

/** What another app shared with us: its text, with the address where that does not stand in it already. */
export function sharedText(query: URLSearchParams): string {
  const [text, url, title] = ['text', 'url', 'title'].map(
    (name) => query.get(name)?.trim().slice(0, maxSharedLength) ?? '',
  );
  if (!text) return url || title || '';
  return url && !text.includes(url) ? `${text} ${url}` : text;
}
