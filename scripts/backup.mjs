import { resolve } from 'node:path';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { Refusal, runMain, Steps } from './steps.mjs';

// `npm run backup -- FILE` writes the database and all files into one archive; `npm run restore -- FILE` fills an
// empty installation from it.

await runMain(async () => {
  const [name, file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new Refusal(`Say one file: npm run ${name} -- FILE`);
  const steps = new Steps();
  await ensureInstalled(steps);
  await ensureBuilt(steps);
  // npm goes to the project's folder; the name was meant where it was typed.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  return runProgram(['--enable-source-maps', inProject('apps/server/dist/backup.js'), name, path]);
});
