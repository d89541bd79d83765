-- One row a stored file. Unbound it is open by its random name; bound it belongs to one private record.
create table files (
  id bigint generated always as identity primary key,
  storage_key text not null,
  real_name text not null,
  name text not null,
  suffix text not null,
  type text not null,
  mime_type text not null,
  bytes bigint not null,
  sha256 text not null,
  width integer,
  height integer,
  owner_id bigint not null,
  record_kind text,
  record_id bigint,
  created_at timestamptz not null default app_now(),
  constraint files_storage_key unique (storage_key),
  constraint files_real_name unique (real_name),
  constraint files_type check (type in ('图片', '文档', '音乐', '视频', '其他')),
  constraint files_bytes check (bytes > 0),
  constraint files_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint files_record check ((record_kind is null) = (record_id is null))
);
create index files_owner on files (owner_id, id);
create index files_unbound on files (created_at) where record_id is null;
create index files_record_key on files (record_kind, record_id) where record_id is not null;
