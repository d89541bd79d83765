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
 * a user namespace (private homes), else as nobody with a copy of the programs, and the data too if need be, in a system
 * folder. Data that once lies in the system folder stays there. Throws folder_not_writable.
 */
export async function choosePlace(wish: Wish): Promise<Place> {
  const { binaries, dataFolder } = wish;
  if (process.getuid?.() !== 0) return { binaries, runAs: asCurrentUser, dataFolder };
  if (isDatabase(dataFolderInSystem(wish))) return withCopiedPrograms(wish, dataFolderInSystem(wish));

  if ((await nobodyRuns(binaries)) && (await nobodyReaches(dirname(dataFolder)))) {
    return { binaries, runAs: asNobody, dataFolder, ownerUid: nobody };
  }
  if (wish.canUnshare !== false && (await mappedNobodyRuns(binaries))) {
    return { binaries, runAs: asMappedNobody, dataFolder, ownerUid: 0 };
  }
  if (await openForNobody(dirname(dataFolder))) return withCopiedPrograms(wish, dataFolder);
  if (!isDatabase(dataFolder)) return withCopiedPrograms(wish, dataFolderInSystem(wish));
  throw new EmbeddedPostgresError(
    'folder_not_writable',
    `Root may not run PostgreSQL, and the user nobody does not reach ${dataFolder}: open its parent folders with chmod o+x.`,
  );
}

const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

const nobodyRuns = async ({ postgres }: Binaries) => (await runAs(asNobody, [postgres, '--version'])).code === 0;

const nobodyReaches = async (folder: string) =>
  (await runAs(asNobody, ['/bin/sh', '-c', 'cd "$1"', 'sh', folder])).code === 0;

const mappedNobodyRuns = async ({ postgres }: Binaries) =>
  (await runAs(asMappedNobody, [postgres, '--version'])).code === 0;

/** Lets others pass through the folder without listing it, if that is all that is missing. */
async function openForNobody(folder: string): Promise<boolean> {
  if (!(await nobodyReaches(dirname(folder)))) return false;
  await chmod(folder, 0o711);
  return nobodyReaches(folder);
}

const defaultSystemFolder = '/var/lib/kouan';

/** One folder for each installation of this machine. */
function homeInSystem({ dataFolder, systemFolder = defaultSystemFolder }: Wish): string {
  return join(systemFolder, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
}

const dataFolderInSystem = (wish: Wish) => join(homeInSystem(wish), 'postgres');

async function withCopiedPrograms(wish: Wish, dataFolder: string): Promise<Place> {
  const { binaries, systemFolder = defaultSystemFolder } = wish;
  const isPlain = dataFolder === wish.dataFolder && (await nobodyRuns(binaries));
  if (isPlain) return { binaries, runAs: asNobody, dataFolder, ownerUid: nobody };
  const home = homeInSystem(wish);
  await makeReachable(systemFolder);
  await makeReachable(home);
  await writeFile(join(home, 'README'), `Belongs to the installation in ${dirname(wish.dataFolder)}\n`);
  const reachable = await reachableBinaries(binaries, join(home, 'native'));
  return { binaries: reachable, runAs: asNobody, dataFolder, ownerUid: nobody };
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
