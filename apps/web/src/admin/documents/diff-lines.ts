export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

/** Longer texts are shown as wholly replaced. */
const maxLines = 1_500;
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => line.trimEnd());

/** What changed from one text to the other, line by line: the fewest lines removed and added. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  if (old.length > maxLines || fresh.length > maxLines)
    return [
      ...old.map((text) => ({ kind: 'removed' as const, text })),
      ...fresh.map((text) => ({ kind: 'added' as const, text })),
    ];
  const common = commonLengths(old, fresh);
  const lines: DiffLine[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    const [was, is] = [old[at], fresh[to]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      at++;
      to++;
    } else if (was !== undefined && (is === undefined || (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0))) {
      lines.push({ kind: 'removed', text: was });
      at++;
    } else {
      lines.push({ kind: 'added', text: is ?? '' });
      to++;
    }
  }
  return lines;
}

/** How many lines two texts have in common from each pair of places on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let at = old.length - 1; at >= 0; at--)
    for (let to = fresh.length - 1; to >= 0; to--) {
      const [row, below] = [common[at], common[at + 1]];
      if (!row || !below) continue;
      row[to] = old[at] === fresh[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  return common;
}
