-- What a text is found by: its words, and of Chinese every sign and every two neighbours, as Chinese has no spaces.
create function search_grams(input text) returns text[] language sql immutable strict parallel safe as $$
  with words as (
    select (regexp_matches(search_form(input), '[[:alnum:]]+', 'g'))[1] as word
  ), pieces as (
    select (regexp_matches(word, '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+|[^\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+', 'g'))[1] as piece
    from words
  ), grams as (
    select piece as gram from pieces where piece !~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]'
    union
    select substr(piece, at, size) from pieces, generate_series(1, length(piece)) at, generate_series(1, 2) size
    where piece ~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' and at + size - 1 <= length(piece)
  )
  select coalesce(array_agg(left(gram, 100)), '{}') from grams where gram <> ''
$$;

-- Every word occurs, of a word with letters the beginning is enough; of Chinese every two neighbours occur. Null when
-- there is nothing to look for.
create function search_query(input text) returns tsquery language sql immutable strict parallel safe as $$
  with words as (
    select (regexp_matches(search_form(input), '[[:alnum:]]+', 'g'))[1] as word
  ), pieces as (
    select (regexp_matches(word, '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+|[^\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+', 'g'))[1] as piece
    from words
  ), terms as (
    select case when length(piece) = 1 or piece ~ '^[0-9]+$' then quote_literal(left(piece, 100)) else quote_literal(left(piece, 100)) || ':*' end as term
    from pieces where piece !~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]'
    union
    select quote_literal(substr(piece, at, least(2, length(piece))))
    from pieces, generate_series(1, greatest(1, length(piece) - 1)) at
    where piece ~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]'
  )
  select string_agg(term, ' & ')::tsquery from terms
$$;

-- As above, but of Chinese any two neighbours do: for a search that finds nothing otherwise.
create function search_loose_query(input text) returns tsquery language sql immutable strict parallel safe as $$
  select replace(search_query(input)::text, '&', '|')::tsquery
$$;

-- The words of Latin letters that products are found by, for the correction of slips; they are only ever added.
create table search_words (
  word text not null,
  constraint search_words_pk primary key (word)
);
create index search_words_like on search_words using gin (word gin_trgm_ops);

alter table products add column search_grams tsvector not null default '';
alter table products alter column search_grams set statistics 1000;

create function texts_in(p products, path jsonpath) returns text language sql immutable as $$
  select string_agg(text #>> '{}', ' ')
  from jsonb_path_query(jsonb_build_array(p.title, p.summary, p.parameters, p.specs), path, '{}', true) text
$$;

-- Titles, summary, attributes, choices, store and item number of a product.
create function product_search_grams(p products) returns text[] language sql stable as $$
  select search_grams(concat_ws(' ',
    p.item_id,
    (select s.name from stores s where s.id = p.store_id),
    texts_in(p, '$.**.cn'),
    texts_in(p, '$.**.en'),
    texts_in(p, '$.**.vi')))
$$;

create function keep_search_grams() returns trigger language plpgsql as $$
declare grams text[] := product_search_grams(new);
begin
  new.search_grams := array_to_tsvector(grams);
  insert into search_words (word)
    select gram from unnest(grams) gram
    where gram ~ '^[a-z]{4,30}$' and not exists (select from search_words w where w.word = gram)
    order by gram
    on conflict do nothing;
  return new;
end $$;
create trigger products_search before insert or update of title, summary, parameters, specs, store_id, item_id on products
  for each row execute function keep_search_grams();

create function keep_search_grams_of_store() returns trigger language plpgsql as $$
begin
  update products set store_id = store_id where store_id = new.id;
  return null;
end $$;
create trigger stores_search after update of name on stores
  for each row when (old.name is distinct from new.name) execute function keep_search_grams_of_store();

update products set store_id = store_id;
drop index products_search;
drop function search_pattern;
create index products_grams on products using gin (search_grams);
create index products_stock_newest on products (created_at desc, id desc) where is_on_sale and in_border_stock;
