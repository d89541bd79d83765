/** The two pictures that a marketplace order needs. */
export type ProofKind = 'screenshot' | 'waybill';
/** A sent picture by its path in the folder or archive, such as `pictures/TT-88420317 waybill.jpg`. */
export type NamedPicture = { name: string; fileId: number };
export type OrderProofs = Partial<Record<ProofKind, number>>;

const waybillWords = /面单|運單|运单|快递|waybill|label|awb|van ?-?_?don|phieu|nhan/;
const screenshotWords = /截图|截圖|订单|訂單|screen|order|don ?-?_?hang|chup/;
const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[a-z0-9]/.test(character);

/** How order numbers and file names are compared: width, capitals and accents do not matter. */
export const pictureKey = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').normalize('NFKC').toLowerCase().trim();

/**
 * Which pictures belong to which marketplace order: the file's name holds the order number, the rest of it or its folder
 * says what it shows (a word in Chinese, English or Vietnamese, or 1 and 2). One that says nothing takes the place that
 * is free, the screenshot's first. Of two for one place the later one counts.
 */
export function matchPictures(
  pictures: readonly NamedPicture[],
  orderNumbers: readonly string[],
): { proofs: Map<string, OrderProofs>; unmatched: string[] } {
  const known = new Set(orderNumbers.map(pictureKey).filter((key) => key !== ''));
  const lengths = [...new Set([...known].map((key) => key.length))].sort((a, b) => b - a);
  const proofs = new Map<string, OrderProofs>();
  const unsaid: { key: string; fileId: number }[] = [];
  const unmatched: string[] = [];
  for (const { name, fileId } of pictures) {
    const { folder, base } = partsOf(name);
    const key = findNumber(base, { known, lengths });
    if (key === undefined) {
      unmatched.push(name);
      continue;
    }
    const kind = kindOf(base.replace(key, ' ').trim()) ?? kindOf(folder);
    if (kind === undefined) unsaid.push({ key, fileId });
    else proofs.set(key, { ...proofs.get(key), [kind]: fileId });
  }
  for (const { key, fileId } of unsaid) {
    const found = proofs.get(key) ?? {};
    proofs.set(key, found.screenshot === undefined ? { ...found, screenshot: fileId } : { waybill: fileId, ...found });
  }
  return { proofs, unmatched };
}

function partsOf(name: string): { folder: string; base: string } {
  const path = pictureKey(name).split(/[\\/]/);
  const base = (path.pop() ?? '').replace(/\.[a-z0-9]{1,5}$/, '');
  return { folder: path.join(' '), base };
}

/** The longest known number in a name; `tt-1` is not found in `tt-12`. */
function findNumber(
  base: string,
  { known, lengths }: { known: ReadonlySet<string>; lengths: readonly number[] },
): string | undefined {
  for (const length of lengths) {
    for (let at = 0; at + length <= base.length; at++) {
      if (isWordCharacter(base[at - 1]) || isWordCharacter(base[at + length])) continue;
      const part = base.slice(at, at + length);
      if (known.has(part)) return part;
    }
  }
  return undefined;
}

function kindOf(text: string): ProofKind | undefined {
  if (waybillWords.test(text)) return 'waybill';
  if (screenshotWords.test(text)) return 'screenshot';
  const number = /(?:^|[^0-9])([12])[^0-9]*$/.exec(text)?.[1];
  return number === undefined ? undefined : number === '1' ? 'screenshot' : 'waybill';
}
