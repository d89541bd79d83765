/** Shows one step of the start and what it answered. */
export type Step = <T>(label: string, work: (say: (text: string) => void) => Promise<T>) => Promise<T>;

/** Steps as lines on the terminal. */
export const step: Step = async (label, work) => {
  const since = Date.now();
  const result = await work((text) => console.log(`    ${label}: ${text}`));
  const what = typeof result === 'string' ? `: ${result}` : '';
  console.log(`    ${label}${what} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
  return result;
};
