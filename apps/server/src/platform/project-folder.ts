import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assert } from './errors.ts';

/** The project's root, found upwards from this file, wherever the bundler put it. */
export const projectFolder: string = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  if (existsSync(join(from, 'package-lock.json')) && existsSync(join(from, 'apps'))) return from;
  assert(dirname(from) !== from, 'the program lies inside the project');
  return findRoot(dirname(from));
}

export const migrationsFolder = join(projectFolder, 'apps/server/migrations');
