-- What an item says besides its text, by the names of the wire: kept with each text, so that another place or
-- time of an event waits beside the live one.
alter table revisions add column details jsonb not null default '{}';
update revisions r set image = e.image, details = jsonb_build_object(
    'place', e.place, 'address', e.address, 'region_id', e.region_id,
    'start_at', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'end_at', to_char(e.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'timezone', e.timezone)
  from events e where r.kind = 'event' and r.item_id = e.id;

alter table events
  -- The text that is worked on: the live one when nothing newer waits.
  add column revision_id bigint references revisions on delete set null,
  -- The last change of any kind; `updated_at` is that of what readers see.
  add column worked_at timestamptz not null default now(),
  add column idempotency_key uuid,
  add column publish_at timestamptz,
  add column published_at timestamptz,
  drop constraint events_status_check,
  add constraint events_status_check check (status in ('draft', 'scheduled', 'published', 'archived')),
  add check (status <> 'scheduled' or publish_at is not null);
update events n set worked_at = updated_at, published_at = case when live_revision_id is not null then created_at end,
  revision_id = coalesce(
    (select max(id) from revisions r where r.kind = 'event' and r.item_id = n.id), n.live_revision_id);

create unique index events_key on events (created_by, idempotency_key) where idempotency_key is not null;
create index events_due on events (publish_at) where status = 'scheduled' and deleted_at is null;
create index events_deleted on events (deleted_at) where deleted_at is not null;
create index events_revision on events (revision_id);
create index events_live_revision on events (live_revision_id);
-- The desk lists all of them, by their start.
create index events_start on events (starts_at, id) where deleted_at is null;
