import type { CarrierKind, CarrierView } from '@kouan/contract';
import { addressOf, takeCarrierEvent } from '@kouan/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { randomToken } from '../../platform/random.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { carrierCounts, eventCounts, getCarrier, listCarrierRows } from './carrier-queries.ts';
import { type CarrierRow, carriers } from './carrier-tables.ts';

const maxCarriers = 50;
const codeBytes = 12;
const purpose = 'carrier secret';

/** The secret that both sides sign with. Throws for a row that another installation sealed. */
export function carrierSecret(installation: Buffer, { sealedSecret }: CarrierRow): string {
  const secret = unseal({ secret: installation, purpose }, sealedSecret ?? '');
  assert(secret !== undefined, 'a carrier with an interface has a secret of this installation');
  return secret;
}

type Wanted = { name: string; baseUrl?: string | undefined; secret?: string | undefined; installation: Buffer };

/** Throws carrier.too_many, carrier.name_taken, carrier.address_wrong, carrier.secret_missing. */
export async function addCarrier(
  tx: Tx,
  { kind, actorId, ...wanted }: Wanted & { kind: CarrierKind; actorId: number },
): Promise<number> {
  if ((await listCarrierRows(tx)).length >= maxCarriers) fail('carrier.too_many', { max: maxCarriers });
  await checkName(tx, { name: wanted.name, id: 0 });
  const access = kind === 'http' ? accessOf(wanted, null) : { baseUrl: '', sealedSecret: null };
  const [row] = await tx
    .insert(carriers)
    .values({ code: randomToken(codeBytes), name: wanted.name.trim(), kind, ...access, createdBy: actorId })
    .returning({ id: carriers.id });
  assert(row, 'an inserted carrier comes back');
  return row.id;
}

/** Without a secret the one that is kept stays. Throws carrier.not_found and what addCarrier throws. */
export async function editCarrier(
  tx: Tx,
  { id, isActive, ...wanted }: Wanted & { id: number; isActive: boolean },
): Promise<void> {
  const known = await getCarrier(tx, id);
  await checkName(tx, { name: wanted.name, id });
  const access = known.kind === 'http' ? accessOf(wanted, known.sealedSecret) : {};
  await tx
    .update(carriers)
    .set({ name: wanted.name.trim(), isActive, ...access })
    .where(eq(carriers.id, id));
}

async function checkName(tx: Tx, { name, id }: { name: string; id: number }): Promise<void> {
  const [taken] = await tx
    .select({ id: carriers.id })
    .from(carriers)
    .where(and(sql`lower(${carriers.name}) = ${name.trim().toLowerCase()}`, ne(carriers.id, id)));
  if (taken) fail('carrier.name_taken');
}

function accessOf({ baseUrl = '', secret, installation }: Wanted, known: string | null) {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isUsable =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && url.search === '' && !url.hash;
  if (!isUsable) fail('carrier.address_wrong', {}, { baseUrl: 'carrier.address_wrong' });
  const sealedSecret = secret === undefined ? known : seal({ secret: installation, purpose }, secret);
  if (sealedSecret === null) return fail('carrier.secret_missing', {}, { secret: 'carrier.secret_missing' });
  return { baseUrl: baseUrl.trim(), sealedSecret };
}

/** Every carrier with what it did; never its secret. */
export async function carrierViews(db: Reader): Promise<Sendable<CarrierView>[]> {
  const waybills = await carrierCounts(db);
  const events = await eventCounts(db);
  return (await listCarrierRows(db)).map(({ id, code, name, kind, baseUrl, sealedSecret, isActive }) => ({
    ...{ id, code, name, kind, baseUrl, isActive },
    hasSecret: sealedSecret !== null,
    eventPath: kind === 'http' ? addressOf(takeCarrierEvent, { params: { code } }) : '',
    waybillCount: waybills.get(id)?.waybills ?? 0,
    eventCount: events.get(id)?.events ?? 0,
    lastEventAt: events.get(id)?.lastAt ?? null,
    lastProblem: waybills.get(id)?.lastProblem ?? '',
  }));
}

export async function carrierView(db: Reader, id: number): Promise<Sendable<CarrierView>> {
  return (await carrierViews(db)).find((one) => one.id === id) ?? fail('carrier.not_found');
}
