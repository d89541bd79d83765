-- What claims and returns give back, as versions: the first one is what held before.
create table compensation_rules (
  id bigint generated always as identity primary key,
  name text not null default '',
  status text not null default 'draft',
  rules jsonb not null,
  effective_at timestamptz,
  created_by bigint references users (id),
  created_at timestamptz not null default app_now(),
  asked_by bigint references users (id),
  confirmed_by bigint references users (id),
  constraint compensation_rules_status check (status in ('draft', 'scheduled', 'active', 'retired')),
  constraint compensation_rules_scheduled check (status = 'draft' or effective_at is not null),
  constraint compensation_rules_second check (confirmed_by is null or (asked_by is not null and confirmed_by <> asked_by)),
  constraint compensation_rules_confirmed check (status <> 'draft' or confirmed_by is null)
);
create unique index compensation_rules_one_active on compensation_rules (status) where status = 'active';
insert into compensation_rules (status, effective_at, rules) values ('active', app_now(), '{
  "claims": [
    {"reason": "damaged", "shareBasisPoints": 10000, "ceilingBasisPoints": 10000, "bornBy": "platform", "needsPhoto": true, "days": null, "remedies": ["refund", "replace", "resend"]},
    {"reason": "wrongGoods", "shareBasisPoints": 10000, "ceilingBasisPoints": 10000, "bornBy": "platform", "needsPhoto": true, "days": null, "remedies": ["refund", "replace", "resend"]},
    {"reason": "missing", "shareBasisPoints": 10000, "ceilingBasisPoints": 10000, "bornBy": "platform", "needsPhoto": false, "days": null, "remedies": ["refund", "replace", "resend"]},
    {"reason": "quality", "shareBasisPoints": 10000, "ceilingBasisPoints": 10000, "bornBy": "platform", "needsPhoto": true, "days": null, "remedies": ["refund", "replace", "resend"]},
    {"reason": "notAsDescribed", "shareBasisPoints": 10000, "ceilingBasisPoints": 10000, "bornBy": "platform", "needsPhoto": true, "days": null, "remedies": ["refund", "replace", "resend"]},
    {"reason": "other", "shareBasisPoints": 10000, "ceilingBasisPoints": 10000, "bornBy": "platform", "needsPhoto": false, "days": null, "remedies": ["refund", "replace", "resend"]}
  ],
  "returns": {"takesFreight": true, "takesService": true, "takesReturnFreight": true}
}');

-- A case keeps the version that was in force when it was opened.
alter table cases add column rules_id bigint references compensation_rules (id);
update cases set rules_id = (select id from compensation_rules where status = 'active');
alter table cases alter column rules_id set not null;
