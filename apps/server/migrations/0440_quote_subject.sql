-- What a quote was made for: its lines and destination as one hash. A quote serves an order of exactly these; one made before
-- this column existed serves none and is asked for again.
alter table quotes add column subject_hash text;
