import { createHmac } from 'node:crypto';
import {
  addressOf,
  type BankSourceView,
  errorMessage,
  isErrorCode,
  type Language,
  takeBankNotice,
} from '@kouan/contract';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { randomToken } from '../../platform/random.ts';
import { lockAccount, toAccountView } from './bank-accounts.ts';
import type { BankSourceRow } from './bank-notice-tables.ts';
import {
  addKeeper,
  addSource,
  failuresOf,
  getSource,
  listSources,
  noticesOf,
  type SourceWithAccount,
  updateSource,
} from './bank-source-queries.ts';

const maxSources = 50;
const codeBytes = 12;
const saltBytes = 24;

/** The secret that a bank signs with: made of the installation's own, so it is stored nowhere. */
export const secretOf = (installation: Buffer, { code, salt }: Pick<BankSourceRow, 'code' | 'salt'>): string =>
  createHmac('sha256', installation).update(`bank source ${code} ${salt}`).digest('base64url');

type Keeper = { actorId: number; installation: Buffer };

/** Lets a bank tell of an account. Throws payment.account_not_found, payment.source_name_taken, payment.too_many_sources. */
export async function openSource(
  tx: Tx,
  { name, accountId, actorId, installation }: Keeper & { name: string; accountId: number },
): Promise<{ id: number; secret: string }> {
  const account = await lockAccount(tx, accountId);
  const known = await listSources(tx);
  if (known.length >= maxSources) fail('payment.too_many_sources', { limit: maxSources });
  if (known.some(({ source }) => source.name.toLowerCase() === name.toLowerCase())) fail('payment.source_name_taken');
  const source = { code: randomToken(codeBytes), salt: randomToken(saltBytes) };
  const id = await addSource(tx, { ...source, name, bankAccountId: account.id, createdBy: actorId });
  await addKeeper(tx, { sourceId: id, userId: actorId });
  return { id, secret: secretOf(installation, source) };
}

/** A new secret; the old one is refused from now on. Throws payment.source_not_found. */
export async function renewSecret(tx: Tx, { id, actorId, installation }: Keeper & { id: number }): Promise<string> {
  const { source } = await getSource(tx, id);
  const salt = randomToken(saltBytes);
  await updateSource(tx, id, { salt });
  await addKeeper(tx, { sourceId: id, userId: actorId });
  return secretOf(installation, { code: source.code, salt });
}

/** The sources with what they told last and what was refused; of all or of one. */
export async function sourceViews(
  db: Reader,
  { language, id }: { language: Language; id?: number },
): Promise<Sendable<BankSourceView>[]> {
  const rows = id === undefined ? await listSources(db) : [await getSource(db, id)];
  if (rows.length === 0) return [];
  const failures = groupBy(
    await failuresOf(
      db,
      rows.map(({ source }) => source.id),
    ),
    (row) => row.sourceId,
  );
  const views = [];
  for (const row of rows) {
    views.push({
      ...(await toView(db, row)),
      failures: (failures.get(row.source.id) ?? []).flatMap(({ code, count, lastAt }) =>
        isErrorCode(code) ? [{ message: errorMessage(code, language, {}), count, lastAt }] : [],
      ),
    });
  }
  return views;
}

async function toView(db: Reader, { source, account }: SourceWithAccount) {
  const { bookedCount, knownCount, last } = await noticesOf(db, source.id);
  return {
    id: source.id,
    name: source.name,
    path: addressOf(takeBankNotice, { params: { source: source.code } }),
    account: toAccountView(account),
    isActive: source.isActive,
    createdAt: source.createdAt,
    bookedCount,
    knownCount,
    lastNotice: last
      ? {
          at: last.notice.receivedAt,
          outcome: last.notice.outcome,
          reference: last.line?.reference ?? '',
          amountVnd: last.line?.amountVnd ?? 0n,
        }
      : null,
  };
}
