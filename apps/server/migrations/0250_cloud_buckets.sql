-- Where the files of the cloud storage page go: a bucket of an S3 service, its secret sealed. One is current; the others are
-- kept because files still lie in them.
create table cloud_buckets (
  id bigint generated always as identity primary key,
  access_key text not null,
  sealed_secret text not null,
  bucket text not null,
  host text not null,
  zone text not null,
  type text not null,
  is_current boolean not null,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  constraint cloud_buckets_type check (type in ('公开', '私有'))
);
create unique index cloud_buckets_current on cloud_buckets (is_current) where is_current;
insert into cloud_buckets (access_key, sealed_secret, bucket, host, zone, type, is_current) values ('', '', '', '', '', '公开', true);

-- What a bucket held before the mall knew it was never read, so nothing is said of its content.
alter table files drop constraint files_sha256;
alter table files add constraint files_sha256 check (sha256 ~ '^[0-9a-f]{64}$' or (sha256 = '' and storage_key like 'cloud/%'));
