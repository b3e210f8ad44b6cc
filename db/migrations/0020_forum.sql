-- The forum, on questions and answers (contract §8, decision 044).

alter table users add column forum_mail text not null default 'now' check (forum_mail in ('now', 'daily', 'none'));

alter table questions
  -- As its author wrote it; `body` is the HTML made of that. Null: it came as HTML.
  add column source text,
  add column locked_at timestamptz,
  -- Its answers are there now, and so is who looks for it.
  add column merged_into bigint references questions,
  -- The entry of the FAQ that was made of its accepted answer.
  add column faq_entry_id bigint references questions,
  add column hidden_reason text,
  add column edited_at timestamptz,
  add column idempotency_key uuid,
  -- Counts every change that a reader can see, for those who wait for one.
  add column seq bigint not null default 0;
create unique index questions_key on questions (created_by, idempotency_key);
create index questions_author on questions (created_by) where created_by is not null;
create index questions_waiting on questions (created_at) where status in ('held', 'hidden') and deleted_at is null;

alter table answers
  add column source text,
  add column status text not null default 'open' check (status in ('held', 'open', 'hidden')),
  add column hidden_reason text,
  add column edited_at timestamptz,
  add column idempotency_key uuid;
create unique index answers_key on answers (created_by, idempotency_key);
create index answers_author on answers (created_by) where created_by is not null;
create index answers_waiting on answers (created_at) where status <> 'open' and deleted_at is null;

-- What a question or an answer said before it was edited late; moderators read it.
create table post_revisions (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions,
  answer_id bigint references answers,
  question text,
  source text not null,
  by_user bigint references users,
  at timestamptz not null default now()
);
create index post_revisions_question on post_revisions (question_id, answer_id, id);
create index post_revisions_answer on post_revisions (answer_id) where answer_id is not null;

-- One word of doubt for each person and post. Decided ones count no more.
create table post_flags (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions,
  answer_id bigint references answers,
  user_id bigint not null references users,
  reason text not null check (reason in ('spam', 'rude', 'private', 'wrong', 'other')),
  note text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index post_flags_once on post_flags (user_id, question_id, coalesce(answer_id, 0));
create index post_flags_open on post_flags (question_id, answer_id) where decided_at is null;

create table question_follows (
  question_id bigint not null references questions,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  primary key (question_id, user_id)
);
create index question_follows_user on question_follows (user_id, question_id);

-- When somebody last read a question.
create table question_reads (
  user_id bigint not null references users,
  question_id bigint not null references questions,
  read_at timestamptz not null,
  primary key (user_id, question_id)
);

-- Who hears of which post by mail, each of it once; the question itself is answer 0.
create table post_notices (
  user_id bigint not null references users,
  question_id bigint not null references questions,
  answer_id bigint not null,
  kind text not null check (kind in ('follow', 'mention')),
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  primary key (user_id, question_id, answer_id)
);
create index post_notices_waiting on post_notices (user_id) where mailed_at is null;

-- Where a mail program goes to end letters of this kind at once (RFC 8058).
alter table letters add column unsubscribe_url text;
