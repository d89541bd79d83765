import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A registry that lacks the builds of a package for other systems makes npm leave them out of the lock file, and `npm ci`
 * then refuses to install at all. Every optional dependency has to stand in the lock file.
 * @param {string} root @returns {string[]}
 */
export function checkLockFile(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return missingEntries(packages).map(({ path }) => `package-lock.json lacks ${path}: run npm run lock`);
}

/**
 * The entries that are missing, each with the content it needs.
 * @param {Record<string, any>} packages as in package-lock.json
 * @returns {{ path: string, entry: object }[]}
 */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(packages, path, name))
      .map(([name, version]) => ({ path: `${folderOf(path)}${name}`, entry: entryFor(name, version, dev) })),
  );
}

/** Looks where Node.js looks: below the package, then upwards. */
function isReachable(packages, path, name) {
  for (let from = path; ;) {
    if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true;
    if (from === '') return false;
    const cut = from.lastIndexOf('/node_modules/');
    from = cut === -1 ? '' : from.slice(0, cut);
  }
}

/** The folder the package itself lies in, where npm puts the builds for this system as well. */
const folderOf = (path) => path.slice(0, path.lastIndexOf('node_modules/') + 'node_modules/'.length) || 'node_modules/';

/** The last part of the name says for which system it is: `binding-linux-arm-gnueabihf`, `darwin-arm64`. */
function entryFor(name, version, dev) {
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const os = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].find((word) => words.includes(word));
  const cpu = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'].find((word) =>
    words.includes(word),
  );
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(dev === true ? { dev } : {}),
    ...(os === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}
