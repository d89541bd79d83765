import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { runMain, Steps } from './steps.mjs';

// `npm start`: install, build, run. The server itself says the rest: database, migrations, demo data, addresses.

await runMain(async () => {
  const steps = new Steps();
  await ensureInstalled(steps);
  await ensureBuilt(steps);
  return runProgram(['--enable-source-maps', inProject('apps/server/dist/main.js')]);
});
