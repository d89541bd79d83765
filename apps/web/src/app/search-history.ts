const key = 'searchHistory';
const mostSearches = 8;

/** What was searched for on this device, the latest first. */
export function lastSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, mostSearches) : [];
  } catch {
    return [];
  }
}

export function keepSearch(word: string): void {
  const others = lastSearches().filter((one) => one !== word);
  try {
    localStorage.setItem(key, JSON.stringify([word, ...others].slice(0, mostSearches)));
  } catch {
    // A browser that keeps nothing has no history.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
