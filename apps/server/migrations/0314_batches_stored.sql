-- The staff's list of batches, the newest first.
create index batches_stored on batches (stored_at, id);
