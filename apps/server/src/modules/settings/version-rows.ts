import type { VersionRow } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { namesOf } from './names.ts';

type VersionRecord = {
  id: number;
  name: string;
  status: Exclude<VersionRow['state'], 'asked'>;
  effectiveAt: Date | null;
  createdBy: number | null;
  createdAt: Date;
  askedBy: number | null;
  confirmedBy: number | null;
};
export type VersionViewer = { viewerId: number; mayEdit: boolean };

/** Nobody asked for the version, or what was asked is taken back. */
export const nobodyAsked = { effectiveAt: null, askedBy: null, confirmedBy: null };

const stateOf = ({ status, askedBy }: VersionRecord): VersionRow['state'] =>
  status === 'draft' && askedBy !== null ? 'asked' : status;

/** Versions of rules as lists show them, in the given order. */
export async function toVersionRows(
  db: Reader,
  records: readonly VersionRecord[],
  { viewerId, mayEdit }: VersionViewer,
): Promise<Sendable<VersionRow>[]> {
  const names = await namesOf(
    db,
    records.flatMap((record) => [record.createdBy, record.askedBy, record.confirmedBy].filter((id) => id !== null)),
  );
  const nameOf = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? null));
  return records.map((record) => ({
    id: record.id,
    name: record.name,
    state: stateOf(record),
    effectiveAt: record.effectiveAt,
    createdBy: nameOf(record.createdBy),
    createdAt: record.createdAt,
    askedBy: nameOf(record.askedBy),
    confirmedBy: nameOf(record.confirmedBy),
    mayConfirm: mayEdit && stateOf(record) === 'asked' && record.askedBy !== viewerId,
  }));
}

export async function toVersionRow(
  db: Reader,
  record: VersionRecord,
  viewer: VersionViewer,
): Promise<Sendable<VersionRow>> {
  const [row] = await toVersionRows(db, [record], viewer);
  assert(row, 'one record in, one row out');
  return row;
}
