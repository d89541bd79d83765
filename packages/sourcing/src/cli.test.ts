import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import cases from '../test/links.json' with { type: 'json' };

const script = fileURLToPath(new URL('../../../scripts/sourcing.mjs', import.meta.url));
const fixtures = fileURLToPath(new URL('sites/fixtures/', import.meta.url));
const run = (args: string[], input = '') => spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8' });

test('link answers every line with one line', () => {
  const { status, stdout, stderr } = run(
    ['link'],
    cases.cases.map(({ input }) => `${JSON.stringify(input)}\n`).join(''),
  );
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect({ status, stderr, count: answers.length }).toEqual({ status: 0, stderr: '', count: cases.cases.length });
  expect(answers[0]).toEqual({
    result: 'product',
    site: 'taobao',
    itemId: '731204558016',
    canonicalUrl: 'https://item.taobao.com/item.htm?id=731204558016',
  });
}, 60_000);

test('page prints the product or the error of a saved page', () => {
  const product = run([
    'page',
    `${fixtures}weidian-rocker.html`,
    '--url',
    'https://weidian.com/item.html?itemID=7280000701',
  ]);
  expect(product.status).toBe(0);
  expect(JSON.parse(product.stdout)).toMatchObject({ site: 'weidian', itemId: '7280000701', skus: { length: 6 } });

  const url = 'https://weidian.com/item.html?itemID=7280000702';
  expect(JSON.parse(run(['page', '--url', url, `${fixtures}weidian-rocker.html`]).stdout)).toEqual({
    sourceUrl: url,
    error: 'ID_MISMATCH',
  });
}, 60_000);

test('bad input gives one clear line and a code', () => {
  expect(run(['link'], '"a"\n{not json}\n')).toMatchObject({
    status: 1,
    stderr: 'Line 2 is not a JSON string.\n',
    stdout: '{"result":"rejected","reason":"no_link"}\n',
  });
  expect(run(['page', 'missing.html', '--url', 'https://x'])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Cannot read missing\.html: .*\n$/) as string,
  });
  expect(run(['page', 'missing.html'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Usage: ') as string,
  });
  expect(run([])).toMatchObject({ status: 2, stdout: '' });
}, 60_000);
