import type { CompensationForm, CompensationView } from '@kouan/contract';
import { type ClaimRule, type CompensationRules, reasonsOf } from '@kouan/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import type { Timer } from '../../platform/timers.ts';
import { parameters } from '../settings/index.ts';
import { type CompensationRecord, compensationRules } from './compensation-tables.ts';

/** The version in force now: what is opened now goes by it. */
export async function rulesInForce(db: Reader): Promise<CompensationRecord> {
  const [row] = await db.select().from(compensationRules).where(eq(compensationRules.status, 'active'));
  assert(row, 'compensation rules are in force');
  return row;
}

/** Any version, as cases name theirs. Throws fees.not_found. */
export async function rulesById(db: Reader, id: number): Promise<CompensationRecord> {
  const [row] = await db.select().from(compensationRules).where(eq(compensationRules.id, id));
  return row ?? fail('fees.not_found');
}

const toClaim = (rule: ClaimRule) => ({ ...rule, remedies: [...rule.remedies] });

export const toRulesForm = ({ name, rules }: Pick<CompensationRecord, 'name' | 'rules'>): CompensationForm => ({
  name,
  claims: rules.claims.map(toClaim),
  returns: rules.returns,
});

/** The rules in force as everybody sees them. */
export async function rulesView(db: Reader): Promise<Sendable<CompensationView>> {
  const row = await rulesInForce(db);
  const { claims, returns } = toRulesForm(row);
  const { afterSalesDays: claimDays } = await parameters(db);
  return { id: row.id, effectiveAt: row.effectiveAt ?? row.createdAt, claimDays, claims, returns };
}

/** What is kept of a form. Throws compensation.reasons_wrong unless each reason of a claim has exactly one rule. */
export function rulesOf({ claims, returns }: Omit<CompensationForm, 'name'>): CompensationRules {
  const ordered = reasonsOf.afterSales.map((reason) => claims.filter((rule) => rule.reason === reason));
  if (claims.length !== ordered.length || ordered.some((rules) => rules.length !== 1))
    fail('compensation.reasons_wrong', {}, { claims: 'compensation.reasons_wrong' });
  return { claims: ordered.flat().map((rule) => ({ ...rule, remedies: [...new Set(rule.remedies)] })), returns };
}

/** About which reasons two sets of rules differ; `returns` for returns. */
export function changedRules(before: CompensationRules, after: CompensationRules): string[] {
  const [was, is] = [textsOf(before), textsOf(after)];
  return [...is.keys()].filter((key) => was.get(key) !== is.get(key));
}

function textsOf({ claims, returns }: CompensationRules): Map<string, string> {
  const ofClaim = ({ reason, shareBasisPoints, ceilingBasisPoints, bornBy, needsPhoto, days, remedies }: ClaimRule) =>
    [
      reason,
      JSON.stringify([
        shareBasisPoints,
        ceilingBasisPoints,
        bornBy,
        needsPhoto,
        days,
        remedies.toSorted((a, b) => a.localeCompare(b)),
      ]),
    ] as const;
  const { takesFreight, takesService, takesReturnFreight } = returns;
  return new Map<string, string>([
    ...claims.map(ofClaim),
    ['returns', JSON.stringify([takesFreight, takesService, takesReturnFreight])],
  ]);
}

/** Puts a scheduled version in force at its moment and retires the one before it. */
export const activateCompensation: Timer = {
  name: 'aftersales.activateCompensation',
  async step(tx) {
    const [due] = await tx
      .select({ id: compensationRules.id })
      .from(compensationRules)
      .where(and(eq(compensationRules.status, 'scheduled'), lte(compensationRules.effectiveAt, nowSql)))
      .orderBy(asc(compensationRules.effectiveAt), asc(compensationRules.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await tx.update(compensationRules).set({ status: 'retired' }).where(eq(compensationRules.status, 'active'));
    await tx.update(compensationRules).set({ status: 'active' }).where(eq(compensationRules.id, due.id));
    return true;
  },
};
