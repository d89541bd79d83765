import { spawn } from 'node:child_process';
import { staleParts } from './build-parts.mjs';
import { checkNode, install, isInstalled } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inProject, root } from './project.mjs';
import { Refusal } from './steps.mjs';

/** Installs the packages if they are missing or of another package-lock.json. @param {import('./steps.mjs').Steps} steps */
export async function ensureInstalled(steps) {
  checkNode();
  if (isInstalled()) return;
  await oneAtATime(async () => {
    if (!isInstalled()) await steps.run('Installing the packages (npm ci)', install);
  });
}

/** Builds what changed since the last build, in a process of its own. @param {import('./steps.mjs').Steps} steps */
export async function ensureBuilt(steps) {
  const stale = staleParts();
  if (stale.length === 0) return;
  await steps.run(`Building ${stale.map(({ name }) => name).join(' and ')}`, async () => {
    const { code, output } = await runQuietly([inProject('scripts/build.mjs'), '--if-stale']);
    if (code !== 0) throw new Refusal(`${output.trim()}\n\nThe build failed.`);
  });
}

function runQuietly(args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? 1, output })));
}
