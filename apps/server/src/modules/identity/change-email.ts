import type { Language } from '@kouan/contract';
import { isEmail } from '@kouan/domain';
import { eq } from 'drizzle-orm';
import { type Db, transaction, violatedConstraint } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { addressInUseMail, emailChangeCodeMail, emailChangedMail } from './account-mails.ts';
import { foldEmail } from './create-user.ts';
import { findRightCode, sendCode, spendCode } from './email-code.ts';
import { users } from './identity-tables.ts';
import { checkOwnPassword } from './own-password.ts';
import { findUserByEmail } from './user-queries.ts';

type Asking = { userId: number; email: string; address: string; language: Language };

/** Mails a code to somebody's new address; its present owner gets a mail that says so instead. Throws identity.email_invalid, request.too_many. */
export const sendEmailChangeCode = (db: Db, { userId, email, address, language }: Asking): Promise<void> =>
  sendCode(db, { purpose: 'emailChange', email, address, userId }, async (tx, folded, code) => {
    const isKnown = (await findUserByEmail(tx, folded)) !== undefined;
    return { mail: isKnown ? addressInUseMail(language) : emailChangeCodeMail(language, code), isUsable: !isKnown };
  });

type Change = { userId: number; password: string; email: string; code: string; language: Language };

/** Changes one's address to the one whose code is known; the old one is told. Throws the endpoint's errors. */
export async function changeEmail(db: Db, { userId, password, email, code, language }: Change): Promise<void> {
  const address = foldEmail(email);
  if (!isEmail(address)) fail('identity.email_invalid', {}, { email: 'identity.email_invalid' });
  const user = await checkOwnPassword(db, { userId, password, field: 'password' });
  const right = await findRightCode(db, { purpose: 'emailChange', email: address, code, userId });
  if (!right || right.isUsed) refuseCode();
  await transaction(db, async (tx) => {
    if (!(await spendCode(tx, right.id))) refuseCode();
    await tx
      .update(users)
      .set({ email: address })
      .where(eq(users.id, userId))
      .catch((error: unknown) => {
        // Somebody else got the address meanwhile.
        if (violatedConstraint(error) === 'users_email') refuseCode();
        throw error;
      });
    await queueMail(tx, { to: user.email, ...emailChangedMail(language, user.username) });
  });
}

function refuseCode(): never {
  fail('identity.email_code_wrong', {}, { code: 'identity.email_code_wrong' });
}
