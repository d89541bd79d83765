import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { BackupError } from './backup-error.ts';

const count = Type.Integer({ minimum: 0 });
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** The text of COPY, in the order of the primary key. */
const Rows = Type.Object({ rows: count, sha256 });
const TableRows = Type.Object({ name: Type.String(), columns: Type.Array(Type.String()), rows: count, sha256 });

/** The last entry of an archive: what is in it, and how to know that all of it arrived. */
export const Manifest = Type.Object({
  format: Type.Literal(1),
  application: Type.String(),
  madeAt: Type.String(),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(TableRows),
  /** The last value that each sequence gave; null when it gave none. */
  sequences: Type.Record(Type.String(), Type.Union([Type.String({ pattern: '^-?\\d+$' }), Type.Null()])),
  jobs: Rows,
  files: Type.Record(Type.String(), Type.Object({ bytes: count, sha256 })),
  /** Files that the database names but the storage did not have. */
  missingFiles: Type.Array(Type.String()),
});
export type Manifest = Static<typeof Manifest>;
export type Rows = Static<typeof Rows>;

export const manifestName = 'manifest.json';

/** Throws BackupError when it is none of ours. */
export function readManifest(data: Buffer): Manifest {
  const manifest = parse(data.toString('utf8'));
  if (!Value.Check(Manifest, manifest))
    throw new BackupError('The archive was not made by this version of Kouan, or is damaged.');
  return manifest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
