import { expect, test } from 'vitest';
import { checkLockFile, missingEntries } from './lock-file.mjs';
import { plantedProject } from './planted-project.ts';

const packages = {
  '': { workspaces: ['apps/*'] },
  'node_modules/tool': {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { '@tool/binding-linux-x64-gnu': '1.0.0', '@tool/binding-win32-x64-msvc': '1.0.0' },
  },
  'node_modules/@tool/binding-linux-x64-gnu': { version: '1.0.0' },
  'node_modules/other/node_modules/tool': {
    version: '0.9.0',
    optionalDependencies: { '@tool/binding-linux-arm-musleabihf': '0.9.0' },
  },
};

test('missing builds for other systems are found, with the place and the content npm would have given them', () => {
  expect(missingEntries(packages)).toEqual([
    {
      path: 'node_modules/@tool/binding-win32-x64-msvc',
      entry: { version: '1.0.0', cpu: ['x64'], dev: true, optional: true, os: ['win32'] },
    },
    {
      path: 'node_modules/other/node_modules/@tool/binding-linux-arm-musleabihf',
      entry: { version: '0.9.0', cpu: ['arm'], libc: ['musl'], optional: true, os: ['linux'] },
    },
  ]);
});

test('an incomplete lock file fails the check', () => {
  const root = plantedProject({ 'package-lock.json': JSON.stringify({ packages }) });
  expect(checkLockFile(root)).toHaveLength(2);
  expect(checkLockFile(root)[0]).toContain('npm run lock');
});
