import type { BodyOf, ErrorCode, openRejected, RejectedRegistration, sendRegistrationAgain } from '@kouan/contract';
import { normalizePhone } from '@kouan/domain';
import { eq } from 'drizzle-orm';
import { currentTime, nowSql } from '../../platform/clock.ts';
import { type Db, type Reader, transaction, type Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { parameters } from '../settings/index.ts';
import { cleanNickName } from './create-user.ts';
import { users } from './identity-tables.ts';
import { countTry } from './limits.ts';
import { addVersion, licenseIds } from './registration-versions.ts';
import { registrations } from './registration-tables.ts';
import { readTicket } from './registration-ticket.ts';

type Caller = { secret: Buffer; address: string };

/** What a rejected applicant sent and why it was refused. Throws registration.ticket_invalid, request.too_many. */
export async function openRejectedRegistration(
  db: Db,
  { ticket, secret, address }: BodyOf<typeof openRejected> & Caller,
): Promise<Sendable<RejectedRegistration>> {
  await countOpening(db, address);
  const registration = await findRejected(db, { ticket, secret });
  const [user] = await db.select().from(users).where(eq(users.id, registration.userId));
  assert(user, 'a registration has its user');
  return {
    kind: registration.kind,
    username: user.username,
    email: user.email,
    nickName: user.nickName,
    phone: user.phone,
    reason: registration.opinion ?? '',
    reviewedAt: registration.reviewedAt,
    licenses: await fileRefs(db, secret, await licenseIds(db, registration)),
  };
}

/**
 * Sends a rejected registration again as a new version; it waits for its review then. Throws registration.ticket_invalid,
 * registration.license_missing, identity.nickname_empty, identity.phone_invalid, identity.registration_invalid,
 * request.too_many.
 */
export async function sendAgain(
  db: Db,
  { secret, address, ...form }: BodyOf<typeof sendRegistrationAgain> & Caller,
): Promise<void> {
  await countOpening(db, address);
  const nickName = cleanNickName(form.nickName);
  const phone = normalizePhone(form.phone);
  const licenses = [...new Set(form.licenses)];
  const fields: Record<string, ErrorCode> = {};
  if (nickName === '') fields['nickName'] = 'identity.nickname_empty';
  if (phone === undefined) fields['phone'] = 'identity.phone_invalid';
  if (licenses.length + form.keptLicenses.length === 0) fields['licenses'] = 'registration.license_missing';
  const [first, ...others] = Object.values(fields);
  if (first !== undefined) fail(others.length > 0 ? 'identity.registration_invalid' : first, {}, fields);

  await transaction(db, async (tx) => {
    const registration = await findRejected(tx, { ticket: form.ticket, secret }, 'locked');
    const version = registration.version + 1;
    const profile = { nickName, phone: phone ?? '' };
    await tx.update(users).set(profile).where(eq(users.id, registration.userId));
    await tx
      .update(registrations)
      .set({ status: 'pending', version, sentAt: nowSql })
      .where(eq(registrations.id, registration.id));
    await addVersion(tx, { ...registration, ...profile, version, licenses, kept: form.keptLicenses });
  });
}

async function findRejected(
  db: Reader | Tx,
  { ticket, secret }: { ticket: string; secret: Buffer },
  hold?: 'locked',
): Promise<typeof registrations.$inferSelect> {
  const named = readTicket(secret, ticket, await currentTime(db));
  if (!named) return fail('registration.ticket_invalid');
  const query = db.select().from(registrations).where(eq(registrations.id, named.registrationId));
  const [found] = await (hold ? query.for('update') : query);
  // A ticket belongs to the rejection that it was made for: what was sent since, or decided otherwise, ends it.
  if (found?.status !== 'rejected' || found.version !== named.version) return fail('registration.ticket_invalid');
  return found;
}

async function countOpening(db: Db, address: string): Promise<void> {
  const { licensesPerAddressPerHour: max } = await parameters(db);
  if (await countTry(db, { kind: 'registrationAgain', subject: address, max, windowMinutes: 60 }))
    fail('request.too_many');
}
