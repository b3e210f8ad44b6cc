-- What someone typed on /register. No account yet: a later registration for the same address replaces it, and a job
-- removes it after 48 hours.
create table registrations (
  email text primary key check (email = lower(email)),
  -- Null once the account is active.
  password_hash text,
  -- The fields of `users` and the consents, by their wire names.
  fields jsonb not null,
  expires_at timestamptz not null,
  -- Link and code are made with the mail that carries them.
  token_hash bytea unique,
  code_hash bytea,
  code_expires_at timestamptz,
  -- Until the row is removed, a second click on the link finds the account here.
  activated_user_id bigint references users,
  created_at timestamptz not null default now()
);

-- One-use links, stored as hashes. A new one of a kind voids the person's older ones.
create table tokens (
  hash bytea primary key,
  kind text not null check (kind in ('reset', 'email-change', 'deletion', 'undo-deletion', 'newsletter')),
  user_id bigint not null references users,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index tokens_user on tokens (user_id, kind);

alter table users
  add column visits_enabled boolean not null default true,
  add column password_changed_at timestamptz,
  -- When a duty that needs a second factor was first seen at a login; seven days later it is asked for.
  add column factor_asked_at timestamptz,
  add column deletion_due_at timestamptz,
  -- Whether the published texts of a deleted account keep the name of their author.
  add column deletion_keeps_byline boolean not null default false,
  add column is_demo boolean not null default false;

-- Who agreed to which text when, and when they took it back. Rows are added and closed, never changed.
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('terms', 'privacy', 'newsletter')),
  version text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index consents_user on consents (user_id, kind, id);

-- A member's word that they belong to an institution; it counts when it is confirmed.
create table participant_claims (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  participant_id bigint not null references participants,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'refused', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references users
);
create unique index participant_claims_open on participant_claims (user_id) where status = 'pending';
create index participant_claims_institution on participant_claims (participant_id) where status = 'pending';

alter table sessions
  -- What a person names a session by; the jti stays between server and cookie.
  add column id bigint generated always as identity unique,
  -- "Chrome di Android": made from the user agent, which is not kept.
  add column device text not null default '',
  -- When password or factor was last given in this session; sensitive acts ask for it within ten minutes.
  add column proven_at timestamptz not null default now();

-- Counters shared by all processes.
create table rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index rate_limits_ends on rate_limits (ends_at);

-- Captcha solutions that were used, until they would have ended anyway.
create table captcha_solutions (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_solutions_expires on captcha_solutions (expires_at);

-- The second step of a login, or the making of a passkey: what was asked, of whom, until when.
create table factor_challenges (
  hash bytea primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('login', 'passkey', 'step-up')),
  -- What the passkey must sign.
  webauthn text,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table totp_factors (
  user_id bigint primary key references users,
  -- Sealed with the server's secret.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The newest 30-second step that was used: no code counts twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  hash bytea not null,
  used_at timestamptz,
  unique (user_id, hash)
);
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Every mail: written in the transaction that causes it, sent by a job, once per key.
create table letters (
  id bigint generated always as identity primary key,
  key text not null unique,
  to_email text not null,
  reply_to jsonb,
  subject text not null,
  text text not null,
  html text not null,
  -- A mail of a kind with a secret in it is emptied once it is sent.
  is_secret boolean not null default false,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Failed tries that were the letter's own fault; a mail server that is away is none.
  tries integer not null default 0,
  last_error text,
  -- When it is tried again; null is at once.
  next_try_at timestamptz
);
create index letters_waiting on letters (id) where sent_at is null;
create index letters_full on letters (created_at) where text <> '';
-- Letters had no rows before; what was mailed then is not mailed again.
insert into letters (key, to_email, subject, text, html, sent_at)
  select key, '', '', '', '', done_at from effects where key like 'contact-%';

-- Files that members brought. Unused ones are removed after a day.
create table uploads (
  id bigint generated always as identity primary key,
  name text not null unique,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('avatar', 'content', 'document')),
  type text not null,
  size bigint not null,
  sha256 text not null,
  width integer,
  height integer,
  -- File names of the sizes that a job made: [{"width":320,"type":"image/webp","name":"…"}, …].
  variants jsonb not null default '[]',
  original_name text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index uploads_user on uploads (user_id, created_at);
create index uploads_unused on uploads (created_at) where used_at is null;
create index uploads_variants on uploads using gin (variants jsonb_path_ops);

-- The pages that a member opened, for themselves; kept twelve months.
create table users_visits (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  path text not null,
  title text not null default '',
  created_at timestamptz not null default now()
);
create index users_visits_user on users_visits (user_id, id desc);
create index users_visits_age on users_visits (created_at);

-- Who was erased, by number alone: after a restore of an older copy they are erased again.
create table erasures (
  user_id bigint primary key,
  keeps_byline boolean not null,
  erased_at timestamptz not null default now()
);
-- What the site holds of one person is found, and lost, by these.
create index download_log_user on download_log (user_id, at);
create index contact_messages_email on contact_messages (lower(email));
create index contact_messages_age on contact_messages (created_at);
create index letters_address on letters (to_email);
