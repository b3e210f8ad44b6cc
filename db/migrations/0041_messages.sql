-- Messages are an inbox at the desk: somebody takes one, answers it by mail, closes it.
alter table contact_messages
  add column status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- Who is answering it, so that two do not.
  add column claimed_by bigint references users,
  add column claimed_at timestamptz,
  add column closed_at timestamptz,
  add check ((claimed_by is null) = (claimed_at is null)),
  add check (claimed_by is null or status = 'open'),
  add check ((status = 'closed') = (closed_at is not null));
-- Older ones were answered from the mailbox, as far as anybody knows; those of the last two weeks may still wait.
update contact_messages set status = 'answered' where created_at < now() - interval '14 days';

create table contact_answers (
  id bigint generated always as identity primary key,
  message_id bigint not null references contact_messages on delete cascade,
  idempotency_key uuid not null,
  text text not null,
  written_by bigint not null references users,
  written_at timestamptz not null,
  unique (message_id, idempotency_key)
);
create index contact_answers_writer on contact_answers (written_by);

create index contact_messages_status on contact_messages (status, created_at, id);
create index contact_messages_participant on contact_messages (participant_id, status, created_at, id);
create index contact_messages_claimed on contact_messages (claimed_by) where claimed_by is not null;
create index contact_messages_closed on contact_messages (closed_at) where closed_at is not null;
create index contact_messages_words on contact_messages
  using gin (name gin_trgm_ops, email gin_trgm_ops, message gin_trgm_ops);

-- Keys of the mails before it in its conversation, oldest first: the Message-IDs are made of them.
alter table letters add column thread jsonb not null default '[]';
