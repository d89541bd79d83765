import type { BodyOf, changePassword as endpoint, ErrorCode, Language, resetForgottenPassword } from '@kouan/contract';
import { isEmail } from '@kouan/domain';
import { and, eq } from 'drizzle-orm';
import { type Db, transaction, type Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { noAccountMail, passwordChangedMail, passwordResetCodeMail } from './account-mails.ts';
import { checkNewPassword } from './check-password.ts';
import { foldEmail } from './create-user.ts';
import { findRightCode, sendCode, spendCode } from './email-code.ts';
import { users } from './identity-tables.ts';
import { checkOwnPassword } from './own-password.ts';
import { hashPassword } from './password.ts';
import { endSessionsOf } from './sessions.ts';
import { findUserByEmail, type UserRecord } from './user-queries.ts';

/** Changes one's own password; every session ends, this one too. Throws the endpoint's errors. */
export async function changePassword(
  db: Db,
  { userId, oldPass, newPass, language }: BodyOf<typeof endpoint> & { userId: number; language: Language },
): Promise<void> {
  const user = await checkOwnPassword(db, { userId, password: oldPass, field: 'oldPass' });
  checkNewPassword(newPass, { username: user.username, field: 'newPass' });
  if (newPass === oldPass) fail('account.password_same', {}, { newPass: 'account.password_same' });
  const hash = await hashPassword(newPass);
  await transaction(db, (tx) => setPassword(tx, user, { hash, language }));
}

/** Only when nobody else changed it meanwhile. */
async function setPassword(
  tx: Tx,
  { id, email, username, passwordHash }: UserRecord,
  { hash, language }: { hash: string; language: Language },
): Promise<void> {
  const rows = await tx
    .update(users)
    .set({ passwordHash: hash })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  if (rows.length === 0) fail('request.conflict');
  await endSessionsOf(tx, [id]);
  await queueMail(tx, { to: email, ...passwordChangedMail(language, username) });
}

/** Mails a code for a forgotten password; without an account a mail that says so. Throws identity.email_invalid, request.too_many. */
export const sendPasswordCode = (
  db: Db,
  { email, address, language }: { email: string; address: string; language: Language },
): Promise<void> =>
  sendCode(db, { purpose: 'passwordReset', email, address }, async (tx, folded, code) => {
    const user = await findUserByEmail(tx, folded);
    const mail = user ? passwordResetCodeMail(language, { username: user.username, code }) : noAccountMail(language);
    return { mail, isUsable: user !== undefined };
  });

/** Sets a new password with the mailed code, which serves once; the account is the code's. Throws the endpoint's errors. */
export async function resetForgotten(
  db: Db,
  { language, ...form }: BodyOf<typeof resetForgottenPassword> & { language: Language },
): Promise<void> {
  if (!isEmail(foldEmail(form.email))) refuse('email', 'identity.email_invalid');
  if (form.code.trim() === '') refuse('code', 'identity.email_code_empty');
  checkNewPassword(form.password, { username: '', field: 'password' });
  if (form.confirmPassword !== form.password) refuse('confirmPassword', 'identity.passwords_differ');
  const code = await findRightCode(db, { purpose: 'passwordReset', email: form.email, code: form.code });
  const user = await findUserByEmail(db, foldEmail(form.email));
  if (!code || code.isUsed || !user) refuse('code', 'identity.email_code_wrong');
  // Whose name it is may only be told to who has the code.
  checkNewPassword(form.password, { username: user.username, field: 'password' });
  const hash = await hashPassword(form.password);
  await transaction(db, async (tx) => {
    if (!(await spendCode(tx, code.id))) refuse('code', 'identity.email_code_wrong');
    await setPassword(tx, user, { hash, language });
  });
}

function refuse(field: string, code: ErrorCode): never {
  fail(code, {}, { [field]: code });
}
