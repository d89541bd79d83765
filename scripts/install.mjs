import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { inProject, root } from './project.mjs';
import { Refusal } from './steps.mjs';

const oldestNode = [20, 19];
const shownLines = 15;
const clockSlackMs = 10_000;
const keptOutput = 200_000;

/** Throws a Refusal when this Node.js is too old to run the project. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Refusal(`Node.js ${oldestNode.join('.')} or newer is needed; this is ${version}. See https://nodejs.org/`);
}

const markFile = () => inProject('node_modules', '.kouan-install');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');

/** Whether node_modules is complete and made from this package-lock.json. */
export function isInstalled() {
  const npmsOwnMark = inProject('node_modules', '.package-lock.json');
  if (!existsSync(npmsOwnMark)) return false;
  if (existsSync(markFile()) && readFileSync(markFile(), 'utf8').trim() === lockHash()) return true;
  // Installed by hand: npm writes its mark together with the lock file.
  return statSync(npmsOwnMark).mtimeMs + clockSlackMs >= statSync(inProject('package-lock.json')).mtimeMs;
}

/** Installs exactly what package-lock.json says. @param {(text: string) => void} say shows how far it is */
export async function install(say) {
  const { code, output, fetched } = await runNpm(say);
  if (code !== 0) throw new Refusal(explain(output));
  writeFileSync(markFile(), `${lockHash()}\n`);
  return `${fetched} files fetched`;
}

/** Build tools are needed in production too, so nothing is left out. */
const npmArguments = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=http'];

function runNpm(say) {
  const ownNpm = process.env.npm_execpath?.endsWith('.js') === true ? process.env.npm_execpath : undefined;
  const [command, args] = ownNpm === undefined ? ['npm', npmArguments] : [process.execPath, [ownNpm, ...npmArguments]];
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: ownNpm === undefined && process.platform === 'win32',
  });
  let output = '';
  let fetched = 0;
  const read = (chunk) => {
    const text = chunk.toString();
    fetched += text.split('http fetch').length - 1;
    output = (output + text).slice(-keptOutput);
    say(`${fetched} files fetched`);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message, fetched }));
    child.once('close', (code) => resolve({ code: code ?? 1, output, fetched }));
  });
}

/** @param {string} output what npm printed */
export function explain(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('http fetch'));
  const tail = lines.slice(-shownLines).join('\n');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ENOTCACHED/.test(output)) {
    return `${tail}\n\nThe packages could not be downloaded: npm does not reach its registry. Connect once and run the command again.`;
  }
  if (/ENOSPC/.test(output)) return `${tail}\n\nThe packages could not be installed: the disk is full.`;
  if (/EACCES|EROFS|EPERM/.test(output))
    return `${tail}\n\nThe packages could not be installed: ${root} cannot be written.`;
  return `${tail}\n\nThe packages could not be installed.`;
}
