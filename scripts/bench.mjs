import { ensureInstalled } from './prepare.mjs';
import { inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { runMain, Steps } from './steps.mjs';

// `npm run -s bench`: load on a server that runs on this machine; JSON on standard output. `-- fill N` makes N products of it first,
// `-- orders N` makes N orders of it and measures their lists, `-- day` works a warehouse's day of 500 parcels and 300 shipments through it, `-- warehouse N` makes a warehouse of N parcels and measures it, `-- compare SMALL LARGE` holds two results together.

await runMain(async () => {
  await ensureInstalled(new Steps());
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'fill') return runProgram([inProject('bench/fill.mjs'), ...rest]);
  if (first === 'orders') return runProgram([inProject('bench/orders.mjs'), ...rest]);
  if (first === 'day') return runProgram([inProject('bench/day.mjs'), ...rest]);
  if (first === 'warehouse') return runProgram([inProject('bench/warehouse.mjs'), ...rest]);
  if (first === 'compare') return runProgram([inProject('bench/compare.mjs'), ...rest]);
  return runProgram([inProject('bench/run.mjs'), ...process.argv.slice(2)]);
});
