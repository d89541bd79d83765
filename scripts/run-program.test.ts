import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const moduleUrl = new URL('./run-program.mjs', import.meta.url).href;

/** A process that runs this code as its program, the way `npm start` runs the server. */
function launch(code: string) {
  const program = `const { runProgram } = await import(${JSON.stringify(moduleUrl)});
    process.exitCode = await runProgram(['-e', ${JSON.stringify(code)}]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('the exit code of the program is passed on', async () => {
  const [code] = await once(launch('process.exit(7)'), 'exit');
  expect(code).toBe(7);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s reaches the program, which ends in its own way', async (signal) => {
  const launcher = launch(
    `process.on('${signal}', () => process.exit(3)); setInterval(() => {}, 1000); console.log('ready')`,
  );
  await once(launcher.stdout, 'data');

  launcher.kill(signal);
  const [code] = await once(launcher, 'exit');

  expect(code).toBe(3);
});
