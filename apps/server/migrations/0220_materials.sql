-- What a product is promoted with: its files are bound to it and open to everybody, its texts are here.
create table product_materials (
  id bigint generated always as identity primary key,
  product_id bigint not null references products (id),
  kind text not null,
  position integer not null,
  -- For readers of this language alone; null for everybody.
  language text,
  -- {cn, en?, vi?}
  title jsonb not null,
  body jsonb,
  file_id bigint references files (id),
  bytes bigint not null default 0,
  created_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint product_materials_kind check (kind in ('picture', 'video', 'text')),
  constraint product_materials_language check (language in ('cn', 'en', 'vi')),
  constraint product_materials_title check (length(title ->> 'cn') > 0),
  constraint product_materials_body check ((kind = 'text') = (body is not null)),
  constraint product_materials_text_file check ((kind = 'text') = (file_id is null)),
  constraint product_materials_bytes check (bytes >= 0)
);
create index product_materials_product on product_materials (product_id, position, id);
create unique index product_materials_file on product_materials (file_id) where file_id is not null;
