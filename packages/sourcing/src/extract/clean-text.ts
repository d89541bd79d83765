const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  yen: '¥',
  times: '×',
  middot: '·',
  deg: '°',
  hellip: '…',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  mdash: '—',
  ndash: '–',
  copy: '©',
  reg: '®',
  trade: '™',
};

/** Decodes HTML entities once: `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (entity, dec?: string, hex?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(namedEntities, name) ? (namedEntities[name] ?? entity) : entity;
      const point = dec === undefined ? Number.parseInt(hex ?? '', 16) : Number(dec);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );
}

/**
 * Page text as plain text: entities decoded once, white space collapsed and trimmed, control characters and broken
 * surrogates removed (a database refuses them). Tags stay: the text is never shown as HTML.
 */
export function cleanText(text: string, maxLength: number): string {
  const plain = tidy(decodeEntities(text));
  return plain.length <= maxLength
    ? plain
    : plain
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, '')
        .trim();
}

/** True for text as `cleanText` leaves it. */
export const isCleanText = (text: string): boolean => text === tidy(text);

const tidy = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Surrogate}\s]+/gu, (run) => (/\s/.test(run) ? ' ' : '')).trim();
