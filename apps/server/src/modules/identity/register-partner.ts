import type { BodyOf, BuiltInRole, Language, registerEnterprise, RegistrationRow } from '@kouan/contract';
import { eq, lt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Kit } from '../../platform/module.ts';
import { storeUpload } from '../files/index.ts';
import { parameters } from '../settings/index.ts';
import { users } from './identity-tables.ts';
import { countTry } from './limits.ts';
import { registerAccount } from './register-account.ts';
import { registrations, registrationUploads } from './registration-tables.ts';
import { addVersion, isNamed } from './registration-versions.ts';

export type PartnerForm = BodyOf<typeof registerEnterprise> & {
  kind: RegistrationRow['kind'];
  address: string;
  language: Language;
};
const roleOf: Record<RegistrationRow['kind'], BuiltInRole> = { enterprise: 'supplier', cooperation: 'cooperative' };

/**
 * Keeps a licence until its owner's registration names it, a day at most. Throws request.too_many and what storeUpload
 * throws.
 */
export async function keepLicense(
  { db, storage }: Kit,
  { address, read }: { address: string; read: () => Promise<UploadedFile> },
): Promise<{ realName: string; name: string; bytes: number }> {
  const { licensesPerAddressPerHour: max } = await parameters(db);
  if (await countTry(db, { kind: 'license', subject: address, max, windowMinutes: 60 })) fail('request.too_many');
  const file = await storeUpload(storage, await read(), 'license');
  try {
    await db.insert(registrationUploads).values({ realName: file.realName, file });
  } catch (error) {
    await storage.delete(file.storageKey).catch(() => undefined);
    throw error;
  }
  return { realName: file.realName, name: file.name, bytes: Number(file.bytes) };
}

/**
 * Registers an enterprise or a cooperation partner. The account cannot log in before its review. Throws
 * registration.license_missing and what registerAccount throws.
 */
export async function registerPartner(db: Db, form: PartnerForm): Promise<void> {
  const names = [...new Set(form.licenses)];
  const isThere = names.length > 0 && (await countUploads(db, names)) === names.length;
  await registerAccount(db, form, {
    role: roleOf[form.kind],
    isEnabled: false,
    alsoWrong: isThere ? {} : { licenses: 'registration.license_missing' },
    alsoDo: (tx, user) => openRegistration(tx, { userId: user.id, names, ...form }),
  });
}

const countUploads = async (db: Db, names: readonly string[]): Promise<number> =>
  (await db.select({ name: registrationUploads.realName }).from(registrationUploads).where(isNamed(names))).length;

type NewRegistration = Pick<PartnerForm, 'kind' | 'language'> & { userId: number; names: readonly string[] };

async function openRegistration(tx: Tx, { userId, names, kind, language }: NewRegistration): Promise<void> {
  const [registration] = await tx
    .insert(registrations)
    .values({ userId, kind, language })
    .returning({ id: registrations.id });
  const [user] = await tx
    .select({ nickName: users.nickName, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  assert(registration && user, 'what was inserted comes back');
  await addVersion(tx, { ...registration, ...user, userId, version: 1, licenses: names, kept: [] });
}

/** Removes one licence that nobody named for a day. Answers whether there was one. */
export async function forgetLicense(tx: Tx): Promise<boolean> {
  const [old] = await tx
    .select()
    .from(registrationUploads)
    .where(lt(registrationUploads.createdAt, sql`${nowSql} - interval '1 day'`))
    .orderBy(registrationUploads.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!old) return false;
  await tx.delete(registrationUploads).where(isNamed([old.realName]));
  await enqueue(tx, 'removeFile', { storageKey: old.file.storageKey });
  return true;
}
