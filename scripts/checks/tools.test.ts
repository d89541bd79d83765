import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedProject } from './planted-project.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** The linter looks for its type-aware part in the current folder and on the path. */
const env = { ...process.env, PATH: `${join(project, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` };
const tsconfig = JSON.stringify({ extends: join(project, 'tsconfig.base.json'), include: ['*.ts'] });

/** Runs a tool of the check on one file and returns everything it said. */
function runTool(
  program: string,
  args: string[],
  code: string,
  name = 'planted.ts',
): Promise<{ isFine: boolean; said: string }> {
  const cwd = plantedProject({ [name]: code, 'tsconfig.json': tsconfig });
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(project, 'node_modules', program), ...args],
      { cwd, env },
      (error, stdout, stderr) => resolve({ isFine: error === null, said: stdout + stderr }),
    );
  });
}

const lint = (code: string, name?: string) =>
  runTool('oxlint/bin/oxlint', ['-c', join(project, '.oxlintrc.json'), '--deny-warnings'], code, name);

test.each([
  ['no-floating-promises', 'export function run(): void {\n  Promise.resolve(1);\n}\n'],
  ['no-misused-promises', 'export const run = (list: number[]) => list.forEach(async () => Promise.resolve());\n'],
  ['no-explicit-any', 'export const a = (b: any) => b;\n'],
  ['no-non-null-assertion', 'export const a = (b?: string) => b!.length;\n'],
  ['ban-ts-comment', '// @ts-ignore\nexport const a = 1;\n'],
  ['eqeqeq', 'export const a = (b: number) => b == 1;\n'],
  ['no-eval', "export const a = () => eval('1');\n"],
])('the linter finds %s', async (rule, code) => {
  expect((await lint(code)).said).toContain(rule);
});

test('the linter finds a test that is switched off', async () => {
  const code = "import { expect, test } from 'vitest';\ntest.skip('a', () => expect(1).toBe(1));\n";
  expect((await lint(code, 'planted.test.ts')).said).toContain('no-disabled-tests');
});

test('the linter accepts sound code', async () => {
  expect(await lint('export const add = (a: number, b: number): number => a + b;\n')).toMatchObject({ isFine: true });
});

test('the formatter finds another style', async () => {
  const format = (code: string) =>
    runTool('oxfmt/bin/oxfmt', ['-c', join(project, '.oxfmtrc.json'), '--list-different', 'planted.ts'], code);

  expect(await format('export const a = "double";\n')).toMatchObject({
    isFine: false,
    said: expect.stringContaining('planted.ts'),
  });
  expect(await format("export const a = 'single';\n")).toMatchObject({ isFine: true });
});

test.each([
  ['a possibly missing element', 'export const first = (list: string[]): string => list[0];\n', /TS2322/],
  ['an enum', 'export enum A { one }\n', /TS1294/],
  ['a name nobody uses', "import { delimiter, join } from 'node:path';\n", /TS6133|TS2591|TS2307/],
])('the compiler refuses %s', async (_what, code, pattern) => {
  const { isFine, said } = await runTool('typescript/bin/tsc', ['-p', '.', '--noEmit'], code);
  expect(isFine).toBe(false);
  expect(said).toMatch(pattern);
});

test('knip finds an export that nothing uses and a file that nothing imports', async () => {
  const cwd = plantedProject({
    'package.json': '{ "name": "planted", "type": "module" }',
    'knip.json': '{ "entry": ["main.ts"], "project": ["*.ts"] }',
    'main.ts': "import { used } from './part.ts';\nconsole.log(used);\n",
    'part.ts': 'export const used = 1;\nexport const unused = 2;\n',
    'stray.ts': 'export const stray = 1;\n',
  });
  const said = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [join(project, 'node_modules/knip/bin/knip.js'), '--no-progress'],
      { cwd },
      (_error, stdout) => resolve(stdout),
    );
  });
  expect(said).toContain('stray.ts');
  expect(said).toContain('unused');
});
