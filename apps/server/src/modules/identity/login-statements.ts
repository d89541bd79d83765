import { type Db, retried } from '../../platform/db.ts';
import { askPrepared } from '../../platform/prepared.ts';
import { sha256 } from '../../platform/random.ts';
import { numberSql, type Parameters, parametersFrom, parametersSql } from '../settings/index.ts';
import { typedAnswer } from './captcha.ts';

// What a login asks of the database before the password is looked at: one statement, kept prepared, so that little is added
// to the work of the password's hash.

type Account = { id: number; passwordHash: string; isEnabled: boolean };
type Begun = {
  isCaptchaRight: boolean | null;
  isLimited: boolean | null;
  user: Account | null;
  settings: Record<string, unknown>;
};

const counted = (kind: string, subject: string, from: string) => `
    insert into attempts as a (kind, subject_hash, count, window_at) select '${kind}', ${subject}, 1, app_now() ${from}
    on conflict (kind, subject_hash) do update set
      count = case when a.window_at < (select since from bounds) then 1 else a.count + 1 end,
      window_at = case when a.window_at < (select since from bounds) then app_now() else a.window_at end
    returning count`;

// Each part waits for the one before: nothing is counted for a wrong captcha, nor for the address of a limited account.
const beginStatement = {
  name: 'login-begin',
  text: `
    with bounds as (
      select app_now() - make_interval(mins => ${numberSql('loginWindowMinutes')}) as since,
        ${numberSql('loginFailuresPerAccount')} as per_account, ${numberSql('loginFailuresPerAddress')} as per_address),
    spent as (
      delete from captchas where id = $1
      returning expires_at > app_now() and answer_hash = encode(sha256(convert_to(salt || ' ' || $2, 'UTF8')), 'hex') as is_right),
    account as (${counted('loginAccount', '$3', 'from spent where is_right')}),
    address as (${counted('loginAddress', '$4', 'from account, bounds where account.count <= per_account')})
    select json_build_object('isCaptchaRight', (select is_right from spent),
      'isLimited', (select count from account) > per_account or (select count from address) > per_address,
      'user', (select json_build_object('id', id, 'passwordHash', password_hash, 'isEnabled', is_enabled) from users where username = $5),
      'settings', ${parametersSql}) as found
    from bounds`,
};

/**
 * Uses the captcha up, right or wrong, whatever becomes of the request. With a right one a try is counted for the account
 * and, unless that is limited already, for the address. Looks for the account and what is set.
 */
export async function beginLogin(
  db: Db,
  { uuid, code, username, address }: { uuid: string; code: string; username: string; address: string },
): Promise<{ isCaptchaRight: boolean; isLimited: boolean; user: Account | undefined; settings: Parameters }> {
  const values = [uuid, typedAnswer(code), sha256(username), sha256(address), username];
  const [row] = await retried(() => askPrepared<{ found: Begun }>(db, beginStatement, values));
  return {
    isCaptchaRight: row?.found.isCaptchaRight === true,
    isLimited: row?.found.isLimited !== false,
    user: row?.found.user ?? undefined,
    settings: parametersFrom(row?.found.settings ?? {}),
  };
}
