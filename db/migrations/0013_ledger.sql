-- The day by which the books are read: when the money came, until then when the gift was begun.
create index donations_dated on donations ((coalesce(paid_at, created_at)), id);
-- What an order was opened with and no answer came to: the desk looks for it by age.
create index donations_unheard on donations (created_at) where token is not null
  and status in ('created', 'pending', 'review');

-- That somebody looked at a notice that was put aside, and what came of it. Never changed: a later one adds to it.
create table notice_notes (
  id bigint generated always as identity primary key,
  notice_id bigint not null references payment_notices,
  idempotency_key uuid not null,
  note text not null check (note <> ''),
  written_by bigint not null references users,
  written_at timestamptz not null,
  unique (notice_id, idempotency_key)
);
create trigger notice_notes_kept before update or delete or truncate on notice_notes
  for each statement execute function refuse_change();
