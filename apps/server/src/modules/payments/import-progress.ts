import { errorMessage, type ImportCounts, type ImportProgressView, type Language } from '@kouan/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { AppError, assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { type StatementImport, statementImports } from './bank-tables.ts';

/** Lines of a file and how many of them are through each step. */
export type ImportSteps = { lineCount: number; readCount: number; storedCount: number; matchedCount: number };
/** Hears how far an import is, any number of times. It never waits and never fails. */
export type TellImport = (steps: ImportSteps) => void;
type Import = { id: number; tell: TellImport; settled: () => Promise<void> };

/** Longer than any step takes: whoever said nothing for so long is gone, and its transaction with it. */
const silentSeconds = 60;
const stepCount = 3;
const maxNameLength = 200;

const isRunning = (id: number) => and(eq(statementImports.id, id), eq(statementImports.state, 'running'));

/** Begins to tell of an import; what was told of this person's earlier ones goes. `db` is not the import's transaction. */
export async function beginImport(db: Reader, { actorId, name }: { actorId: number; name: string }): Promise<Import> {
  const [row] = await db
    .insert(statementImports)
    .values({ importedBy: actorId, fileName: name.slice(0, maxNameLength) })
    .returning({ id: statementImports.id });
  assert(row, 'the import is told of');
  const { id } = row;
  await db.delete(statementImports).where(and(eq(statementImports.importedBy, actorId), lt(statementImports.id, id)));
  let next: ImportSteps | undefined;
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (next) {
      const steps = next;
      next = undefined;
      await db
        .update(statementImports)
        .set({ ...steps, toldAt: nowSql })
        .where(isRunning(id));
    }
  };
  const tell = (steps: ImportSteps) => {
    next = steps;
    // Only the newest counts. An import is not held up, and does not end, because nobody can be told of it.
    writing ??= write()
      .catch(() => undefined)
      .finally(() => {
        writing = undefined;
      });
  };
  return {
    id,
    tell,
    settled: async () => {
      await writing;
    },
  };
}

/** Within the import's transaction: it is done exactly when that commits. */
export async function endImport(tx: Tx, id: number, view: ImportCounts): Promise<void> {
  const { lineCount, newCount, knownCount, debitCount, totalVnd, matchedCount, closing } = view;
  const result = { lineCount, newCount, knownCount, debitCount, totalVnd, matchedCount, closing };
  const steps = { lineCount, readCount: lineCount, storedCount: lineCount, matchedCount: lineCount };
  await tx
    .update(statementImports)
    .set({ ...steps, result, state: 'done' })
    .where(eq(statementImports.id, id));
}

/** Nothing was imported, for this reason. */
export async function failImport(
  db: Reader,
  id: number,
  { error, language }: { error: unknown; language: Language },
): Promise<void> {
  const failure =
    error instanceof AppError
      ? errorMessage(error.code, language, error.details)
      : errorMessage('server.failed', language);
  await db.update(statementImports).set({ state: 'failed', failure }).where(isRunning(id));
}

/** The file can not be imported as it is, and its preview says why: there is nothing to tell of. */
export async function forgetImport(db: Reader, id: number): Promise<void> {
  await db.delete(statementImports).where(eq(statementImports.id, id));
}

/** A person's import that is under way, else how the last one ended; null before the first. */
export async function importProgress(
  db: Reader,
  { actorId, language }: { actorId: number; language: Language },
): Promise<Sendable<ImportProgressView> | null> {
  const [found] = await db
    .select({
      row: statementImports,
      isGone: sql<boolean>`${statementImports.toldAt} < ${nowSql} - ${silentSeconds} * interval '1 second'`,
    })
    .from(statementImports)
    .where(eq(statementImports.importedBy, actorId))
    .orderBy(desc(statementImports.id))
    .limit(1);
  if (!found) return null;
  const { row, isGone } = found;
  const isLost = row.state === 'running' && isGone;
  const { fileName, startedAt, lineCount, readCount, storedCount, matchedCount, result } = row;
  return {
    ...{ fileName, startedAt, lineCount, readCount, storedCount, matchedCount, result },
    state: isLost ? 'failed' : row.state,
    percent: percentOf(row),
    failure: isLost ? errorMessage('server.failed', language) : (row.failure ?? ''),
  };
}

/** Whole percents; 100 only when everything is kept. */
function percentOf({ state, lineCount, readCount, storedCount, matchedCount }: StatementImport): number {
  if (state === 'done') return 100;
  const percent = lineCount === 0 ? 0 : ((readCount + storedCount + matchedCount) * 100) / (stepCount * lineCount);
  return Math.min(99, Math.floor(percent));
}
