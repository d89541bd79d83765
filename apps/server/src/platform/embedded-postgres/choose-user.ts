import { existsSync } from 'node:fs';
import { chmod, chown, lchown, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { type Binaries, copyBinaries } from './find-binaries.ts';
import { asCurrentUser, type RunAs, runAs } from './run-program.ts';

/** Which programs run, under whose name, on which folder. */
export type Place = { binaries: Binaries; runAs: RunAs; dataFolder: string; ownerUid?: number };

type Wish = {
  binaries: Binaries;
  /** Where the database's files should be; its parent exists. */
  dataFolder: string;
  /** Where root may keep programs and data that every user can reach. */
  systemFolder?: string;
  canUnshare?: boolean;
};

/** PostgreSQL refuses uid 0. 65534 is `nobody`, which exists everywhere; initdb needs an account that exists. */
const nobody = 65534;
const asNobody: RunAs = { wrapper: [], uid: nobody, gid: nobody };
const asMappedNobody: RunAs = { wrapper: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`] };

/**
 * Decides how PostgreSQL runs. Everyone but root: as oneself. Root: as nobody if it reaches programs and data, else in
 * a user namespace (private homes), else from a copy in a system folder. Throws folder_not_writable.
 */
export async function choosePlace(wish: Wish): Promise<Place> {
  const { binaries, dataFolder } = wish;
  if (process.getuid?.() !== 0) return { binaries, runAs: asCurrentUser, dataFolder };

  if ((await nobodyRuns(binaries)) && (await nobodyReaches(dirname(dataFolder)))) {
    return { binaries, runAs: asNobody, dataFolder, ownerUid: nobody };
  }
  if (wish.canUnshare !== false && (await mappedNobodyRuns(binaries))) {
    return { binaries, runAs: asMappedNobody, dataFolder, ownerUid: 0 };
  }
  return inSystemFolder(wish);
}

const nobodyRuns = async ({ postgres }: Binaries) => (await runAs(asNobody, [postgres, '--version'])).code === 0;

const nobodyReaches = async (folder: string) => (await runAs(asNobody, ['/bin/sh', '-c', 'cd "$1"', 'sh', folder])).code === 0;

const mappedNobodyRuns = async ({ postgres }: Binaries) => (await runAs(asMappedNobody, [postgres, '--version'])).code === 0;

async function inSystemFolder({ binaries, dataFolder, systemFolder = '/var/lib/kouan' }: Wish): Promise<Place> {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) {
    throw new EmbeddedPostgresError(
      'folder_not_writable',
      `Root may not run PostgreSQL, and the user nobody does not reach ${dataFolder}: open its parent folders with chmod o+x.`,
    );
  }
  const home = join(systemFolder, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
  await makeReachable(systemFolder);
  await makeReachable(home);
  const moved = await reachableBinaries(binaries, join(home, 'native'));
  await writeFile(join(home, 'README'), `The embedded database of ${dirname(dataFolder)}\n`);
  return { binaries: moved, runAs: asNobody, dataFolder: join(home, 'postgres'), ownerUid: nobody };
}

async function makeReachable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await chmod(folder, 0o755);
}

async function reachableBinaries(binaries: Binaries, target: string): Promise<Binaries> {
  const { nativeFolder } = binaries;
  if (nativeFolder === undefined || (await nobodyRuns(binaries))) return binaries;
  return copyBinaries({ ...binaries, nativeFolder }, target);
}

/** Gives a stopped database's files to the user that will run it; a folder that already has that owner is left alone. */
export async function giveTo(folder: string, ownerUid: number | undefined): Promise<void> {
  if (ownerUid === undefined || (await stat(folder)).uid === ownerUid) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries) await lchown(join(folder, entry), ownerUid, ownerUid);
  await chown(folder, ownerUid, ownerUid);
}
