-- What a buyer wishes for a line: a note for us, one for themselves, services, and what to do when it cannot be had.
alter table cart_lines add column private_note text not null default '';
alter table cart_lines add column substitute text not null default 'ask';
alter table cart_lines add column services jsonb not null default '[]';
alter table cart_lines add constraint cart_lines_private_note check (length(private_note) <= 500);
alter table cart_lines add constraint cart_lines_substitute check (substitute in ('ask', 'similar', 'none'));
-- The same of what was ordered; null where nothing was wished.
alter table order_lines add column wishes jsonb;
