import type { BodyOf, DailyProof, QueryOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { formatDay } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { userBriefs } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import {
  addSignOff,
  addStated,
  pendingPayoutsVnd,
  type ProofAccount,
  proofAccounts,
  type ProofRow,
  proofRows,
  statedIn,
} from './daily-proof-queries.ts';

const maxDays = 92;
const usualDays = 14;
const dayMs = 86_400_000;
type Wish = QueryOf<typeof contract.listDailyProofs>;
type Proof = Sendable<DailyProof>;
type Proofs = { accounts: Omit<ProofAccount, 'firstDay'>[]; content: Proof[]; totalElements: number; today: string };

/** The proofs of a period, the newest day first. Throws ledger.period_invalid. */
export async function dailyProofs(db: Reader, { account, state, ...period }: Wish): Promise<Proofs> {
  const today = await businessDay(db);
  const to = period.to ?? today;
  const from = period.from ?? new Date(Date.parse(to) - (usualDays - 1) * dayMs).toISOString().slice(0, 10);
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (!(days >= 1 && days <= maxDays)) fail('ledger.period_invalid', {}, { to: 'ledger.period_invalid' });
  const all = await proofAccounts(db);
  const found: Proof[] = [];
  for (const one of all) {
    if (account === undefined || one.account === account) found.push(...(await proofsOf(db, one, { from, to, today })));
  }
  const content = found
    .filter((proof) => state === undefined || proof.state === state)
    .toSorted((a, b) => String(b.day).localeCompare(String(a.day)));
  const accounts = all.map(({ account: key, name, unit }) => ({ account: key, name, unit }));
  return { accounts, content, totalElements: content.length, today };
}

type Period = { from: string; to: string; today: string };

async function proofsOf(db: Reader, one: ProofAccount, { from, to, today }: Period): Promise<Proof[]> {
  const period = { account: one.account, from, to };
  const rows = await proofRows(db, period);
  const stated = await statedIn(db, period);
  const people = await userBriefs(db, [
    ...new Set([
      ...rows.flatMap(({ signedBy }) => signedBy ?? []),
      ...stated.flatMap(({ statedBy }) => statedBy ?? []),
    ]),
  ]);
  const nameOf = (id: number | null) => (id === null ? '' : (people.get(id)?.nickName ?? ''));
  const history = groupBy(stated, (row) => row.day);
  const pendingVnd = one.unit === 'vnd' ? await pendingPayoutsVnd(db) : 0n;
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysOf(one, { from, to, today, isKnown: (day) => known.has(day) }).map((day) => {
    const row = known.get(day);
    return {
      ...{ account: one.account, name: one.name, unit: one.unit, day },
      ...(row ? figuresOf(row, pendingVnd) : noFigures),
      signedBy: row && row.signedBy !== null ? nameOf(row.signedBy) : null,
      signedAt: row?.signedAt ?? null,
      signedNote: row?.signedNote ?? '',
      history: (history.get(day) ?? []).map(({ amount, source, statedBy, note, createdAt }) => ({
        ...{ amount: BigInt(amount), source, by: nameOf(statedBy), note, at: createdAt },
      })),
    };
  });
}

/** Every day since the first one that was stated, until yesterday: each needs a proof. Of today only what is stated. */
function daysOf(
  { firstDay }: ProofAccount,
  { from, to, today, isKnown }: Period & { isKnown: (day: string) => boolean },
): string[] {
  const yesterday = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  const first = firstDay ?? yesterday;
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day >= first && (day < today || isKnown(day))) days.push(day);
  }
  return days;
}

const noFigures = {
  state: 'missing' as const,
  ...{ openingDay: null, opening: null, moneyIn: 0n, moneyOut: 0n, book: null, stated: null, difference: null },
  explanation: [],
};

function figuresOf(row: ProofRow, pendingVnd: bigint) {
  const { stated, book, baseDay, baseAmount, moneyIn, moneyOut } = row;
  const difference = stated - book;
  const state =
    baseDay === null ? ('opening' as const) : difference === 0n ? ('proved' as const) : ('differs' as const);
  return {
    state,
    ...{ openingDay: baseDay, opening: baseAmount, moneyIn, moneyOut, book, stated, difference },
    explanation: explain(row, { difference, pendingVnd }),
  };
}

