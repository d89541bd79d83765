-- The daily proof: what a bank or a gateway says it holds at the end of a business day, against our own books.

-- Only ever added; the newest of an account and a day counts, all of them are its history. A bank's amount is in đồng,
-- a gateway's in fen: each in the unit in which the money is there.
create table stated_balances (
  id bigint generated always as identity primary key,
  bank_account_id bigint references bank_accounts (id),
  gateway text,
  account text not null,
  day date not null,
  amount bigint not null,
  source text not null,
  note text not null default '',
  stated_by bigint references users (id),
  created_at timestamptz not null default app_now(),
  constraint stated_balances_owner check ((bank_account_id is null) <> (gateway is null)
    and account = case when bank_account_id is null then 'gateway:' || gateway else 'bank:' || bank_account_id end),
  constraint stated_balances_source check (source in ('entered', 'statement', 'gateway')),
  constraint stated_balances_person check (source <> 'entered' or stated_by is not null)
);
create index stated_balances_day on stated_balances (account, day, id desc);
create trigger stated_balances_only_added before update or delete on stated_balances for each row execute function refuse_change();

-- Somebody has looked at a day and stands for it, with the figures as they were. A day that differs needs words.
create table proof_sign_offs (
  id bigint generated always as identity primary key,
  account text not null,
  day date not null,
  stated bigint not null,
  book bigint not null,
  note text not null default '',
  signed_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint proof_sign_offs_note check (stated = book or length(btrim(note)) > 0)
);
create index proof_sign_offs_day on proof_sign_offs (account, day, id desc);
create trigger proof_sign_offs_only_added before update or delete on proof_sign_offs for each row execute function refuse_change();

create function business_zone() returns text language sql stable as $$
  select coalesce((select value #>> '{}' from parameters where key = 'businessTimeZone'), 'Asia/Ho_Chi_Minh')
$$;

create index wallet_withdrawals_done on wallet_withdrawals (bank_account_id, decided_at) where state = 'done';
create index refund_payouts_done on refund_payouts (bank_account_id, decided_at) where state = 'done' and bank_account_id is not null;
create index bank_lines_booked on bank_lines (bank_account_id, booked_at);
create index ledger_entries_gateway on ledger_entries (gateway, id) where gateway is not null;

-- What moved on an account of a bank or a gateway after one business day and until another, in the unit in which the
-- money is there.
create function money_movements(of_account text, after_day date, until_day date) returns table (day date, amount bigint, kind text) language sql stable as $$
  with span as (
    select ((after_day + 1)::timestamp at time zone business_zone()) as since, ((until_day + 1)::timestamp at time zone business_zone()) as before,
      case when of_account like 'bank:%' then substr(of_account, 6)::bigint end as bank, case when of_account like 'gateway:%' then substr(of_account, 9) end as gateway)
  select (l.booked_at at time zone business_zone())::date, l.amount_vnd, 'line' from span s
    join bank_lines l on l.bank_account_id = s.bank and l.booked_at >= s.since and l.booked_at < s.before
  union all
  select (w.decided_at at time zone business_zone())::date, -w.amount_vnd, 'withdrawal' from span s
    join wallet_withdrawals w on w.bank_account_id = s.bank and w.state = 'done' and w.decided_at >= s.since and w.decided_at < s.before
  union all
  select (r.decided_at at time zone business_zone())::date, -r.amount_vnd, 'refund' from span s
    join refund_payouts r on r.bank_account_id = s.bank and r.state = 'done' and r.decided_at >= s.since and r.decided_at < s.before
  union all
  select (m.decided_at at time zone business_zone())::date, -round(m.amount_fen::numeric * x.rate_vnd_per_cny_micros / 100000000)::bigint, 'manual' from span s
    join ledger_manual_entries m on m.bank_account_id = s.bank and m.state = 'done' and m.kind <> 'reversal' and m.decided_at >= s.since and m.decided_at < s.before
    join lateral (select rate_vnd_per_cny_micros from exchange_rates e where e.effective_at <= m.decided_at order by e.effective_at desc limit 1) x on true
  union all
  select (m.decided_at at time zone business_zone())::date, round(o.amount_fen::numeric * x.rate_vnd_per_cny_micros / 100000000)::bigint, 'manual' from span s
    join ledger_manual_entries m on m.state = 'done' and m.kind = 'reversal' and m.decided_at >= s.since and m.decided_at < s.before
    join ledger_manual_entries o on o.transaction_id = m.reverses_id and o.bank_account_id = s.bank
    join lateral (select rate_vnd_per_cny_micros from exchange_rates e where e.effective_at <= o.decided_at order by e.effective_at desc limit 1) x on true
  union all
  select (t.created_at at time zone business_zone())::date, e.debit_fen - e.credit_fen, case when e.debit_fen > 0 then 'line' else 'refund' end from span s
    join ledger_entries e on e.gateway = s.gateway
    join ledger_transactions t on t.id = e.transaction_id and t.created_at >= s.since and t.created_at < s.before
$$;

-- A day's books: what the last signed day stated (or the very first day), and everything that moved since. The very first
-- stated balance of an account opens it. A signature is of the figures as they were: another balance or another movement
-- needs a new one.
create view daily_proofs as
select p.*, g.signed_by, g.created_at as signed_at, coalesce(g.note, '') as signed_note from (
  select s.account, s.day, s.amount as stated, s.created_at as stated_at, b.day as base_day, b.amount as base_amount,
    case when b.day is null then s.amount else b.amount + (
      select coalesce(sum(m.amount), 0)::bigint from money_movements(s.account, b.day, s.day) m) end as book
  from (select distinct on (account, day) account, day, amount, created_at from stated_balances order by account, day, id desc) s
  left join lateral (
    select c.day, c.amount from (
      (select y.day, y.stated as amount, 0 as place from proof_sign_offs y where y.account = s.account and y.day < s.day
        and y.stated = (select x.amount from stated_balances x where x.account = y.account and x.day = y.day order by x.id desc limit 1)
        order by y.day desc, y.id desc limit 1)
      union all
      (select x.day, x.amount, 1 from stated_balances x where x.account = s.account and x.day < s.day order by x.day, x.id desc limit 1)) c
    order by c.place limit 1) b on true) p
left join lateral (
  select y.* from proof_sign_offs y where y.account = p.account and y.day = p.day and y.stated = p.stated and y.book = p.book order by y.id desc limit 1) g on true;
