-- The inbox of bounces, one row: which node reads it, and how that went.
create table bounce_inbox (
  id integer primary key default 1 check (id = 1),
  -- Until then a node reads it and no other does.
  leased_until timestamptz,
  -- When it was last read to its end.
  read_at timestamptz,
  -- Why it could not be read since then.
  last_error text
);
insert into bounce_inbox default values;

-- The desk counts what came in lately.
create index mail_bounces_received on mail_bounces (received_at);
