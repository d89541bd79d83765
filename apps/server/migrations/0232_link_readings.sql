-- One attempt to read a page or to follow a short link: rows are only added, and removed after some weeks.
create table link_readings (
  id bigint generated always as identity primary key,
  site text not null,
  way text not null,
  -- Of the plug-in; empty for what the server reads by itself.
  version text not null default '',
  -- Null: it went well.
  problem text,
  -- A short hash of who had it read: one person alone does not put a site into trouble.
  reader text not null default '',
  read_at timestamptz not null default app_now(),
  constraint link_readings_way check (way in ('plugin', 'short', 'page'))
);
create index link_readings_time on link_readings (read_at, site, way);
