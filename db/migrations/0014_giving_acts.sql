-- Staff are a source of events too: money that came past the gateway, and money given back past it.
alter table donation_events drop constraint donation_events_source_check;
alter table donation_events add constraint donation_events_source_check
  check (source in ('donor', 'site', 'staff', 'notification', 'status'));

-- The rupiah that tell transfers apart belong to the gift once they arrived.
alter table donations add column code_amount bigint not null default 0 check (code_amount between 0 and 999);
alter table donations drop constraint donations_gift_amount_check;
alter table donations add constraint donations_gift_amount_check
  check (gift_amount - code_amount between 10000 and 500000000);

-- What the desk does to a gift, from the request of one person to its end.
create table donation_acts (
  id bigint generated always as identity primary key,
  donation_id bigint not null references donations,
  kind text not null check (kind in ('confirm', 'reject', 'correct', 'manual', 'refund')),
  -- Whole rupiah that it moves.
  amount bigint not null check (amount > 0),
  -- Why, or what proves it, in the words of who asked.
  reason text not null,
  idempotency_key uuid not null unique,
  body_hash bytea not null,
  -- Of a manual gift: the number of its proof, so that no list is entered twice.
  reference text check (kind = 'manual' or reference is null),
  -- The day on which the money came.
  received_on date check (kind in ('confirm', 'manual') or received_on is null),
  -- Of a correction: what it takes back; and of what was taken back, that it was.
  corrects bigint references donation_acts,
  is_corrected boolean not null default false,
  -- Of a refund: who gives it back, and where a transfer goes. The latter goes once it was sent.
  way text check ((way is not null) = (kind = 'refund') and way in ('gateway', 'bank')),
  send_to text check (kind = 'refund' or send_to is null),
  -- What the gateway answered when it did not want to.
  refusal text,
  tried_at timestamptz,
  status text not null check (status in ('waiting', 'declined', 'sending', 'to_send', 'done')),
  asked_by bigint not null references users,
  asked_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz,
  decision_note text not null default '',
  done_by bigint references users,
  done_at timestamptz,
  check ((decided_by is null) = (decided_at is null)),
  -- Two different people above five million; only a refusal needs no second one.
  constraint donation_acts_two_people check (status in ('waiting', 'declined') or kind = 'reject'
    or amount <= 5000000 or decided_by is not null and decided_by <> asked_by)
);
create unique index donation_acts_reference on donation_acts (reference) where status <> 'declined' and not is_corrected;
create index donation_acts_donation on donation_acts (donation_id, id);
create index donation_acts_due on donation_acts (status, id) where status in ('waiting', 'sending', 'to_send');
-- One at a time: what is left to give back is known only when the last one ended.
create unique index donation_acts_open on donation_acts (donation_id) where status in ('waiting', 'sending', 'to_send');
