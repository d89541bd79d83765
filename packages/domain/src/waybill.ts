const form = /^[A-Z0-9][A-Z0-9-]{2,39}$/;

/** A waybill number in its one spelling: capitals, digits and hyphens, 3 to 40 of them; undefined for anything else. */
export function normalizeWaybill(text: string): string | undefined {
  const tidy = text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
    .toUpperCase();
  return form.test(tidy) ? tidy : undefined;
}

/** How many signs must be added, removed or replaced to make `b` of `a`; `most + 1` as soon as it is more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, most + 1);
}

const shortLength = 8;
const longLength = 12;

/** How many wrong signs a waybill may have and still be meant: none in a short one, two in a long one. */
const allowedDistance = (waybill: string): number =>
  waybill.length < shortLength ? 0 : waybill.length < longLength ? 1 : 2;

/** Whether two waybills may be the same, read or typed with a mistake. */
export const isPlausiblySame = (a: string, b: string): boolean => {
  const most = Math.min(allowedDistance(a), allowedDistance(b));
  return editDistance(a, b, most) <= most;
};
