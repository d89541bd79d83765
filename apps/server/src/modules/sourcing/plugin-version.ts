/** Older plug-ins read some pages wrongly. */
export const minimumPluginVersion = '1.0';

/** Compares versions of the form `1.0` or `1.2.3`, part by part; a missing part is 0. */
export function isOldPlugin(version: string): boolean {
  const [ours, theirs] = [partsOf(minimumPluginVersion), partsOf(version)];
  const at = [0, 1, 2].find((part) => (theirs[part] ?? 0) !== (ours[part] ?? 0));
  return at !== undefined && (theirs[at] ?? 0) < (ours[at] ?? 0);
}

const partsOf = (version: string): number[] => version.split('.').map(Number);
