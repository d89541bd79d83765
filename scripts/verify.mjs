import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { runHere } from './run-here.mjs';
import { runMain, Steps } from './steps.mjs';

// `npm run verify`: every rule about money, stock and history that must hold in the data; silent when all do.

await runMain(async () => {
  const steps = new Steps();
  await ensureInstalled(steps);
  await ensureBuilt(steps);
  return runHere('apps/server/dist/verify.js');
});
