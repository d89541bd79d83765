-- Program packages and database scripts that staff sent: kept and listed, never run. Each name counts its versions.
create table uploaded_packages (
  id bigint generated always as identity primary key,
  kind text not null,
  name text not null,
  version integer not null,
  file_id bigint not null references files (id),
  target text,
  created_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint uploaded_packages_kind check (kind in ('deploy', 'database')),
  constraint uploaded_packages_version check (version > 0),
  constraint uploaded_packages_file unique (file_id),
  constraint uploaded_packages_name unique (kind, name, version)
);
create index uploaded_packages_created on uploaded_packages (kind, id);
