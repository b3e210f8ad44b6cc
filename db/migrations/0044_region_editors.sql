-- Who edits which region at the desk (decision 079). The rows of a closed region are gone: the duty ended with it.
create table region_editors (
  region_id bigint not null references regions,
  user_id bigint not null references users,
  -- Null in the demo.
  given_by bigint references users,
  given_at timestamptz not null,
  primary key (user_id, region_id)
);
create index region_editors_region on region_editors (region_id);
create index region_editors_giver on region_editors (given_by);
