import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const moduleUrl = new URL('./one-at-a-time.mjs', import.meta.url).href;
const program = `
  const { oneAtATime } = await import(${JSON.stringify(moduleUrl)});
  await oneAtATime(async () => {
    const from = Date.now();
    await new Promise((done) => setTimeout(done, 150));
    console.log(JSON.stringify([from, Date.now()]));
  });
`;

async function runOnce(): Promise<[number, number]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  });
  return JSON.parse(stdout);
}

test('commands started at once prepare the project one after the other', async () => {
  const spans = (await Promise.all([runOnce(), runOnce(), runOnce()])).sort(([a], [b]) => a - b);

  expect(spans[1]?.[0]).toBeGreaterThanOrEqual(spans[0]?.[1] ?? Infinity);
  expect(spans[2]?.[0]).toBeGreaterThanOrEqual(spans[1]?.[1] ?? Infinity);
});
