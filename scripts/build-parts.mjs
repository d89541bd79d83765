import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, root } from './project.mjs';

/**
 * What is built: the sources whose content decides whether it is stale, and files that exist when it is complete.
 * @typedef {{ name: string, sources: string[], outputs: string[] }} BuildPart
 */

const packageSources = ['domain', 'sourcing', 'contract'].flatMap((name) => [
  `packages/${name}/src`,
  `packages/${name}/package.json`,
]);
const shared = ['package-lock.json', 'scripts/build.mjs', 'scripts/build-parts.mjs', ...packageSources];

/** Programs that run from apps/server/dist; one that does not exist in the sources is not built. */
export const serverPrograms = ['main', 'verify', 'backup'].filter((name) =>
  existsSync(inProject('apps/server/src', `${name}.ts`)),
);

/** @type {BuildPart[]} */
export const parts = [
  {
    name: 'server',
    sources: [...shared, 'apps/server/src', 'apps/server/package.json'],
    outputs: serverPrograms.map((name) => `apps/server/dist/${name}.js`),
  },
  {
    name: 'web',
    sources: [...shared, 'apps/web/src', 'apps/web/public', 'apps/web/vite.config.ts', 'apps/web/package.json'],
    outputs: ['apps/web/dist/client/manifest.json', 'apps/web/dist/server/entry-server.js'],
  },
];

const stateFile = inProject('.cache', 'build.json');

/** The parts whose sources changed since they were built, or whose output is missing. */
export function staleParts() {
  const built = readState();
  return parts.filter(
    (part) => built[part.name] !== hashOf(part) || !part.outputs.every((file) => existsSync(inProject(file))),
  );
}

/** @param {BuildPart} part */
export const forget = (part) => writeState({ ...readState(), [part.name]: undefined });

/** @param {BuildPart} part @param {string} hash taken before the build, so that an edit during it counts as new */
export const remember = (part, hash) => writeState({ ...readState(), [part.name]: hash });

/** @param {BuildPart} part */
export function hashOf(part) {
  const hash = createHash('sha256');
  for (const file of part.sources.flatMap((source) => filesIn(inProject(source)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  const entries = readEntries(path);
  if (entries === undefined) return [path];
  return entries
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function readState() {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeState(state) {
  mkdirSync(inProject('.cache'), { recursive: true });
  writeFileSync(`${stateFile}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${stateFile}.new`, stateFile);
}
