import { randomInt } from 'node:crypto';
import type { Language } from '@kouan/contract';
import { isEmail } from '@kouan/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Db, type Reader, transaction } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { parameters } from '../settings/index.ts';
import { foldEmail } from './create-user.ts';
import { emailCodes } from './identity-tables.ts';
import { countTry } from './limits.ts';
import { registrationCodeMail } from './mails.ts';
import { isTaken } from './user-queries.ts';

const goodFor = '10 minutes';
const maxTries = 5;
const hashOf = (salt: string, code: string): string => sha256(`${salt} ${code}`);

/**
 * Sends a code for registering with this address. An address that has an account gets none, and the caller cannot tell.
 * Throws identity.email_invalid, request.too_many.
 */
export async function sendRegistrationCode(db: Db, input: { email: string; address: string; language: Language }): Promise<void> {
  const email = foldEmail(input.email);
  if (!isEmail(email)) fail('identity.email_invalid', {}, { email: 'identity.email_invalid' });
  const { emailCodesPerEmailPerHour, emailCodesPerAddressPerHour } = await parameters(db);
  const limits = [
    { kind: 'codeMinute', subject: email, max: 1, windowMinutes: 1 },
    { kind: 'codeEmail', subject: email, max: emailCodesPerEmailPerHour, windowMinutes: 60 },
    { kind: 'codeAddress', subject: input.address, max: emailCodesPerAddressPerHour, windowMinutes: 60 },
  ];
  for (const limit of limits) if (await countTry(db, limit)) fail('request.too_many');

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomToken(12);
  await transaction(db, async (tx) => {
    const isKnown = (await isTaken(tx, { username: '', email })) === 'email';
    await tx.insert(emailCodes).values({
      purpose: 'registration', email, salt, codeHash: hashOf(salt, code), isUsable: !isKnown, expiresAt: sql`${nowSql} + ${goodFor}::interval`,
    });
    if (!isKnown) await queueMail(tx, { to: email, ...registrationCodeMail(input.language, code) });
  });
}

/**
 * Whether this is the newest code of the address, unused and in time; five wrong tries end it. Counts the try whatever
 * becomes of the request.
 */
export async function isCodeRight(db: Db, { email, code }: { email: string; code: string }): Promise<number | undefined> {
  const newest = db.select({ id: emailCodes.id }).from(emailCodes).where(and(eq(emailCodes.email, foldEmail(email)), eq(emailCodes.purpose, 'registration'))).orderBy(desc(emailCodes.id)).limit(1);
  const [row] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(sql`${emailCodes.id} = (${newest})`, eq(emailCodes.isUsable, true), sql`${emailCodes.usedAt} is null`, sql`${emailCodes.expiresAt} > ${nowSql}`, sql`${emailCodes.tries} < ${maxTries}`))
    .returning({ id: emailCodes.id, salt: emailCodes.salt, codeHash: emailCodes.codeHash });
  return row && row.codeHash === hashOf(row.salt, code.trim()) ? row.id : undefined;
}

/** Uses a right code up; answers false when somebody was first. */
export async function spendCode(tx: Reader, id: number): Promise<boolean> {
  const rows = await tx.update(emailCodes).set({ usedAt: nowSql }).where(and(eq(emailCodes.id, id), sql`${emailCodes.usedAt} is null`)).returning({ id: emailCodes.id });
  return rows.length > 0;
}
