import { randomInt } from 'node:crypto';
import type { Language } from '@kouan/contract';
import { isEmail } from '@kouan/domain';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Db, type Reader, transaction } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { parameters } from '../settings/index.ts';
import { foldEmail } from './create-user.ts';
import { emailCodes } from './identity-tables.ts';
import { countTry } from './limits.ts';
import { accountExistsMail, registrationCodeMail } from './mails.ts';
import { isTaken } from './user-queries.ts';

const goodFor = '10 minutes';
const maxTries = 5;
const codeLimit = 1_000_000;
const hashOf = (salt: string, code: string): string => sha256(`${salt} ${code}`);

/**
 * Sends a code for registering with this address. The owner of an account gets a mail that says so instead; the caller
 * cannot tell. Throws identity.email_invalid, request.too_many.
 */
export async function sendRegistrationCode(
  db: Db,
  input: { email: string; address: string; language: Language },
): Promise<void> {
  const email = foldEmail(input.email);
  if (!isEmail(email)) fail('identity.email_invalid', {}, { email: 'identity.email_invalid' });
  const { emailCodesPerEmailPerHour, emailCodesPerAddressPerHour } = await parameters(db);
  const perAddress = {
    kind: 'codeAddress',
    subject: input.address,
    max: emailCodesPerAddressPerHour,
    windowMinutes: 60,
  };
  // One a minute also means one at a time, so the count of the last hour below cannot be passed by several at once.
  const perMinute = { kind: 'codeMinute', subject: email, max: 1, windowMinutes: 1 };
  if ((await countTry(db, perAddress)) || (await countTry(db, perMinute))) fail('request.too_many');
  if ((await sentInLastHour(db, email)) >= emailCodesPerEmailPerHour) fail('request.too_many');

  const code = String(randomInt(codeLimit)).padStart(6, '0');
  const salt = randomToken(12);
  await transaction(db, async (tx) => {
    const isKnown = (await isTaken(tx, { username: '', email })) === 'email';
    await tx.insert(emailCodes).values({
      purpose: 'registration',
      email,
      salt,
      codeHash: hashOf(salt, code),
      isUsable: !isKnown,
      expiresAt: sql`${nowSql} + ${goodFor}::interval`,
    });
    await queueMail(tx, {
      to: email,
      ...(isKnown ? accountExistsMail(input.language) : registrationCodeMail(input.language, code)),
    });
  });
}

async function sentInLastHour(db: Reader, email: string): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), gt(emailCodes.createdAt, sql`${nowSql} - interval '1 hour'`)));
  return row?.sent ?? 0;
}

/**
 * The newest code of the address, when it is the one given, in time, and not locked by five wrong tries. A wrong try
 * counts whatever becomes of the request. `isUsed` tells that it has served already.
 */
export async function findRightCode(
  db: Db,
  { email, code }: { email: string; code: string },
): Promise<{ id: number; isUsed: boolean } | undefined> {
  return transaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(emailCodes)
      .where(
        and(
          eq(emailCodes.email, foldEmail(email)),
          eq(emailCodes.purpose, 'registration'),
          gt(emailCodes.expiresAt, nowSql),
        ),
      )
      .orderBy(desc(emailCodes.id))
      .limit(1)
      .for('update');
    if (!row?.isUsable || row.tries >= maxTries) return undefined;
    if (row.codeHash === hashOf(row.salt, code.trim())) return { id: row.id, isUsed: row.usedAt !== null };
    await tx
      .update(emailCodes)
      .set({ tries: row.tries + 1 })
      .where(eq(emailCodes.id, row.id));
    return undefined;
  });
}

/** Uses a right code up; answers false when somebody was first. */
export async function spendCode(tx: Reader, id: number): Promise<boolean> {
  const rows = await tx
    .update(emailCodes)
    .set({ usedAt: nowSql })
    .where(and(eq(emailCodes.id, id), sql`${emailCodes.usedAt} is null`))
    .returning({ id: emailCodes.id });
  return rows.length > 0;
}
