/**
 * Splits names that a page has joined (`blue>XL`), knowing the values of each spec in order: a value may hold the
 * mark itself. A text that fits no combination is split at every mark. The lists are prepared once.
 */
export function splitByValues(names: readonly (readonly string[])[], mark: string): (joined: string) => string[] {
  const known = names.map((values) => new Set(values));
  return (joined) => {
    const parts = joined.split(mark);
    return parts.length === known.length
      ? parts
      : (fit({ parts, known, mark, from: 0, spec: 0, failed: new Set() }) ?? parts);
  };
}

type Search = { parts: string[]; known: Set<string>[]; mark: string; from: number; spec: number; failed: Set<string> };

function fit(search: Search): string[] | undefined {
  const { parts, known, mark, from, spec, failed } = search;
  if (spec === known.length) return from === parts.length ? [] : undefined;
  const key = `${spec}:${from}`;
  if (failed.has(key)) return undefined;
  for (let end = from + 1; end <= Math.min(parts.length, from + maxMarksInValue + 1); end += 1) {
    const value = parts.slice(from, end).join(mark);
    if (!known[spec]?.has(value)) continue;
    const rest = fit({ ...search, from: end, spec: spec + 1 });
    if (rest !== undefined) return [value, ...rest];
  }
  failed.add(key);
  return undefined;
}

const maxMarksInValue = 10;
