-- What a picture looks like (a difference hash, coarse and fine, in hex) and the program that its metadata say changed
-- it. Read when it is uploaded: what is kept has no metadata any more. Null for what came before, or is no picture.
alter table files add column picture_hash text;
alter table files add column edited_with text not null default '';

-- The pictures of claims, found again by what they look like: any two coarse hashes that differ in at most 6 bits have
-- one of four chunks that differs in at most one.
alter table payment_claim_files add column picture_hash text;
alter table payment_claim_files add column picture_chunks integer[] not null default '{}';
alter table payment_claim_files add column edited_with text not null default '';
create index payment_claim_files_chunks on payment_claim_files using gin (picture_chunks) where picture_hash is not null;

-- A serial number is the same whatever the capitals, spaces and dashes.
create index payment_claims_plain_serial on payment_claims ((upper(regexp_replace(serial_number, '[^0-9A-Za-z]', '', 'g'))))
  where serial_number <> '';
drop index payment_claims_serial;
