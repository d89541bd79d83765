/** The same list with the row at `at` one place up or down; beyond an end nothing moves. */
export function moved<T>(rows: readonly T[], at: number, step: -1 | 1): T[] {
  const list = [...rows];
  const [row] = list.splice(at, 1);
  if (row === undefined || at + step < 0 || at + step >= rows.length) return [...rows];
  list.splice(at + step, 0, row);
  return list;
}
