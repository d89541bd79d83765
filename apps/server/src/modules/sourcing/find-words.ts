/** A text as words are looked for in it: one form of every letter, small, white space as single spaces. */
export const searchForm = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Chinese titles join words of other scripts without a space. */
const isWordSign = /(?!\p{Script=Han})[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;

/**
 * Finds which of many words stand in a text. Words with Chinese signs are found anywhere, all others only as whole words, so
 * that `pin` is not found in `pineapple`. The words are indexed once by how they begin.
 */
export function wordFinder<T>(
  entries: readonly { word: string; value: T }[],
): (text: string) => { word: string; value: T }[] {
  const byStart = new Map<string, { form: string; word: string; value: T }[]>();
  for (const { word, value } of entries) {
    const form = searchForm(word);
    if (form === '') continue;
    const start = form.charAt(0);
    const known = byStart.get(start);
    if (known) known.push({ form, word, value });
    else byStart.set(start, [{ form, word, value }]);
  }
  return (text) => {
    const inText = searchForm(text);
    const found: { word: string; value: T }[] = [];
    for (let at = 0; at < inText.length; at++) {
      for (const { form, word, value } of byStart.get(inText.charAt(at)) ?? []) {
        if (inText.startsWith(form, at) && (han.test(form) || standsAlone(inText, at, form.length)))
          found.push({ word, value });
      }
    }
    return found;
  };
}

const standsAlone = (text: string, at: number, length: number): boolean =>
  !isWordSign.test(text.charAt(at - 1)) && !isWordSign.test(text.charAt(at + length));
