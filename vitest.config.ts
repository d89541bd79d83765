import { defineConfig } from 'vitest/config';

/** One project per kind of test: pure ones, those on PostgreSQL, those in a browser. */
export default defineConfig({
  test: {
    // One fewer is usual; on two cores that is one alone.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'packages', root: 'packages', include: ['*/{src,test}/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          // Loading the whole server anew for each file costs more than its tests.
          isolate: false,
          setupFiles: ['test/after-each-file.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'web', root: 'apps/web', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      { test: { name: 'extension', root: 'apps/extension', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          // A browser on a busy machine may stumble once; the end of the run names every test that needed its second try.
          retry: 1,
          // What a page shows comes a moment after the press that it answers.
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
    ],
  },
});
