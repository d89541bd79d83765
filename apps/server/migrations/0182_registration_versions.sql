-- Whoever was refused may send again. Every version stays, with its licences and what was decided about it.
alter table registrations add column version integer not null default 1;
alter table registrations add column sent_at timestamptz not null default app_now();
update registrations set sent_at = created_at;
alter table registration_reviews add column version integer not null default 1;
alter table registration_files add column version integer not null default 1;
alter table registration_files drop constraint registration_files_pk;
alter table registration_files add constraint registration_files_pk primary key (registration_id, version, file_id);

create table registration_versions (
  registration_id bigint not null references registrations (id),
  version integer not null,
  nick_name text not null,
  phone text not null,
  sent_at timestamptz not null default app_now(),
  constraint registration_versions_pk primary key (registration_id, version),
  constraint registration_versions_version check (version >= 1)
);
insert into registration_versions (registration_id, version, nick_name, phone, sent_at)
  select r.id, 1, u.nick_name, u.phone, r.created_at from registrations r join users u on u.id = r.user_id;
create trigger registration_versions_only_added before update or delete on registration_versions for each row execute function refuse_change();
