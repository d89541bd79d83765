import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { runHere } from './run-here.mjs';
import { runMain, Steps } from './steps.mjs';

// `npm start`: install, build, run. The server itself says the rest: database, migrations, demo data, addresses.

await runMain(async () => {
  const steps = new Steps();
  await ensureInstalled(steps);
  await ensureBuilt(steps);
  return runHere('apps/server/dist/main.js');
});
