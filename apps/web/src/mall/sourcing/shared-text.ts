const maxSharedLength = 2_000;

const hasAddress = (text = ''): boolean => /https?:\/\//i.test(text);

/** What another app shared with us: its text, with the address where that does not stand in it already. */
export function sharedText(query: URLSearchParams): string {
  const [text, url, title] = ['text', 'url', 'title'].map(
    (name) => query.get(name)?.trim().slice(0, maxSharedLength) ?? '',
  );
  if (!text) return url || title || '';
  // Some apps put the address into the title.
  const address = url || (hasAddress(text) || !hasAddress(title) ? '' : title);
  return address && !text.includes(address) ? `${text} ${address}` : text;
}
