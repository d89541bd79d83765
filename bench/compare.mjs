import { readFile } from 'node:fs/promises';

// Holds two results of the load scenarios against each other, the first of a small mall, the second of a large one. A cost is
// counted in bare answers of its own run, so that a machine that was busier in one of them changes little.

const rounded = (value) => Math.round(value * 100) / 100;

/** @returns {Promise<Record<string, { toBare: number, p99Ms: number }>>} */
async function scenariosIn(path) {
  const { scenarios } = JSON.parse(await readFile(path, 'utf8'));
  if (!scenarios) throw new Error(`${path} is no result of the scenarios.`);
  return scenarios;
}

async function main([small, large]) {
  if (!small || !large) throw new Error('Say two files: the result of a small mall, then that of a large one.');
  const [before, after] = await Promise.all([scenariosIn(small), scenariosIn(large)]);
  const names = Object.keys(before).filter((name) => before[name].toBare && after[name]?.toBare);
  const growth = names.map((name) => [
    name,
    {
      costGrowsBy: rounded(before[name].toBare / after[name].toBare - 1),
      p99Ms: [before[name].p99Ms, after[name].p99Ms],
    },
  ]);
  console.log(JSON.stringify(Object.fromEntries(growth), null, 2));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
