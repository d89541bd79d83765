import { type Db, retried } from '../../platform/db.ts';
import { askPrepared } from '../../platform/prepared.ts';
import { sha256 } from '../../platform/random.ts';
import { type Parameters, parametersFrom, parametersSql } from '../settings/index.ts';
import { hashOfAnswer } from './captcha.ts';

// What a login asks of the database besides its session: few statements, each kept prepared, so that little is added to
// the work of the password's hash.

export type LoginLimits = {
  username: string;
  address: string;
  perAccount: number;
  perAddress: number;
  windowMinutes: number;
};
type Account = { id: number; passwordHash: string; isEnabled: boolean };
type Spent = {
  salt: string | null;
  answer_hash: string | null;
  is_live: boolean | null;
  id: number | null;
  password_hash: string | null;
  is_enabled: boolean | null;
  settings: Record<string, unknown>;
};

const spendStatement = {
  name: 'login-captcha',
  text: `
    with spent as (delete from captchas where id = $1 returning salt, answer_hash, expires_at > app_now() as is_live)
    select to_json(x) as found from (
      select s.salt, s.answer_hash, s.is_live, u.id, u.password_hash, u.is_enabled, ${parametersSql} as settings
      from (select $2::text as username) w left join spent s on true left join users u on u.username = w.username) x`,
};

/** Uses the captcha up, right or wrong, whatever becomes of the request; looks for the account and what is set. */
export async function spendCaptchaOf(
  db: Db,
  { uuid, code, username }: { uuid: string; code: string; username: string },
): Promise<{ isCaptchaRight: boolean; user: Account | undefined; settings: Parameters }> {
  const [answer] = await askPrepared<{ found: Spent }>(db, spendStatement, [uuid, username]);
  const row = answer?.found;
  const { salt = null, id = null } = row ?? {};
  return {
    isCaptchaRight: salt !== null && row?.is_live === true && row.answer_hash === hashOfAnswer(salt, code),
    settings: parametersFrom(row?.settings ?? {}),
    user: id === null ? undefined : { id, passwordHash: row?.password_hash ?? '', isEnabled: row?.is_enabled === true },
  };
}

const counted = (kind: string, subject: string, from: string) => `
    insert into attempts as a (kind, subject_hash, count, window_at) select '${kind}', ${subject}, 1, app_now() ${from}
    on conflict (kind, subject_hash) do update set
      count = case when a.window_at < app_now() - make_interval(mins => $3) then 1 else a.count + 1 end,
      window_at = case when a.window_at < app_now() - make_interval(mins => $3) then app_now() else a.window_at end
    returning count`;
const countStatement = {
  name: 'login-count',
  text: `
    with account as (${counted('loginAccount', '$1', '')}),
    address as (${counted('loginAddress', '$2', 'from account where account.count <= $4')})
    select (select count from account) > $4 or (select count from address) > $5 as is_passed`,
};

/** Counts a try for the account and, unless that is limited already, for the address. Answers whether a limit is passed. */
export async function countLoginTry(db: Db, limits: LoginLimits): Promise<boolean> {
  const { username, address, perAccount, perAddress, windowMinutes } = limits;
  const values = [sha256(username), sha256(address), windowMinutes, perAccount, perAddress];
  const [row] = await retried(() => askPrepared<{ is_passed: boolean }>(db, countStatement, values));
  return row?.is_passed !== false;
}
