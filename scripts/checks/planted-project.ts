import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A small project in a temporary folder, made of these files; gone when the test ends. */
export function plantedProject(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'kouan-check-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

export const plantedConfig = {
  packages: ['domain', 'sourcing', 'contract'],
  apps: ['server', 'web', 'extension'],
  modules: [
    { name: 'payments', tables: ['payments'] },
    { name: 'orders', tables: ['orders'] },
  ],
  platformTables: ['idempotency_keys'],
  webLayers: [['locales'], ['ui'], ['lib'], ['shared'], ['mall', 'admin'], ['app']],
  textsOutsideLocales: ['apps/web/src/lib/language.ts'],
  sizes: { fileLines: 400, functionLines: 60, componentLines: 100 },
};
