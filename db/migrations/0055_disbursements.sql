-- Money that was passed on to those who carry the work out. A mistake is reversed by a counter-entry, which counts as
-- its negative; nothing is edited or deleted.
create table disbursements (
  id bigint generated always as identity primary key,
  -- The day on which the money went; of a counter-entry that of what it reverses.
  paid_on date not null,
  -- Whole rupiah.
  amount bigint not null check (amount > 0),
  designation text not null check (designation in ('general', 'region', 'partisipan', 'campaign')),
  region_id bigint references regions,
  participant_id bigint references participants,
  campaign_id bigint references campaigns,
  -- Who received it: an institution, or somebody else by name.
  receiver_id bigint references participants,
  receiver_name text check (receiver_name <> ''),
  -- What the money is for; of a counter-entry why.
  note text not null,
  proof_id bigint references downloads,
  reverses bigint references disbursements,
  -- Recorded while the site simulated payments: no money moved.
  is_simulation boolean not null,
  idempotency_key uuid not null unique,
  body_hash bytea not null,
  status text not null check (status in ('waiting', 'declined', 'done')),
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  decision_note text not null default '',
  check ((designation = 'region') = (region_id is not null)),
  check ((designation = 'partisipan') = (participant_id is not null)),
  check ((designation = 'campaign') = (campaign_id is not null)),
  check ((receiver_id is null) <> (receiver_name is null)),
  check ((decided_by is null) = (decided_at is null)),
  constraint disbursements_two_people check (status in ('waiting', 'declined') or amount <= 5000000
    or decided_by is not null and decided_by <> asked_by)
);
create unique index disbursements_reversed on disbursements (reverses) where status <> 'declined';
create index disbursements_dated on disbursements (paid_on, id);
create index disbursements_waiting on disbursements (asked_at) where status = 'waiting';

-- A decided row stays as it is, except for words about somebody who was erased, and a proof that comes later.
create function keep_disbursement() returns trigger language plpgsql as $$
declare
  loose text[] := '{note,receiver_name,decision_note}'
    || case when old.proof_id is null then '{proof_id}' else '{}' end::text[];
  decided text[] := '{status,decided_by,decided_at,decision_note}';
begin
  if to_jsonb(new) - loose <> to_jsonb(old) - loose
    and (old.status <> 'waiting' or to_jsonb(new) - decided <> to_jsonb(old) - decided) then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end $$;
create trigger disbursements_kept before update on disbursements for each row execute function keep_disbursement();
create trigger disbursements_never_gone before delete or truncate on disbursements
  for each statement execute function refuse_change();
