-- What a file was sent for decides how long it is kept unbound: the library's files stay until somebody removes them.
alter table files
  add column purpose text not null default 'picture',
  add constraint files_purpose check (purpose in ('picture', 'license', 'document', 'library', 'avatar', 'package'));
drop index files_unbound;
create index files_unbound on files (created_at) where record_id is null and purpose <> 'library';
create index files_library on files (id) where purpose = 'library';
