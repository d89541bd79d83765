import type { Language } from '@kouan/contract';
import { normalizeUserName } from '@kouan/domain';
import { type Db, transaction } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters } from '../settings/index.ts';
import { loginCodeMail } from './account-mails.ts';
import { makeMailedCaptcha } from './captcha.ts';
import { newCode } from './email-code.ts';
import { countTry } from './limits.ts';
import { findUserByName } from './user-queries.ts';

type Wish = { username: string; address: string; language: Language };
type LoginCodeJob = { username: string; code: string; language: Language };

/**
 * A captcha whose answer goes to the account's e-mail address, for people who cannot see the picture. Whether there is
 * such an account is only looked up by the job, so the caller cannot tell. Throws identity.username_empty, request.too_many.
 */
export async function sendLoginCode(db: Db, { username, address, language }: Wish): Promise<{ uuid: string }> {
  const name = normalizeUserName(username);
  if (name === '') fail('identity.username_empty', {}, { username: 'identity.username_empty' });
  const { emailCodesPerEmailPerHour, emailCodesPerAddressPerHour } = await parameters(db);
  const limits = [
    { kind: 'codeAddress', subject: address, max: emailCodesPerAddressPerHour, windowMinutes: 60 },
    { kind: 'loginCodeMinute', subject: name, max: 1, windowMinutes: 1 },
    { kind: 'loginCodeHour', subject: name, max: emailCodesPerEmailPerHour, windowMinutes: 60 },
  ];
  for (const limit of limits) if (await countTry(db, limit)) fail('request.too_many');
  const code = newCode();
  return transaction(db, async (tx) => {
    const job: LoginCodeJob = { username: name, code, language };
    await enqueue(tx, 'loginCodeMail', job);
    return { uuid: await makeMailedCaptcha(tx, code) };
  });
}

export const loginCodeJobs = ({ db, mailer }: Kit): JobHandlers => ({
  async loginCodeMail({ username, code, language }: LoginCodeJob) {
    const user = await findUserByName(db, username);
    if (user) await mailer.send({ to: user.email, ...loginCodeMail(language, code) });
  },
});
