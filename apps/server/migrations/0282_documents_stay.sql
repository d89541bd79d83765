-- What was published stays as it was.
create function keep_published_document() returns trigger language plpgsql as $$
begin
  if exists (select 1 from document_versions v where v.label = old.label and v.version = old.version and v.is_published) then
    raise exception 'a published document never changes';
  end if;
  return coalesce(new, old);
end $$;
create trigger document_texts_stay before update or delete on document_texts for each row execute function keep_published_document();
create trigger document_versions_stay before update or delete on document_versions
  for each row when (old.is_published) execute function refuse_change();
