import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
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

/** The programs of the plug-in: each is built apart, as a script without imports. */
export const extensionPrograms = ['background', 'content', 'mall', 'popup', 'options'];
/** What the mall offers for download, with its own address put in. */
export const extensionZip = 'apps/extension/dist/kouan-plugin.zip';

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
  {
    name: 'extension',
    sources: [
      ...shared,
      'scripts/zip-extension.mjs',
      'apps/extension/src',
      'apps/extension/public',
      'apps/extension/vite.config.ts',
      'apps/extension/package.json',
    ],
    outputs: ['apps/extension/dist/unpacked/manifest.json', extensionZip],
  },
];

const stateFile = inProject('.cache', 'build.json');

/** The parts whose sources changed since they were built, or whose output is missing. */
export function staleParts() {
  return parts.filter((part) => !isUnchanged(part) || !part.outputs.every((file) => existsSync(inProject(file))));
}

/** Names, sizes and times decide quickly; where they differ the content does, and is then known by its new times. */
function isUnchanged(part) {
  const { hash, stamp } = readState()[part.name] ?? {};
  const stampNow = stampOf(part);
  if (hash !== undefined && stamp === stampNow) return true;
  if (hash === undefined || hash !== hashOf(part)) return false;
  remember(part, { hash, stamp: stampNow });
  return true;
}

/** @param {BuildPart} part */
export const forget = (part) => writeState({ ...readState(), [part.name]: undefined });

/** @param {BuildPart} part @param {Sources} sources taken before the build, so that an edit during it counts as new */
export const remember = (part, sources) => writeState({ ...readState(), [part.name]: sources });

/** What the sources of a part are now. @typedef {{ hash: string, stamp: string }} Sources @param {BuildPart} part */
export const sourcesOf = (part) => ({ stamp: stampOf(part), hash: hashOf(part) });

const listed = (part) => part.sources.flatMap((source) => filesIn(inProject(source)));

function hashOf(part) {
  const hash = createHash('sha256');
  for (const file of listed(part))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function stampOf(part) {
  const hash = createHash('sha256');
  for (const file of listed(part)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
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
