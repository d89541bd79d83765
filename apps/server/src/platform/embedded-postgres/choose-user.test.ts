import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choosePlace } from './choose-user.ts';
import { copyBinaries, ensureLinks, findBinaries } from './find-binaries.ts';
import { initialize } from './data-folder.ts';
import { launch, shutDown } from './launch.ts';
import { runAs, asCurrentUser } from './run-program.ts';

const isRoot = process.getuid?.() === 0;
let parent = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kouan-place-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test.runIf(isRoot)('without user namespaces root uses a copy in a system folder', async () => {
  await chmod(parent, 0o755);
  const home = join(parent, 'home', 'data');
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chmod(dirname(home), 0o700);
  const found = await findBinaries();
  const binaries =
    found.nativeFolder === undefined
      ? found
      : await copyBinaries({ ...found, nativeFolder: found.nativeFolder }, join(home, 'native'));

  const place = await choosePlace({
    binaries,
    dataFolder: join(home, 'postgres'),
    systemFolder: join(parent, 'system'),
    canUnshare: false,
  });
  await initialize({ place, password: 'secret', fast: true });
  const { pid, status } = await launch({ place, logFile: join(home, 'log'), fast: true, onProgress: () => undefined });
  await shutDown({ place, pid });

  expect(status).toBe('ready');
  expect(place.dataFolder.startsWith(join(parent, 'system'))).toBe(true);
  expect(place.binaries.postgres.startsWith(join(parent, 'system'))).toBe(true);
});

test.runIf(isRoot)('a data folder that only its owner may enter is opened for passing through', async () => {
  await chmod(parent, 0o755);
  const home = join(parent, 'home');
  await mkdir(home, { mode: 0o700 });

  const systemFolder = join(parent, 'system');
  const wish = { binaries: await findBinaries(), dataFolder: join(home, 'postgres'), systemFolder, canUnshare: false };
  const place = await choosePlace(wish);

  expect((await stat(home)).mode & 0o777).toBe(0o711);
  expect(place).toMatchObject({ dataFolder: join(home, 'postgres'), ownerUid: 65534 });
});

test.runIf(isRoot)('a database once made in the system folder stays in use when the home is opened later', async () => {
  await chmod(parent, 0o755);
  const home = join(parent, 'home');
  const dataFolder = join(home, 'data', 'postgres');
  await mkdir(dirname(dataFolder), { recursive: true });
  await chmod(home, 0o700);
  const wish = { binaries: await findBinaries(), dataFolder, systemFolder: join(parent, 'system'), canUnshare: false };
  const first = await choosePlace(wish);
  await mkdir(first.dataFolder, { recursive: true });
  await writeFile(join(first.dataFolder, 'PG_VERSION'), '18\n');
  await chmod(home, 0o755);

  expect(first.dataFolder).not.toBe(dataFolder);
  expect((await choosePlace(wish)).dataFolder).toBe(first.dataFolder);
});

test.runIf(isRoot)(
  'data that nobody reaches any more is refused instead of being started empty elsewhere',
  async () => {
    const dataFolder = join(parent, 'data', 'postgres');
    await mkdir(dataFolder, { recursive: true });
    await writeFile(join(dataFolder, 'PG_VERSION'), '18\n');

    const systemFolder = join(parent, 'system');
    const attempt = choosePlace({ binaries: await findBinaries(), dataFolder, systemFolder, canUnshare: false });

    await expect(attempt).rejects.toMatchObject({ problem: 'folder_not_writable' });
  },
);

test('a package installed without its links gets them', async () => {
  const { nativeFolder } = await findBinaries();
  if (nativeFolder === undefined) return expect(process.platform).not.toBe('linux');
  const copied = join(parent, 'native');
  await copyBinaries({ postgres: '', initdb: '', majorVersion: 18, nativeFolder }, copied);
  await rm(join(copied, 'lib', 'libpq.so.5'), { force: true });

  await ensureLinks(dirname(copied));
  const { code } = await runAs(asCurrentUser, [join(copied, 'bin', 'initdb'), '--version']);

  expect(code).toBe(0);
});
