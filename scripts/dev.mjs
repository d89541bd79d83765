import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureInstalled } from './prepare.mjs';
import { inProject, root } from './project.mjs';
import { runMain, Steps } from './steps.mjs';

// `npm run dev`: builds in watch mode and restarts the server after every build.

const settleMs = 300;
const stopLimitMs = 10_000;

let server;
let restarting = Promise.resolve();

function startServer() {
  server = spawn(process.execPath, ['--enable-source-maps', inProject('apps/server/dist/main.js')], {
    cwd: root,
    stdio: 'inherit',
  });
}

async function stopServer() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const forced = setTimeout(() => server.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(forced);
}

/** Builds that end together cause one restart. */
function restart() {
  restarting = restarting.then(async () => {
    await sleep(settleMs);
    await stopServer();
    startServer();
  });
}

async function watch(name, config, onBuilt) {
  const { build } = await import('vite');
  const watcher = await build({ ...config, build: { ...config.build, watch: {}, emptyOutDir: false } });
  await new Promise((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(`${name}: ${event.error.message}`);
      if (event.code === 'BUNDLE_END') {
        console.log(`${name} built in ${event.duration} ms`);
        onBuilt();
      }
      if (event.code === 'END' || event.code === 'ERROR') resolve();
    });
  });
}

await runMain(async () => {
  await ensureInstalled(new Steps());
  process.env.NODE_ENV ??= 'development';
  const { serverConfig, webConfig } = await import('./build.mjs');
  let isReady = false;
  const onBuilt = () => {
    if (isReady) restart();
  };
  await watch('web', webConfig({ ssr: false }), onBuilt);
  await watch('web server rendering', webConfig({ ssr: true }), onBuilt);
  await watch('server', serverConfig(), onBuilt);
  isReady = true;
  startServer();
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await stopServer();
  process.exit(0);
});
