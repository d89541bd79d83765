/** A version of the form `1.0` or `1.2.3`. */
export const isVersion = (text: string): boolean => /^\d{1,4}(\.\d{1,4}){1,2}$/.test(text);

/** Whether a version of the form `1.0` or `1.2.3` comes before another, part by part; a missing part is 0. */
export function isOlderVersion(version: string, other: string): boolean {
  const [theirs, ours] = [partsOf(version), partsOf(other)];
  const at = [0, 1, 2].find((part) => (theirs[part] ?? 0) !== (ours[part] ?? 0));
  return at !== undefined && (theirs[at] ?? 0) < (ours[at] ?? 0);
}

const partsOf = (version: string): number[] => version.split('.').map(Number);
