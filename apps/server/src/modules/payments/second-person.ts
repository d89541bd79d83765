import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { isKeeper } from './bank-source-queries.ts';
import type { BankLineRecord } from './bank-tables.ts';

/**
 * Nobody alone both brings money that no statement has and decides about it: neither who recorded the line by hand, nor
 * who has seen the secret of the source that told of it. Throws payment.second_person_required.
 */
export async function requireSecondPerson(db: Reader, line: BankLineRecord, actorId: number | null): Promise<void> {
  if (actorId === null) return;
  if (line.recordedBy === actorId) fail('payment.second_person_required');
  if (line.sourceId === null || line.statementId !== null) return;
  if (await isKeeper(db, { sourceId: line.sourceId, userId: actorId })) fail('payment.second_person_required');
}