/** What of a difference is known to be on its way; the rest has no explanation yet. */
function explain(
  { handRecorded, unmatched }: ProofRow,
  { difference, pendingVnd }: { difference: bigint; pendingVnd: bigint },
): { reason: (typeof contract.proofReasons)[number]; amount: bigint }[] {
  const isShort = difference < 0n;
  const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
  const byHand = isShort ? smaller(handRecorded, -difference) : 0n;
  const paidOut = isShort ? smaller(pendingVnd, -difference - byHand) : 0n;
  return [
    { reason: 'handRecorded' as const, amount: -byHand },
    { reason: 'payoutsPending' as const, amount: -paidOut },
    { reason: 'unexplained' as const, amount: difference + byHand + paidOut },
    { reason: 'unmatched' as const, amount: unmatched },
  ].filter(({ amount }) => amount !== 0n);
}

async function businessDay(db: Reader): Promise<string> {
  const { businessTimeZone } = await parameters(db);
  return formatDay(await currentTime(db), businessTimeZone);
}

type Stated = BodyOf<typeof contract.stateBalance> & { actorId: number };

/** Somebody enters what a bank or a gateway held at the end of a day. Throws ledger.account_unknown, ledger.day_not_over. */
export async function stateBalance(tx: Tx, { account, day, amount, note, actorId }: Stated): Promise<Proof> {
  await requireAccount(tx, account);
  if (day > (await businessDay(tx))) fail('ledger.day_not_over', {}, { day: 'ledger.day_not_over' });
  const [kind, key = ''] = account.split(':');
  await addStated(tx, {
    ...(kind === 'bank' ? { bankAccountId: Number(key) } : { gateway: key }),
    ...{ account, day, amount, source: 'entered', note: note?.trim() ?? '', statedBy: actorId },
  });
  return proofOf(tx, { account, day });
}

type Closing = { accountId: number; day: string; amountVnd: bigint; name: string; actorId: number };
const maxNoteLength = 200;

/** The closing balance of an imported statement; what a person has entered for that day stays. */
export async function stateClosing(tx: Tx, { accountId, day, amountVnd, name, actorId }: Closing): Promise<void> {
  const account = `bank:${accountId}`;
  const [latest] = await statedIn(tx, { account, from: day, to: day });
  if (latest && (latest.source === 'entered' || BigInt(latest.amount) === amountVnd)) return;
  await addStated(tx, {
    ...{ bankAccountId: accountId, account, day, amount: Number(amountVnd) },
    ...{ source: 'statement', note: name.slice(0, maxNoteLength), statedBy: actorId },
  });
}

/** What a gateway said of a day; what a person has entered for it stays. */
export async function stateByGateway(
  tx: Tx,
  { gateway, day, amountFen }: { gateway: string; day: string; amountFen: bigint },
): Promise<void> {
  const account = `gateway:${gateway}`;
  const [latest] = await statedIn(tx, { account, from: day, to: day });
  if (latest) return;
  await addStated(tx, { gateway, account, day, amount: Number(amountFen), source: 'gateway', statedBy: null });
}

type Signed = BodyOf<typeof contract.signDailyProof> & { actorId: number };

/**
 * Somebody stands for a day with the figures that they saw. Throws ledger.account_unknown, ledger.balance_missing,
 * ledger.proof_changed, ledger.reason_required for a day that differs.
 */
export async function signDailyProof(tx: Tx, { account, day, stated, book, note, actorId }: Signed): Promise<Proof> {
  await requireAccount(tx, account);
  const [row] = await proofRows(tx, { account, from: day, to: day });
  if (!row) fail('ledger.balance_missing');
  if (row.stated !== BigInt(stated) || row.book !== BigInt(book)) fail('ledger.proof_changed');
  const words = note?.trim() ?? '';
  if (stated !== book && words === '') fail('ledger.reason_required', {}, { note: 'ledger.reason_required' });
  await addSignOff(tx, { account, day, stated, book, note: words, signedBy: actorId });
  return proofOf(tx, { account, day });
}

async function requireAccount(db: Reader, account: string): Promise<void> {
  if (!(await proofAccounts(db)).some((one) => one.account === account)) fail('ledger.account_unknown');
}

async function proofOf(db: Reader, { account, day }: { account: string; day: string }): Promise<Proof> {
  const { content } = await dailyProofs(db, { account, from: day, to: day });
  return content[0] ?? fail('ledger.balance_missing');
}
