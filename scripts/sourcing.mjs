// Recognises links and extracts saved pages on the command line. Standard output carries the answers only.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = join(root, 'packages/sourcing/src');
const dist = join(root, 'packages/sourcing/dist');
const bundle = join(dist, 'cli.js');

if (isStale()) {
  installIfMissing();
  await build();
}
const { main } = await import(pathToFileURL(bundle).href);
process.exitCode = await main(process.argv.slice(2));

function isStale() {
  if (!existsSync(bundle)) return true;
  const builtAt = statSync(bundle).mtimeMs;
  const files = readdirSync(sources, { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return files.some((file) => statSync(join(sources, file)).mtimeMs > builtAt);
}

function installIfMissing() {
  if (existsSync(join(root, 'node_modules/vite'))) return;
  const { status } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

/** Built in a folder of its own and moved at the end, so that two runs at once do not meet. */
async function build() {
  const { build: viteBuild } = await import('vite');
  const outDir = join(dist, `build-${process.pid}`);
  await viteBuild({
    configFile: false,
    root,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: join(sources, 'cli.ts'),
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'cli.js', codeSplitting: false } },
    },
  });
  renameSync(join(outDir, 'cli.js'), bundle);
  rmSync(outDir, { recursive: true, force: true });
}
