const shown = 4;

/**
 * Keeps the first and the last four characters of a text longer than eight and replaces the others with asterisks.
 * A shorter text stays as it is: never use this alone for secrets.
 */
export function mask(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= 2 * shown) return text;
  const stars = '*'.repeat(characters.length - 2 * shown);
  return characters.slice(0, shown).join('') + stars + characters.slice(-shown).join('');
}

/** A secret as it may be shown: masked like `mask`, and wholly when it is too short for that. */
export const maskSecret = (text: string): string =>
  Array.from(text).length <= 2 * shown ? '*'.repeat(Array.from(text).length) : mask(text);
