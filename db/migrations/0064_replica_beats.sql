-- How old a replica is (decision 097): each process writes the number of its newest beat here and looks for it there.
create table replica_beats (
  node uuid primary key,
  beat bigint not null,
  at timestamptz not null default now()
);
