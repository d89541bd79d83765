import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { runMain, Steps } from './steps.mjs';

// `npm run verify`: every rule about money, stock and history that must hold in the data; silent when all do.

await runMain(async () => {
  const steps = new Steps();
  await ensureInstalled(steps);
  await ensureBuilt(steps);
  return runProgram(['--enable-source-maps', inProject('apps/server/dist/verify.js'), ...process.argv.slice(2)]);
});
