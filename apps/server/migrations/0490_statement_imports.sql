-- How far the import of a statement is. Told beside the import's own transaction, so that it is seen before the commit, by
-- every process and after the page was loaded again; the last row of a person tells how the import ended.
create table statement_imports (
  id bigint generated always as identity primary key,
  imported_by bigint not null references users (id),
  file_name text not null,
  state text not null default 'running',
  line_count integer not null default 0,
  read_count integer not null default 0,
  stored_count integer not null default 0,
  matched_count integer not null default 0,
  -- In the language of the person who imports.
  failure text,
  -- What the import did, as its reply told it.
  result jsonb,
  started_at timestamptz not null default app_now(),
  told_at timestamptz not null default app_now(),
  constraint statement_imports_state check (state in ('running', 'done', 'failed')),
  constraint statement_imports_ended check ((result is not null) = (state = 'done') and (failure is not null) = (state = 'failed')),
  constraint statement_imports_counts check (least(line_count, read_count, stored_count, matched_count) >= 0
    and greatest(read_count, stored_count, matched_count) <= line_count)
);
create index statement_imports_own on statement_imports (imported_by, id);
