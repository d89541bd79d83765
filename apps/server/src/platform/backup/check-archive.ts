import { createHash, type Hash } from 'node:crypto';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, manifestName, readManifest } from './manifest.ts';
import { countLines } from './tables.ts';

type Sum = { rows: number; hash: Hash };
/** What an entry of the archive holds. */
export type EntryKind =
  | { of: 'table'; name: string }
  | { of: 'file'; name: string }
  | { of: 'jobs' }
  | { of: 'manifest' };

/** Throws BackupError for a name that a backup does not write. */
export function kindOf(entryName: string): EntryKind {
  if (entryName === manifestName) return { of: 'manifest' };
  if (/^jobs\/pending\/\d{6,}\.copy$/.test(entryName)) return { of: 'jobs' };
  const [, table] = /^tables\/([a-z_0-9]+)\/\d{6,}\.copy$/.exec(entryName) ?? [];
  if (table !== undefined) return { of: 'table', name: table };
  if (entryName.startsWith('files/')) return { of: 'file', name: entryName.slice('files/'.length) };
  throw new BackupError(`The archive holds ${entryName}, which no backup writes.`);
}

/** Reads an archive to its end and holds all of it against its manifest. Throws BackupError. */
export async function checkArchive(path: string): Promise<Manifest> {
  const tables = new Map<string, Sum>();
  const jobs: Sum = newSum();
  const files = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const { name, data } of readArchive(path)) {
    const kind = kindOf(name);
    if (kind.of === 'manifest') manifest = readManifest(data);
    else if (kind.of === 'jobs') addTo(jobs, data);
    else if (kind.of === 'file') files.set(kind.name, createHash('sha256').update(data).digest('hex'));
    else {
      const sum = tables.get(kind.name) ?? newSum();
      tables.set(kind.name, addTo(sum, data));
    }
  }
  if (!manifest) throw new BackupError(`${path} cannot be restored: it has no manifest.`);
  const wrong = wrongParts(manifest, { tables, jobs, files });
  if (wrong.length > 0)
    throw new BackupError(`${path} cannot be restored: it is damaged (${wrong.slice(0, 5).join(', ')}).`);
  return manifest;
}

function wrongParts(
  manifest: Manifest,
  found: { tables: Map<string, Sum>; jobs: Sum; files: Map<string, string> },
): string[] {
  const isSame = (sum: Sum, wanted: { rows: number; sha256: string }) =>
    sum.rows === wanted.rows && sum.hash.digest('hex') === wanted.sha256;
  const wanted = new Set(manifest.tables.map(({ name }) => name));
  return [
    ...manifest.tables
      .filter((table) => !isSame(found.tables.get(table.name) ?? newSum(), table))
      .map(({ name }) => name),
    ...[...found.tables.keys()].filter((name) => !wanted.has(name)),
    ...(isSame(found.jobs, manifest.jobs) ? [] : ['jobs']),
    ...Object.entries(manifest.files)
      .filter(([key, { sha256 }]) => found.files.get(key) !== sha256)
      .map(([key]) => key),
    ...[...found.files.keys()].filter((key) => !(key in manifest.files)),
  ];
}

const newSum = (): Sum => ({ rows: 0, hash: createHash('sha256') });

function addTo(sum: Sum, lines: Buffer): Sum {
  sum.hash.update(lines);
  sum.rows += countLines(lines);
  return sum;
}
