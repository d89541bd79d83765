/** Something that lies in a bucket. */
export type StoredObject = { key: string; bytes: number; changedAt: Date };
export type ListPage = { objects: StoredObject[]; next: string | undefined };

const objectsPerPage = 1_000;

/** What is asked for one page; `from` is what the page before told. */
export const listQuery = (from: string | undefined): Record<string, string> => ({
  'list-type': '2',
  'max-keys': String(objectsPerPage),
  ...(from === undefined ? {} : { 'continuation-token': from }),
});

/** Reads the answer to ListObjectsV2. An object without a readable key, size or time is left out. */
export function readListPage(xml: string): ListPage {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, text = '']) => {
    const key = valueOf(text, 'Key');
    const bytes = Number(valueOf(text, 'Size'));
    const changedAt = new Date(valueOf(text, 'LastModified') ?? '');
    const isReadable = key !== undefined && Number.isSafeInteger(bytes) && !Number.isNaN(changedAt.getTime());
    return isReadable ? [{ key, bytes, changedAt }] : [];
  });
  const isCut = valueOf(xml, 'IsTruncated') === 'true';
  return { objects, next: isCut ? valueOf(xml, 'NextContinuationToken') : undefined };
}

function valueOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? undefined : unescaped(text);
}

const letters: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return letters[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
