import { ensureInstalled } from './prepare.mjs';
import { inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { runMain, Steps } from './steps.mjs';

// `npm run -s bench`: load on a server that runs on this machine; JSON on standard output.

await runMain(async () => {
  await ensureInstalled(new Steps());
  return runProgram([inProject('bench/run.mjs'), ...process.argv.slice(2)]);
});
