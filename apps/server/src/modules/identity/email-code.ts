import { randomInt } from 'node:crypto';
import type { Language } from '@kouan/contract';
import { isEmail } from '@kouan/domain';
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Db, type Reader, transaction, type Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { parameters } from '../settings/index.ts';
import type { MailText } from './account-mails.ts';
import { foldEmail } from './create-user.ts';
import { emailCodes } from './identity-tables.ts';
import { countTry } from './limits.ts';
import { accountExistsMail, registrationCodeMail } from './mails.ts';
import { isTaken } from './user-queries.ts';

export type CodePurpose = (typeof emailCodes.$inferSelect)['purpose'];
/** Where a code goes, what for, and who asks: `address` is the network address. */
export type CodeWish = { purpose: CodePurpose; email: string; address: string; userId?: number };

const goodFor = '10 minutes';
const maxTries = 5;
const codeLimit = 1_000_000;
const hashOf = (salt: string, code: string): string => sha256(`${salt} ${code}`);
export const newCode = (): string => String(randomInt(codeLimit)).padStart(6, '0');

/**
 * Mails a code, bound to the address, the purpose and, if there is one, the account that asks. `mailOf` says what the
 * mail is; a code that `isUsable` denies only counts, so that the caller cannot tell. Throws identity.email_invalid,
 * request.too_many.
 */
export async function sendCode(
  db: Db,
  wish: CodeWish,
  mailOf: (tx: Tx, email: string, code: string) => Promise<{ mail: MailText; isUsable: boolean }>,
): Promise<void> {
  const email = foldEmail(wish.email);
  if (!isEmail(email)) fail('identity.email_invalid', {}, { email: 'identity.email_invalid' });
  await checkCodeLimits(db, { email, address: wish.address });
  const code = newCode();
  const salt = randomToken(12);
  await transaction(db, async (tx) => {
    const { mail, isUsable } = await mailOf(tx, email, code);
    await tx.insert(emailCodes).values({
      purpose: wish.purpose,
      email,
      salt,
      codeHash: hashOf(salt, code),
      isUsable,
      userId: wish.userId ?? null,
      expiresAt: sql`${nowSql} + ${goodFor}::interval`,
    });
    await queueMail(tx, { to: email, ...mail });
  });
}

async function checkCodeLimits(db: Db, { email, address }: { email: string; address: string }): Promise<void> {
  const { emailCodesPerEmailPerHour, emailCodesPerAddressPerHour: max } = await parameters(db);
  const perAddress = { kind: 'codeAddress', subject: address, max, windowMinutes: 60 };
  // One a minute also means one at a time, so the count of the last hour below cannot be passed by several at once.
  const perMinute = { kind: 'codeMinute', subject: email, max: 1, windowMinutes: 1 };
  if ((await countTry(db, perAddress)) || (await countTry(db, perMinute))) fail('request.too_many');
  if ((await sentInLastHour(db, email)) >= emailCodesPerEmailPerHour) fail('request.too_many');
}

/**
 * Sends a code for registering with this address. The owner of an account gets a mail that says so instead; the caller
 * cannot tell. Throws identity.email_invalid, request.too_many.
 */
export const sendRegistrationCode = (
  db: Db,
  { email, address, language }: { email: string; address: string; language: Language },
): Promise<void> =>
  sendCode(db, { purpose: 'registration', email, address }, async (tx, folded, code) => {
    const isKnown = (await isTaken(tx, { username: '', email: folded })) === 'email';
    const mail = isKnown ? accountExistsMail(language) : registrationCodeMail(language, code);
    return { mail, isUsable: !isKnown };
  });

async function sentInLastHour(db: Reader, email: string): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), gt(emailCodes.createdAt, sql`${nowSql} - interval '1 hour'`)));
  return row?.sent ?? 0;
}

export type CodeTry = { purpose: CodePurpose; email: string; code: string; userId?: number | undefined };

/**
 * The newest code of the address, when it is the one given, in time, and not locked by five wrong tries. A wrong try
 * counts whatever becomes of the request. `isUsed` tells that it has served already.
 */
export async function findRightCode(
  db: Db,
  { purpose, email, code, userId }: CodeTry,
): Promise<{ id: number; isUsed: boolean } | undefined> {
  return transaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(emailCodes)
      .where(
        and(
          eq(emailCodes.email, foldEmail(email)),
          eq(emailCodes.purpose, purpose),
          userId === undefined ? isNull(emailCodes.userId) : eq(emailCodes.userId, userId),
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
