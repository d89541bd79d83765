-- One row that the primary renews; how old it is in a replica says how far that one lags behind.
create table replica_beats (
  id smallint primary key,
  beat_at timestamptz not null,
  constraint replica_beats_single check (id = 1)
);
