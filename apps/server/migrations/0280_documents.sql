-- Guides and legal pages: versions in three languages, one of them in force, at most one being written.
create table documents (
  label text primary key,
  published_version integer not null,
  -- The newest version that has to be agreed to before ordering; null where none has.
  required_version integer,
  constraint documents_required check (required_version is null or required_version between 1 and published_version)
);
create table document_versions (
  label text not null references documents (label),
  version integer not null,
  is_published boolean not null default false,
  requires_acceptance boolean not null default false,
  note text not null default '',
  -- Null for what came with the product.
  changed_by bigint references users (id),
  changed_at timestamptz not null default app_now(),
  constraint document_versions_pk primary key (label, version),
  constraint document_versions_version check (version >= 1)
);
create unique index document_versions_draft on document_versions (label) where not is_published;
create table document_texts (
  label text not null,
  version integer not null,
  language text not null,
  body text not null,
  constraint document_texts_pk primary key (label, version, language),
  constraint document_texts_version foreign key (label, version) references document_versions (label, version) on delete cascade,
  constraint document_texts_language check (language in ('cn', 'en', 'vi')),
  constraint document_texts_body check (length(body) between 1 and 60000)
);
-- Who agreed to which version, in which language it was shown; null where that was not written down yet.
create table document_acceptances (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  label text not null,
  version integer not null,
  language text,
  occasion text not null,
  address text not null default '',
  accepted_at timestamptz not null default app_now(),
  constraint document_acceptances_once unique (user_id, label, version, occasion),
  constraint document_acceptances_version_of foreign key (label, version) references document_versions (label, version),
  constraint document_acceptances_language check (language in ('cn', 'en', 'vi')),
  constraint document_acceptances_occasion check (occasion in ('registration', 'order'))
);
create index document_acceptances_of_version on document_acceptances (label, version);
create trigger document_acceptances_stay before update on document_acceptances for each row execute function refuse_change();

insert into documents (label, published_version)
  select unnest(array['start', 'plugin', 'payment', 'shipping', 'marketplace', 'aftersales', 'fees', 'terms', 'agreement', 'privacy', 'prohibited', 'liability']), 1;
insert into document_versions (label, version, is_published) select label, 1, true from documents;

-- What was agreed to before documents had versions was the first one.
insert into document_acceptances (user_id, label, version, occasion, address, accepted_at)
  select a.user_id, d.label, 1, 'registration', a.address, a.accepted_at
  from user_agreements a
  join (values ('registration', 'agreement'), ('termsOfService', 'terms'), ('termsOfService', 'prohibited')) as d (agreement, label)
    on d.agreement = a.agreement;
drop table user_agreements;

insert into role_permissions (role_id, permission)
  select r.id, p.permission from roles r cross join (values ('content:list'), ('content:edit'), ('content:publish')) as p (permission)
  where r.code = 'contentEditor'
  on conflict do nothing;
