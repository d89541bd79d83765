-- Words and categories that the staff look out for: forbidden goods cannot be ordered, the others are told of beforehand.
create table screening_rules (
  id bigint generated always as identity primary key,
  kind text not null,
  -- {cn: [], en: [], vi: []}
  words jsonb not null,
  category_id bigint references categories (id),
  -- What buyers read, {cn, en, vi}.
  note jsonb not null,
  is_active boolean not null default true,
  changed_by bigint not null references users (id),
  changed_at timestamptz not null default app_now(),
  constraint screening_rules_kind check (kind in ('forbidden', 'papers', 'specialLine', 'brand')),
  constraint screening_rules_note check (length(note ->> 'cn') > 0 and length(note ->> 'en') > 0 and length(note ->> 'vi') > 0),
  constraint screening_rules_finds check (
    category_id is not null or jsonb_array_length(words -> 'cn') + jsonb_array_length(words -> 'en') + jsonb_array_length(words -> 'vi') > 0)
);

-- What was shown of a line before it was ordered.
alter table order_lines add column screening jsonb not null default '[]';
