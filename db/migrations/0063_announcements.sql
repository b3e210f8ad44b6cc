-- Cache tags that changed. They are announced by NOTIFY; a process whose LISTEN was lost reads here what it missed.
create table announcements (
  id bigint generated always as identity primary key,
  -- As they are announced, with a space between.
  tags text not null,
  -- Not the start of the transaction, which may be long before its end.
  announced_at timestamptz not null default clock_timestamp()
);
create index on announcements (announced_at);
