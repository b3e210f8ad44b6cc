-- Who may register for an event, how many, and from when to when. Unlike place and time this is no part of a text: it
-- holds at once, so it has a version of its own.
alter table events
  add column registration text not null default 'none' check (registration in ('none', 'member', 'public')),
  -- Null: as many as come.
  add column capacity integer check (capacity between 1 and 100000),
  add column registration_opens_at timestamptz,
  -- Null: at the start.
  add column registration_closes_at timestamptz,
  add column registration_version integer not null default 1,
  add check (registration_closes_at > registration_opens_at);

-- One person's seat, or their place in the queue for one. Check-in codes and links are made of the server's secret
-- and the number: nothing that opens anything is stored.
create table event_registrations (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  user_id bigint references users,
  -- Null once the person is to be forgotten; the row still counts.
  name text,
  email text,
  phone text,
  state text not null check (state in ('confirmed', 'waiting', 'cancelled')),
  -- Entered by the secretariat.
  is_by_desk boolean not null default false,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  checked_in_at timestamptz,
  reminded_at timestamptz,
  -- Place and time as the last letter told them; JSON null: that the event is off.
  told jsonb not null,
  check (state <> 'confirmed' or confirmed_at is not null),
  check (checked_in_at is null or state = 'confirmed')
);
create unique index event_registrations_once on event_registrations (event_id, lower(email)) where state <> 'cancelled';
create unique index event_registrations_person on event_registrations (event_id, user_id) where state <> 'cancelled';
create index event_registrations_seats on event_registrations (event_id, state, created_at, id);
create index event_registrations_newest on event_registrations (event_id, created_at, id);
create index event_registrations_user on event_registrations (user_id);
create index event_registrations_email on event_registrations (lower(email));
create index event_registrations_waiting on event_registrations (event_id) where state = 'waiting';

-- Files that go with a letter: `[{name, type, content, cid?}]`, the content as base64.
alter table letters add column attachments jsonb not null default '[]';
